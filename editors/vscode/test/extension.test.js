// @ts-check
'use strict';

const assert = require('node:assert/strict');
const { afterEach, beforeEach, test } = require('node:test');
const { vscode, languageclient } = require('./fakes/install');
const { activate, deactivate } = require('../source/extension');

const { control } = vscode;
const { LanguageClient } = languageclient;
/** A program that is there on every machine that runs this. */
const program = process.execPath;

/** @type {{ dispose(): unknown }[]} */
let subscriptions = [];

function start() {
  return activate(/** @type {any} */ ({ subscriptions }));
}

/** @param {string} name */
function command(name) {
  return vscode.commands.executeCommand(name);
}

beforeEach(() => {
  control.reset();
  control.state.settings = { path: program };
  LanguageClient.all = [];
  LanguageClient.failure = undefined;
  subscriptions = [];
});

afterEach(async () => {
  await deactivate();
  subscriptions.forEach((part) => part.dispose());
});

function lastClient() {
  const client = LanguageClient.all.at(-1);
  assert.ok(client);
  return client;
}

/** @returns {any} */
function status() {
  assert.equal(control.seen.statusItems.length, 1);
  return control.seen.statusItems[0];
}

test('the server starts with the program and its arguments', async () => {
  control.state.settings['arguments'] = ['serve'];
  await start();
  const { server, options } = lastClient();
  assert.deepEqual(server, { command: program, args: ['serve'] });
  assert.equal(options.outputChannel, vscode.window.createOutputChannel());
  assert.equal(status().text, 'aalsp 9.9.9');
  assert.deepEqual(control.seen.errors, []);
});

test('Swift, property lists, projects and the configuration are told of', async () => {
  await start();
  const selector = lastClient().options.documentSelector;
  const named = selector.map((/** @type {any} */ filter) => filter.language ?? filter.pattern);
  assert.deepEqual([...new Set(named)], [
    'swift',
    '**/*.plist',
    '**/*.xcconfig',
    '**/*.xcodeproj/project.pbxproj',
    '**/*.{yml,yaml}',
    '**/{.aalsp.json,aalsp.json}',
  ]);
});

test('a missing program is said once, and leads to its setting', async () => {
  control.state.settings = { path: '/nowhere/aalsp' };
  control.state.answer = 'Open Settings';
  await start();
  assert.equal(LanguageClient.all.length, 0);
  assert.equal(control.seen.errors.length, 1);
  assert.match(control.seen.errors[0] ?? '', /\/nowhere\/aalsp/);
  assert.deepEqual(control.seen.executed, [['workbench.action.openSettings', 'aalsp.path']]);
  assert.equal(status().text, 'aalsp: not found');
});

test('once it is there, it is started on request', async () => {
  control.state.settings = { path: '/nowhere/aalsp' };
  await start();
  control.state.settings = { path: program };
  await command('aalsp.restart');
  assert.equal(status().text, 'aalsp 9.9.9');
});

test('a restart ends one server before it starts the next', async () => {
  await start();
  const first = lastClient();
  await Promise.all([command('aalsp.restart'), command('aalsp.restart')]);
  assert.equal(LanguageClient.all.length, 3);
  const running = LanguageClient.all.filter((client) => client.isRunning());
  assert.deepEqual(running, [lastClient()]);
  assert.equal(first.isDisposed, true);
});

test('another program restarts the server, another setting does not', async () => {
  await start();
  const change = (/** @type {string} */ changed) =>
    control.settings.fire({ affectsConfiguration: (/** @type {string} */ n) => n === changed });
  change('aalsp.rules');
  await command('aalsp.showLog');
  assert.equal(LanguageClient.all.length, 1);
  change('aalsp.path');
  await command('aalsp.restart');
  assert.equal(LanguageClient.all.length, 3);
});

test('a server that does not start is said in the status, and can be started again', async () => {
  LanguageClient.failure = new Error('It crashed.');
  await start();
  const { text, detail } = status();
  assert.deepEqual([text, detail], ['aalsp: stopped', 'It crashed.']);
  LanguageClient.failure = undefined;
  await command('aalsp.restart');
  assert.equal(status().text, 'aalsp 9.9.9');
});

test('a server that stops by itself is shown', async () => {
  await start();
  lastClient().become(languageclient.State.Stopped);
  assert.equal(status().text, 'aalsp: stopped');
});

test('trust starts what could not be found without it', async () => {
  control.state.isTrusted = false;
  control.state.settings = { path: '/nowhere/aalsp' };
  await start();
  control.state.settings = { path: program };
  control.trust.fire(undefined);
  await command('aalsp.showLog');
  await deactivate();
  assert.equal(LanguageClient.all.length, 1);
});

test('debug information joins the editor’s and the server’s', async () => {
  await start();
  await command('aalsp.showDebugInformation');
  const [shown] = control.seen.shown;
  assert.equal(shown?.path, '/aalsp debug.json');
  const { editor, condition, server } = JSON.parse(shown?.text ?? '');
  assert.equal(editor, 'VS Code 1.0.0');
  assert.deepEqual(condition, { state: 'running', version: '9.9.9', command: program });
  assert.deepEqual(server, { filesRead: 18 });
  assert.deepEqual(lastClient().requests, [
    ['workspace/executeCommand', { command: 'aalsp.debugInformation' }],
  ]);
});

test('without a server debug information says so', async () => {
  control.state.settings = { path: '/nowhere/aalsp' };
  await start();
  await command('aalsp.showDebugInformation');
  const { condition, server } = JSON.parse(control.seen.shown[0]?.text ?? '');
  assert.equal(condition.state, 'missing');
  assert.equal(server, null);
});

test('the map needs a folder, and tells what went wrong', async () => {
  await start();
  await command('aalsp.showMap');
  assert.deepEqual(control.seen.notes, ['Open the folder of an app to see its map.']);
  control.state.folders = [{ name: 'here', uri: vscode.Uri.file(__dirname) }];
  await command('aalsp.showMap');
  assert.match(control.seen.errors[0] ?? '', /^No map: /);
});

test('the end of the editor ends the server', async () => {
  await start();
  await deactivate();
  assert.deepEqual([lastClient().isRunning(), lastClient().isDisposed], [false, true]);
});
