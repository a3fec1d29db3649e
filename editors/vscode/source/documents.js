// @ts-check
'use strict';

/**
 * What the server is told of. Property lists and project files are matched by name, since their
 * language depends on what else is installed: xml, plist, property-list, or none. Of YAML, the server
 * looks at XcodeGen's specifications and what they include.
 *
 * @type {import('vscode-languageclient/node').DocumentFilter[]}
 */
const documentSelector = [
  { scheme: 'file', language: 'swift' },
  { scheme: 'untitled', language: 'swift' },
  { scheme: 'file', pattern: '**/*.plist' },
  { scheme: 'file', pattern: '**/*.xcconfig' },
  { scheme: 'file', pattern: '**/*.xcodeproj/project.pbxproj' },
  { scheme: 'file', pattern: '**/*.{yml,yaml}' },
  { scheme: 'file', pattern: '**/{.aalsp.json,aalsp.json}' },
];

module.exports = { documentSelector };
