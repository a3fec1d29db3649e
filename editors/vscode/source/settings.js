// @ts-check
'use strict';

/** What of the settings the server reads; the rest is the extension's. The same as in a file. */
const names = ['rules', 'exclude', 'components', 'scope'];

/** Told to the server at the start, and when one of them changes. */
const configurationSection = names.map((name) => `aalsp.${name}`);

/**
 * @param {unknown} settings
 * @returns {unknown}
 */
function forServer(settings) {
  if (typeof settings !== 'object' || settings === null) return settings;
  return Object.fromEntries(Object.entries(settings).filter(([name]) => names.includes(name)));
}

/**
 * Answers the server's own questions for its settings likewise.
 *
 * @type {NonNullable<
 *   import('vscode-languageclient/node').ConfigurationMiddleware['configuration']>}
 */
async function configuration({ items }, token, next) {
  const answer = await next({ items }, token);
  if (!Array.isArray(answer)) return answer;
  return answer.map((each, index) =>
    items[index]?.section === 'aalsp' ? forServer(each) : each
  );
}

module.exports = { configuration, configurationSection };
