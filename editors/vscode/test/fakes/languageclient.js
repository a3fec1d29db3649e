// @ts-check
'use strict';

const State = { Stopped: 1, Starting: 3, Running: 2 };

/** A client that starts at once, unless told to fail, and keeps what it was asked. */
class LanguageClient {
  /** @type {LanguageClient[]} */
  static all = [];
  /** @type {Error | undefined} */
  static failure;

  /**
   * @param {string} id
   * @param {string} name
   * @param {{ command: string, args?: string[] }} server
   * @param {any} options
   */
  constructor(id, name, server, options) {
    Object.assign(this, { id, name });
    this.server = server;
    this.options = options;
    this.state = State.Stopped;
    /** @type {((change: { newState: number }) => void)[]} */
    this.listeners = [];
    /** @type {[string, unknown][]} */
    this.requests = [];
    this.isDisposed = false;
    /** @type {{ serverInfo: { version: string } } | undefined} */
    this.initializeResult = undefined;
    LanguageClient.all.push(this);
  }

  /** @param {(change: { newState: number }) => void} listener */
  onDidChangeState(listener) {
    this.listeners.push(listener);
  }

  /** @param {number} state */
  become(state) {
    this.state = state;
    for (const listener of this.listeners) listener({ newState: state });
  }

  async start() {
    this.become(State.Starting);
    if (LanguageClient.failure) {
      this.become(State.Stopped);
      throw LanguageClient.failure;
    }
    this.initializeResult = { serverInfo: { version: '9.9.9' } };
    this.become(State.Running);
  }

  needsStop() {
    return this.state !== State.Stopped;
  }

  isRunning() {
    return this.state === State.Running;
  }

  async stop() {
    this.become(State.Stopped);
  }

  async dispose() {
    this.isDisposed = true;
  }

  /**
   * @param {string} method
   * @param {unknown} params
   */
  async sendRequest(method, params) {
    this.requests.push([method, params]);
    return { filesRead: 18 };
  }
}

module.exports = { LanguageClient, State };
