// @ts-check
'use strict';

/**
 * As much of the editor as the extension touches. `state` is what a test sets, and `seen` what the
 * extension did.
 */

class EventEmitter {
  constructor() {
    /** @type {Set<(value: any) => unknown>} */
    this.listeners = new Set();
    this.event = (/** @type {(value: any) => unknown} */ listener) => {
      this.listeners.add(listener);
      return new Disposable(() => this.listeners.delete(listener));
    };
  }
  /** @param {unknown} value */
  fire(value) {
    for (const listener of this.listeners) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

class Disposable {
  /** @param {() => unknown} end */
  constructor(end) {
    this.dispose = end;
  }
  /** @param {{ dispose(): unknown }[]} parts */
  static from(...parts) {
    return new Disposable(() => parts.forEach((part) => part.dispose()));
  }
}

/** @param {{ scheme?: string, path: string }} parts */
function uri({ scheme = 'file', path }) {
  return { scheme, path, fsPath: path, toString: () => `${scheme}:${path}` };
}

function freshState() {
  return {
    /** @type {Record<string, any>} */
    settings: {},
    /** @type {{ name: string, uri: ReturnType<typeof uri> }[]} */
    folders: [],
    isTrusted: true,
    /** @type {string | undefined} */
    answer: undefined,
  };
}

function freshSeen() {
  return {
    /** @type {string[]} */
    errors: [],
    /** @type {string[]} */
    notes: [],
    /** @type {{ path: string, text: string }[]} */
    shown: [],
    /** @type {unknown[][]} */
    executed: [],
    /** @type {Map<string, (...args: any[]) => any>} */
    commands: new Map(),
    /** @type {any[]} */
    statusItems: [],
    /** @type {string[]} */
    log: [],
  };
}

const control = {
  state: freshState(),
  seen: freshSeen(),
  /** @type {Map<string, any>} */
  providers: new Map(),
  trust: new EventEmitter(),
  settings: new EventEmitter(),
  reset() {
    this.state = freshState();
    this.seen = freshSeen();
    this.providers.clear();
    this.trust.dispose();
    this.settings.dispose();
  },
};

const log = {
  info: (/** @type {string} */ text) => control.seen.log.push(`info ${text}`),
  warn: (/** @type {string} */ text) => control.seen.log.push(`warn ${text}`),
  error: (/** @type {string} */ text) => control.seen.log.push(`error ${text}`),
  show: () => control.seen.log.push('show'),
  dispose() {},
};

const commands = {
  /**
   * @param {string} name
   * @param {(...args: any[]) => any} run
   */
  registerCommand(name, run) {
    if (control.seen.commands.has(name)) throw new Error(`command '${name}' already exists`);
    control.seen.commands.set(name, run);
    return new Disposable(() => control.seen.commands.delete(name));
  },
  /**
   * @param {string} name
   * @param {unknown[]} args
   */
  async executeCommand(name, ...args) {
    control.seen.executed.push([name, ...args]);
    return control.seen.commands.get(name)?.(...args);
  },
};

const window = {
  activeTextEditor: undefined,
  createOutputChannel: () => log,
  /** @param {string} text */
  async showErrorMessage(text) {
    control.seen.errors.push(text);
    const { answer } = control.state;
    control.state.answer = undefined;
    return answer;
  },
  /** @param {string} text */
  async showInformationMessage(text) {
    control.seen.notes.push(text);
  },
  /** @param {{ uri: { path: string, scheme: string } }} document */
  async showTextDocument({ uri: { path, scheme } }) {
    const provider = control.providers.get(scheme);
    control.seen.shown.push({ path, text: provider.provideTextDocumentContent({ path }) });
  },
  showWorkspaceFolderPick: async () => control.state.folders[1],
};

const workspace = {
  get workspaceFolders() {
    return control.state.folders;
  },
  get isTrusted() {
    return control.state.isTrusted;
  },
  getConfiguration: () => ({
    /**
     * @param {string} name
     * @param {unknown} [fallback]
     */
    get: (name, fallback) => control.state.settings[name] ?? fallback,
  }),
  getWorkspaceFolder: () => undefined,
  openTextDocument: async (/** @type {unknown} */ uri) => ({ uri }),
  /**
   * @param {string} scheme
   * @param {any} provider
   */
  registerTextDocumentContentProvider(scheme, provider) {
    control.providers.set(scheme, provider);
    return new Disposable(() => control.providers.delete(scheme));
  },
  onDidGrantWorkspaceTrust: control.trust.event,
  onDidChangeConfiguration: control.settings.event,
};

const languages = {
  /** @param {string} id */
  createLanguageStatusItem(id) {
    const item = { id, dispose() {} };
    control.seen.statusItems.push(item);
    return item;
  },
};

module.exports = {
  commands,
  control,
  Disposable,
  EventEmitter,
  languages,
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  Uri: { from: uri, file: (/** @type {string} */ path) => uri({ path }) },
  version: '1.0.0',
  window,
  workspace,
};
