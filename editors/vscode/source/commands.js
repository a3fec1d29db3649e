// @ts-check
'use strict';

const vscode = require('vscode');
const { readMap } = require('./map');

/**
 * @typedef {import('./session').Session} Session
 * @typedef {import('./readonly').ReadonlyDocuments} ReadonlyDocuments
 */

/** The folder of the document in front, the only one, or the one that is picked. */
async function pickFolder() {
  const { workspace, window } = vscode;
  const front = window.activeTextEditor?.document.uri;
  const folders = workspace.workspaceFolders ?? [];
  return (
    (front && workspace.getWorkspaceFolder(front)) ??
    (folders.length > 1 ? await window.showWorkspaceFolderPick() : folders[0])
  );
}

/**
 * What a report of trouble should say: the editor, the program, and what the server says of itself.
 *
 * @param {Session} session
 */
async function debugInformation({ client, condition }) {
  const server = client?.isRunning()
    ? await client.sendRequest('workspace/executeCommand', { command: 'aalsp.debugInformation' })
    : null;
  const { platform, arch } = process;
  return { editor: `VS Code ${vscode.version}`, system: `${platform} ${arch}`, condition, server };
}

/**
 * @param {Session} session
 * @param {ReadonlyDocuments} documents
 */
async function showDebugInformation(session, documents) {
  const information = await debugInformation(session);
  await documents.show('aalsp debug.json', `${JSON.stringify(information, null, 2)}\n`);
}

/**
 * @param {Session} session
 * @param {ReadonlyDocuments} documents
 */
async function showMap(session, documents) {
  const binary = session.findBinary();
  if ('problem' in binary) {
    await vscode.window.showErrorMessage(binary.problem);
    return;
  }
  const folder = await pickFolder();
  if (!folder) {
    await vscode.window.showInformationMessage('Open the folder of an app to see its map.');
    return;
  }
  const format = vscode.workspace.getConfiguration('aalsp').get('map.format');
  try {
    const { name, text } = await readMap(
      binary.command,
      { name: folder.name, path: folder.uri.fsPath },
      format === 'mermaid' ? 'mermaid' : 'text'
    );
    await documents.show(name, text);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    await vscode.window.showErrorMessage(`No map: ${said}`);
  }
}

/**
 * `aalsp.debugInformation` is not among them: the client registers what the server serves.
 *
 * @param {Session} session
 * @param {ReadonlyDocuments} documents
 * @returns {vscode.Disposable}
 */
function registerCommands(session, documents) {
  const { registerCommand } = vscode.commands;
  return vscode.Disposable.from(
    registerCommand('aalsp.restart', () => session.restart()),
    registerCommand('aalsp.showLog', () => session.log.show()),
    registerCommand('aalsp.showDebugInformation', () => showDebugInformation(session, documents)),
    registerCommand('aalsp.showMap', () => showMap(session, documents))
  );
}

module.exports = { registerCommands };
