// @ts-check
'use strict';

const vscode = require('vscode');

const scheme = 'aalsp-shown';

/** Texts that are shown and cannot be edited, each under its name. Shown anew, it is replaced. */
class ReadonlyDocuments {
  constructor() {
    /** @type {Map<string, string>} */
    this.texts = new Map();
    /** @type {vscode.EventEmitter<vscode.Uri>} */
    this.changes = new vscode.EventEmitter();
    this.onDidChange = this.changes.event;
  }

  /** @param {vscode.Uri} uri */
  provideTextDocumentContent(uri) {
    return this.texts.get(uri.path) ?? '';
  }

  /**
   * @param {string} name with an extension, which sets the language
   * @param {string} text
   */
  async show(name, text) {
    const uri = vscode.Uri.from({ scheme, path: `/${name}` });
    this.texts.set(uri.path, text);
    this.changes.fire(uri);
    const document = await vscode.workspace.openTextDocument(uri);
    await vscode.window.showTextDocument(document, { preview: true });
  }

  /** @returns {vscode.Disposable} */
  register() {
    return vscode.Disposable.from(
      this.changes,
      vscode.workspace.registerTextDocumentContentProvider(scheme, this)
    );
  }
}

module.exports = { ReadonlyDocuments };
