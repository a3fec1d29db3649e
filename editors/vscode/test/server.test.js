// @ts-check
'use strict';

/**
 * What the extension expects of the server, asked of the program that AALSP_BINARY names.
 */
const assert = require('node:assert/strict');
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { readMap } = require('../source/map');

const named = process.env['AALSP_BINARY'] ?? '';
const binary = named && path.resolve(named);
const skip = binary === '' && 'AALSP_BINARY names no program';
const fixtures = path.join(__dirname, '..', '..', '..', 'protocol-fixtures');
const folder = { name: 'draw', path: path.join(fixtures, 'workspaces', 'draw') };

/**
 * Sends messages, ends the input, and reads what came.
 *
 * @param {object[]} messages
 * @returns {any[]}
 */
function converse(messages) {
  const input = messages.map((message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  });
  const { stdout } = spawnSync(binary, [], { input: Buffer.concat(input), timeout: 60000 });
  const answers = [];
  for (let rest = stdout; rest.length > 0; ) {
    const end = rest.indexOf('\r\n\r\n') + 4;
    const length = Number(/Content-Length: (\d+)/.exec(rest.toString('latin1', 0, end))?.[1]);
    answers.push(JSON.parse(rest.toString('utf8', end, end + length)));
    rest = rest.subarray(end + length);
  }
  return answers;
}

test('the server takes the client as it is, and serves what the commands ask', { skip }, () => {
  const recorded = fs.readFileSync(path.join(fixtures, 'clients', 'vscode.json'), 'utf8');
  const answers = converse([
    { id: 1, method: 'initialize', params: JSON.parse(recorded) },
    { method: 'initialized', params: {} },
    { id: 2, method: 'workspace/executeCommand', params: { command: 'aalsp.debugInformation' } },
    { id: 3, method: 'shutdown' },
    { method: 'exit' },
  ]);
  const result = (/** @type {number} */ id) =>
    answers.find((answer) => answer.id === id && 'result' in answer)?.result;
  const { commands } = result(1).capabilities.executeCommandProvider;
  assert.ok(commands.includes('aalsp.debugInformation'), commands);
  assert.equal(result(1).serverInfo.name, 'aalsp');
  assert.equal(result(2).version, result(1).serverInfo.version);
});

test('the map is drawn in both forms', { skip }, async () => {
  const text = await readMap(binary, folder, 'text');
  assert.match(text.text, /Gallery/);
  const diagram = await readMap(binary, folder, 'mermaid');
  assert.match(diagram.text, /^```mermaid\nflowchart [^]*Gallery[^]*\n```\n$/);
});
