// @ts-check
'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
const { resolveBinary } = require('../source/binary');

/**
 * @param {readonly string[]} programs what can be run
 * @param {Partial<import('../source/binary').Surroundings>} [rest]
 */
function resolve(programs, rest = {}) {
  return resolveBinary({
    setting: '',
    environment: { PATH: '/usr/bin:relative::/opt/bin' },
    folders: ['/Users/me/app', '/Users/me/other'],
    isTrusted: true,
    platform: 'linux',
    home: '/Users/me',
    isExecutable: (file) => programs.includes(file),
    ...rest,
  });
}

test('the setting comes first', () => {
  const programs = ['/opt/aalsp', '/env/aalsp', '/usr/bin/aalsp'];
  const environment = { PATH: '/usr/bin', AALSP_PATH: '/env/aalsp' };
  assert.deepEqual(resolve(programs, { setting: ' /opt/aalsp ', environment }), {
    command: '/opt/aalsp',
    origin: 'the setting aalsp.path',
  });
});

test('then the environment variable, PATH, and the builds of the workspace', () => {
  const environment = { PATH: '/usr/bin', AALSP_PATH: '/env/aalsp' };
  const builds = ['/Users/me/app/.build/debug/aalsp', '/Users/me/app/.build/release/aalsp'];
  const found = (/** @type {string[]} */ programs, rest = {}) =>
    /** @type {any} */ (resolve(programs, rest)).command;
  assert.equal(found(['/env/aalsp', '/usr/bin/aalsp'], { environment }), '/env/aalsp');
  assert.equal(found(['/opt/bin/aalsp', ...builds]), '/opt/bin/aalsp');
  assert.equal(found(builds), '/Users/me/app/.build/release/aalsp');
  assert.equal(found(['/Users/me/other/.build/debug/aalsp']), '/Users/me/other/.build/debug/aalsp');
});

test('home and the workspace’s folder are known', () => {
  const home = resolve(['/Users/me/bin/aalsp'], { setting: '~/bin/aalsp' });
  assert.equal(/** @type {any} */ (home).command, '/Users/me/bin/aalsp');
  const setting = '${workspaceFolder}/tools/aalsp';
  const folder = resolve(['/Users/me/app/tools/aalsp'], { setting });
  assert.equal(/** @type {any} */ (folder).command, '/Users/me/app/tools/aalsp');
});

test('what a person named is not replaced', () => {
  const missing = resolve(['/usr/bin/aalsp'], { setting: '/nowhere/aalsp' });
  assert.match(/** @type {any} */ (missing).problem, /“\/nowhere\/aalsp”, from the setting/);
  const relative = resolve(['/usr/bin/aalsp'], { environment: { AALSP_PATH: 'aalsp' } });
  assert.match(/** @type {any} */ (relative).problem, /AALSP_PATH, is no absolute path/);
});

test('a workspace that is not trusted brings no program', () => {
  const build = '/Users/me/app/.build/release/aalsp';
  const result = resolve([build], { isTrusted: false });
  assert.match(/** @type {any} */ (result).problem, /^There is no aalsp on PATH\. Build it with/);
});

test('a relative folder on PATH is not searched', () => {
  assert.ok('problem' in resolve(['relative/aalsp', 'aalsp']));
});

test('the problem says what to do', () => {
  const { problem } = /** @type {{ problem: string }} */ (resolve([]));
  assert.match(problem, /on PATH or in the workspace’s \.build/);
  assert.match(problem, /swift build -c release/);
  assert.match(problem, /aalsp\.path/);
});

test('a folder of that name is no program', () => {
  assert.ok('problem' in resolve([], { setting: __dirname, isExecutable: undefined }));
  const self = resolve([], { setting: process.execPath, isExecutable: undefined });
  assert.deepEqual(self, { command: process.execPath, origin: 'the setting aalsp.path' });
});
