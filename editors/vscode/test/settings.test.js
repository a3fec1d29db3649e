// @ts-check
'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { configuration, configurationSection } = require('../source/settings');

/**
 * @param {import('vscode-languageclient/node').ConfigurationItem[]} items
 * @param {unknown} answer what the editor has
 */
function ask(items, answer) {
  const next = /** @type {any} */ (async () => answer);
  const token = /** @type {any} */ ({});
  return configuration({ items }, token, next);
}

test('the server is told its own settings', () => {
  assert.deepEqual(configurationSection, [
    'aalsp.rules',
    'aalsp.exclude',
    'aalsp.components',
    'aalsp.scope',
  ]);
});

test('asked for all of them, the extension’s own are left out', async () => {
  const settings = { path: '/opt/aalsp', rules: { 'text-small': 'off' }, trace: {}, exclude: [] };
  const answer = await ask([{ section: 'aalsp' }, { section: 'files.exclude' }], [settings, 7]);
  assert.deepEqual(answer, [{ rules: { 'text-small': 'off' }, exclude: [] }, 7]);
});

test('no settings are none', async () => {
  assert.deepEqual(await ask([{ section: 'aalsp' }], [null]), [null]);
});
