// @ts-check
'use strict';

const vscode = require('vscode');
const { registerCommands } = require('./commands');
const { ReadonlyDocuments } = require('./readonly');
const { Session } = require('./session');
const { showStatus } = require('./status');

/** @type {Session | undefined} */
let session;

/**
 * Says once that the program is missing, and leads to where it is set.
 *
 * @param {import('./session').Condition} condition
 */
async function askForBinary({ state, problem }) {
  if (state !== 'missing' || !problem) return;
  const open = 'Open Settings';
  const retry = 'Try Again';
  const choice = await vscode.window.showErrorMessage(problem, open, retry);
  if (choice === open) {
    await vscode.commands.executeCommand('workbench.action.openSettings', 'aalsp.path');
  } else if (choice === retry) {
    await vscode.commands.executeCommand('aalsp.restart');
  }
}

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const log = vscode.window.createOutputChannel('aalsp', { log: true });
  const current = new Session(log);
  const documents = new ReadonlyDocuments();
  session = current;
  context.subscriptions.push(
    log,
    current.changes,
    documents.register(),
    registerCommands(current, documents),
    showStatus(current),
    current.changes.event(askForBinary),
    vscode.workspace.onDidGrantWorkspaceTrust(() => {
      if (current.condition.state === 'missing') return current.restart();
      return undefined;
    }),
    vscode.workspace.onDidChangeConfiguration((event) => {
      const isOther = ['aalsp.path', 'aalsp.arguments'].some((name) =>
        event.affectsConfiguration(name)
      );
      return isOther ? current.restart() : undefined;
    })
  );
  await current.restart();
}

async function deactivate() {
  await session?.stop();
  session = undefined;
}

module.exports = { activate, deactivate };
