// @ts-check
'use strict';

const vscode = require('vscode');
const { LanguageClient, State } = require('vscode-languageclient/node');
const { resolveBinary } = require('./binary');
const { documentSelector } = require('./documents');
const { configuration, configurationSection } = require('./settings');

/**
 * How it is with the server.
 *
 * @typedef {object} Condition
 * @property {'missing' | 'starting' | 'running' | 'stopped'} state
 * @property {string} [version] of the server, while it runs
 * @property {string} [command] the program
 * @property {string} [problem] in words for a person
 */

/** The server's life: one client at a time, from the program that is found when it starts. */
class Session {
  /** @param {vscode.LogOutputChannel} log */
  constructor(log) {
    this.log = log;
    /** @type {LanguageClient | undefined} */
    this.client = undefined;
    /** @type {Condition} */
    this.condition = { state: 'stopped' };
    this.changes = new vscode.EventEmitter();
    /** One start or stop after the other, however fast they are asked for. */
    this.turn = Promise.resolve();
  }

  /** @returns {import('./binary').Resolution} */
  findBinary() {
    return resolveBinary({
      setting: vscode.workspace.getConfiguration('aalsp').get('path', ''),
      environment: process.env,
      folders: (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath),
      isTrusted: vscode.workspace.isTrusted,
    });
  }

  /** Starts the server anew, from wherever the program is now. */
  restart() {
    return this.inTurn(async () => {
      await this.endClient();
      await this.startClient();
    });
  }

  stop() {
    return this.inTurn(() => this.endClient());
  }

  /**
   * @private
   * @param {() => Promise<void>} work
   */
  inTurn(work) {
    this.turn = this.turn.then(work).catch((error) => {
      this.log.error(String(error));
      this.become({ state: 'stopped', problem: String(error?.message ?? error) });
    });
    return this.turn;
  }

  /**
   * @private
   * @param {Condition} condition
   */
  become(condition) {
    this.condition = condition;
    this.changes.fire(condition);
  }

  /** @private */
  async startClient() {
    const binary = this.findBinary();
    if ('problem' in binary) {
      this.log.warn(binary.problem);
      this.become({ state: 'missing', problem: binary.problem });
      return;
    }
    const { command, origin } = binary;
    this.log.info(`Starting ${command} (${origin})`);
    /** @type {string[]} */
    const args = vscode.workspace.getConfiguration('aalsp').get('arguments') ?? [];
    const client = new LanguageClient(
      'aalsp',
      'aalsp',
      { command, args },
      {
        documentSelector,
        outputChannel: this.log,
        diagnosticCollectionName: 'aalsp',
        synchronize: { configurationSection },
        middleware: { workspace: { configuration } },
        diagnosticPullOptions: { onChange: true, onFocus: true },
        initializationOptions: { commands: ['aalsp.showMap'] },
      }
    );
    this.client = client;
    client.onDidChangeState(({ newState }) => {
      if (this.client === client) this.become(this.conditionOf(client, newState, command));
    });
    await client.start();
  }

  /**
   * @private
   * @param {LanguageClient} client
   * @param {State} state
   * @param {string} command
   * @returns {Condition}
   */
  conditionOf(client, state, command) {
    if (state === State.Running) {
      return { state: 'running', version: client.initializeResult?.serverInfo?.version, command };
    }
    return { state: state === State.Stopped ? 'stopped' : 'starting', command };
  }

  /** @private */
  async endClient() {
    const client = this.client;
    this.client = undefined;
    if (!client) return;
    try {
      if (client.needsStop()) await client.stop();
    } finally {
      await client.dispose();
      this.become({ state: 'stopped' });
    }
  }
}

module.exports = { Session };
