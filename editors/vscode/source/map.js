// @ts-check
'use strict';

const { execFile } = require('child_process');

/** A map of a large app has some hundred kilobytes. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Runs the program.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<string>} what it prints on standard output
 */
function run(command, args, cwd) {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: mostBytes }, (error, output, errors) => {
      if (error) reject(new Error(errors.trim() || error.message));
      else resolve(output);
    });
  });
}

/**
 * The map of the screens that Assistive Access reaches in a folder, as a document.
 *
 * @param {string} command the program
 * @param {{ name: string, path: string }} folder
 * @param {'text' | 'mermaid'} format
 * @param {typeof run} runProgram
 */
async function readMap(command, folder, format, runProgram = run) {
  const output = await runProgram(command, ['map', '--format', format, folder.path], folder.path);
  if (output.trim() === '') {
    return { name: `${folder.name}.txt`, text: 'No Assistive Access scene was found.\n' };
  }
  return format === 'mermaid'
    ? { name: `${folder.name}.md`, text: `\`\`\`mermaid\n${output}\`\`\`\n` }
    : { name: `${folder.name}.txt`, text: output };
}

module.exports = { readMap };
