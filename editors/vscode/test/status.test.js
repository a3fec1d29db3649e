// @ts-check
'use strict';

const assert = require('node:assert/strict');
const { test } = require('node:test');
require('./fakes/install');
const { appearance } = require('../source/status');

test('the version and the program are shown', () => {
  const { text, detail, busy, command } = appearance({
    state: 'running',
    version: '1.2.3',
    command: '/opt/aalsp',
  });
  assert.deepEqual([text, detail, busy], ['aalsp 1.2.3', '/opt/aalsp', false]);
  assert.equal(command?.command, 'aalsp.showLog');
});

test('a server without a version runs all the same', () => {
  assert.equal(appearance({ state: 'running' }).text, 'aalsp');
});

test('starting is busy', () => {
  assert.equal(appearance({ state: 'starting' }).busy, true);
});

test('what is wrong is told, with what helps', () => {
  const missing = appearance({ state: 'missing', problem: 'Not there.' });
  assert.deepEqual([missing.severity, missing.detail], [2, 'Not there.']);
  assert.deepEqual(missing.command?.arguments, ['aalsp.path']);
  const stopped = appearance({ state: 'stopped' });
  assert.deepEqual([stopped.severity, stopped.command?.command], [1, 'aalsp.restart']);
});
