// @ts-check
'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { readMap } = require('../source/map');

const folder = { name: 'Draw', path: '/Users/me/Draw for all' };

/** @param {string} output */
function printing(output) {
  /** @type {unknown[]} */
  const calls = [];
  const run = async (/** @type {unknown[]} */ ...call) => {
    calls.push(call);
    return output;
  };
  return { calls, run };
}

test('the text is shown as it is printed', async () => {
  const { calls, run } = printing('Draw\n└ Gallery\n');
  const map = await readMap('/opt/aalsp', folder, 'text', run);
  assert.deepEqual(map, { name: 'Draw.txt', text: 'Draw\n└ Gallery\n' });
  const args = ['map', '--format', 'text', '/Users/me/Draw for all'];
  assert.deepEqual(calls, [['/opt/aalsp', args, '/Users/me/Draw for all']]);
});

test('a diagram stands in a Markdown document', async () => {
  const { run } = printing('flowchart TD\n');
  const map = await readMap('/opt/aalsp', folder, 'mermaid', run);
  assert.deepEqual(map, { name: 'Draw.md', text: '```mermaid\nflowchart TD\n```\n' });
});

test('no scene is said, not shown as nothing', async () => {
  const { run } = printing('\n');
  const { text } = await readMap('/opt/aalsp', folder, 'text', run);
  assert.equal(text, 'No Assistive Access scene was found.\n');
});

test('a real program is run, and what it says on standard error is the reason', async () => {
  const here = { name: 'here', path: __dirname };
  await assert.rejects(readMap(process.execPath, here, 'text'), /Cannot find module/);
  await assert.rejects(readMap('/nowhere/aalsp', here, 'text'), /ENOENT/);
});
