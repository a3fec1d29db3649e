// @ts-check
'use strict';

/**
 * Puts the fakes in the place of the modules that only the editor, or the network, has. To be
 * required before anything of the extension.
 */
const Module = require('module');

/** @type {Record<string, any>} */
const fakes = {
  vscode: require('./vscode'),
  'vscode-languageclient/node': require('./languageclient'),
};

const loader = /** @type {any} */ (Module);
const load = loader._load;
loader._load = (/** @type {string} */ request, /** @type {any[]} */ ...rest) =>
  fakes[request] ?? load(request, ...rest);

module.exports = {
  /** @type {typeof import('./vscode')} */
  vscode: fakes['vscode'],
  /** @type {typeof import('./languageclient')} */
  languageclient: fakes['vscode-languageclient/node'],
};
