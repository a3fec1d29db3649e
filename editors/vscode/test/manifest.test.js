// @ts-check
'use strict';

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const { test } = require('node:test');
const { vscode } = require('./fakes/install');
const { activate, deactivate } = require('../source/extension');
const { configurationSection } = require('../source/settings');

const root = path.join(__dirname, '..');
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const { contributes } = manifest;
const sources = fs
  .readdirSync(path.join(root, 'source'))
  .map((name) => fs.readFileSync(path.join(root, 'source', name), 'utf8'));

test('each command in the menu exists, and the other way round', async () => {
  vscode.control.state.settings = { path: process.execPath };
  /** @type {{ dispose(): unknown }[]} */
  const subscriptions = [];
  await activate(/** @type {any} */ ({ subscriptions }));
  const declared = contributes.commands.map((/** @type {any} */ each) => each.command);
  assert.deepEqual([...vscode.control.seen.commands.keys()].sort(), declared.sort());
  await deactivate();
});

test('each setting that is read is declared', () => {
  const declared = Object.keys(contributes.configuration.properties);
  const read = sources.flatMap((text) =>
    [...text.matchAll(/getConfiguration\('aalsp'\)\s*\.get\('([^']+)'/g)].map((m) => m[1])
  );
  assert.ok(read.length >= 3);
  for (const name of read) assert.ok(declared.includes(`aalsp.${name}`), name);
});

test('each setting is explained and has a default', () => {
  for (const [name, setting] of Object.entries(contributes.configuration.properties)) {
    assert.ok(setting.description ?? setting.markdownDescription, name);
    assert.ok('default' in setting, name);
  }
});

test('what names a program is not taken from a workspace that is not trusted', () => {
  const { untrustedWorkspaces } = manifest.capabilities;
  assert.deepEqual(untrustedWorkspaces.restrictedConfigurations, [
    'aalsp.path',
    'aalsp.arguments',
  ]);
});

test('the schema of the configuration is brought along', () => {
  const [{ url, fileMatch }] = contributes.jsonValidation;
  assert.deepEqual(fileMatch, ['.aalsp.json', 'aalsp.json']);
  assert.match(manifest.scripts['vscode:prepublish'], /\.\.\/schema\/aalsp\.schema\.json schema/);
  assert.equal(url, './schema/aalsp.schema.json');
});

const schemaFile = path.join(root, '..', 'schema', 'aalsp.schema.json');
const noSchema = !fs.existsSync(schemaFile) && 'there is no editors/schema/aalsp.schema.json';

test('the server’s settings are those of the file', { skip: noSchema }, () => {
  const { properties } = JSON.parse(fs.readFileSync(schemaFile, 'utf8'));
  for (const section of configurationSection) {
    assert.ok(section.replace('aalsp.', '') in properties, section);
    assert.ok(section in contributes.configuration.properties, section);
  }
});

test('the main file is there', () => {
  assert.ok(fs.existsSync(path.join(root, manifest.main)));
});
