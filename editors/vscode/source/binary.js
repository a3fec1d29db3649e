// @ts-check
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');

/**
 * Where to look, and how. What comes from the machine stands here, so that a test can say it.
 *
 * @typedef {object} Surroundings
 * @property {string} setting what `aalsp.path` says, empty for nothing
 * @property {NodeJS.ProcessEnv} environment
 * @property {readonly string[]} folders the workspace's folders, the first one first
 * @property {boolean} isTrusted whether programs from the workspace may run
 * @property {NodeJS.Platform} [platform]
 * @property {string} [home]
 * @property {(file: string) => boolean} [isExecutable]
 */

/**
 * The program, and who named it; or what is wrong, in words for a person.
 *
 * @typedef {{ command: string, origin: string } | { problem: string }} Resolution
 */

/** @param {string} file */
function isExecutableFile(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {string} text
 * @param {Surroundings} surroundings
 */
function expand(text, { folders, home = os.homedir() }) {
  return text
    .replace(/^~(?=$|[/\\])/, () => home)
    .replaceAll('${workspaceFolder}', () => folders[0] ?? '');
}

/**
 * Every place where the program may be, without those that a person named.
 *
 * @param {Surroundings} surroundings
 * @returns {{ command: string, origin: string }[]}
 */
function usualPlaces({ environment, folders, isTrusted, platform = process.platform }) {
  const name = platform === 'win32' ? 'aalsp.exe' : 'aalsp';
  const separator = platform === 'win32' ? ';' : ':';
  const searched = (environment['PATH'] ?? environment['Path'] ?? '').split(separator);
  const places = searched
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => ({ command: path.join(folder, name), origin: 'PATH' }));
  if (!isTrusted) return places;
  for (const folder of folders) {
    for (const build of ['release', 'debug']) {
      places.push({
        command: path.join(folder, '.build', build, name),
        origin: 'the workspace’s build',
      });
    }
  }
  return places;
}

/**
 * Finds the program. What a person named is taken or found wrong: nothing else takes its place.
 *
 * @param {Surroundings} surroundings
 * @returns {Resolution}
 */
function resolveBinary(surroundings) {
  const { setting, environment, isTrusted, isExecutable = isExecutableFile } = surroundings;
  const named = [
    { value: setting, origin: 'the setting aalsp.path' },
    { value: environment['AALSP_PATH'] ?? '', origin: 'the environment variable AALSP_PATH' },
  ];
  for (const { value, origin } of named) {
    if (value.trim() === '') continue;
    const command = expand(value.trim(), surroundings);
    if (!path.isAbsolute(command)) {
      return { problem: `“${command}”, from ${origin}, is no absolute path.` };
    }
    if (!isExecutable(command)) {
      return { problem: `“${command}”, from ${origin}, is no program that can be run.` };
    }
    return { command, origin };
  }
  const found = usualPlaces(surroundings).find(({ command }) => isExecutable(command));
  if (found) return found;
  const places = isTrusted ? 'on PATH or in the workspace’s .build' : 'on PATH';
  return {
    problem:
      `There is no aalsp ${places}. Build it with “swift build -c release” in its repository, ` +
      'and put .build/release/aalsp on PATH or name it in the setting aalsp.path.',
  };
}

module.exports = { resolveBinary };
