// @ts-check
'use strict';

const vscode = require('vscode');
const { documentSelector } = require('./documents');

/** @typedef {import('./session').Condition} Condition */

/** The commands that help in each state. */
const showLog = { title: 'Show Log', command: 'aalsp.showLog' };
const restart = { title: 'Restart', command: 'aalsp.restart' };
const openSettings = {
  title: 'Open Settings',
  command: 'workbench.action.openSettings',
  arguments: ['aalsp.path'],
};

/**
 * What the language status shows, and the command that stands beside it.
 *
 * @typedef {Pick<vscode.LanguageStatusItem,
 *   'text' | 'severity' | 'detail' | 'busy' | 'command'>} Appearance
 */

/**
 * @param {string} text
 * @param {vscode.LanguageStatusSeverity} severity
 * @param {string | undefined} detail
 * @param {vscode.Command} command
 * @returns {Appearance}
 */
function look(text, severity, detail, command) {
  return { text, severity, detail, busy: false, command };
}

/**
 * @param {Condition} condition
 * @returns {Appearance}
 */
function appearance({ state, version, problem, command }) {
  const { Error, Warning, Information } = vscode.LanguageStatusSeverity;
  switch (state) {
    case 'missing':
      return look('aalsp: not found', Error, problem, openSettings);
    case 'starting':
      return { ...look('aalsp: starting', Information, command, showLog), busy: true };
    case 'stopped':
      return look('aalsp: stopped', Warning, problem, restart);
    case 'running':
      return look(version ? `aalsp ${version}` : 'aalsp', Information, command, showLog);
  }
}

/**
 * The item in the language status of Swift files, property lists and projects.
 *
 * @param {import('./session').Session} session
 * @returns {vscode.Disposable}
 */
function showStatus(session) {
  // The editor's own filters know no protocol's; these have the same form.
  const selector = /** @type {vscode.DocumentSelector} */ (documentSelector);
  const item = vscode.languages.createLanguageStatusItem('aalsp.server', selector);
  item.name = 'aalsp';
  /** @param {Condition} condition */
  const show = (condition) => void Object.assign(item, appearance(condition));
  show(session.condition);
  return vscode.Disposable.from(item, session.changes.event(show));
}

module.exports = { appearance, showStatus };
