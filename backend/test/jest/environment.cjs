'use strict';
/**
 * The environment of the server's specs: Jest's own process, without a realm of its own, so that what
 * `runtime.cjs` keeps loaded and what a spec makes are of one kind (`instanceof Error`, arrays, buffers).
 * What a file has changed of the process is put back after it.
 */
const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const threads = require('node:worker_threads');

/** A thread of the server's runs its sources as they are. */
const { Worker } = threads;
threads.Worker = class extends Worker {
  constructor(program, options) {
    const hook = require.resolve('../support/mongo-typescript.cjs');
    super(program, String(program).endsWith('.ts') ? { ...options, execArgv: ['--require', hook] } : options);
  }
};

/** Under symbols stands what Jest keeps of one file; under names and other registered symbols, what packages keep. */
const JEST_HANDLERS = Symbol.for('EVENT_HANDLERS');

module.exports = class ProcessEnvironment {
  global = globalThis;

  constructor({ projectConfig }) {
    this.globals = new Map(Reflect.ownKeys(globalThis).map((key) => [key, descriptorOf(key)]));
    this.env = { ...process.env };
    this.exit = process.exit;
    this.getBuiltinModule = process.getBuiltinModule;
    this.moduleMocker = new ModuleMocker(globalThis);
    const config = { config: projectConfig, global: globalThis };
    this.fakeTimers = new LegacyFakeTimers({
      ...config,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
    this.fakeTimersModern = new ModernFakeTimers(config);
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    process.exit = this.exit;
    process.getBuiltinModule = this.getBuiltinModule;
    for (const name of Object.keys(process.env)) if (!(name in this.env)) delete process.env[name];
    Object.assign(process.env, this.env);
    this.putGlobalsBack();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** None: the runtime compiles for the realm of the process. */
  getVmContext() {
    return null;
  }

  putGlobalsBack() {
    for (const [key, descriptor] of this.globals) {
      const isChanged = descriptor.value !== descriptorOf(key)?.value;
      if (isChanged && descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
    }
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      const isOfFile = key === JEST_HANDLERS || Symbol.keyFor(key) === undefined;
      if (isOfFile && !this.globals.has(key) && descriptorOf(key).configurable) delete globalThis[key];
    }
  }
};

function descriptorOf(key) {
  return Object.getOwnPropertyDescriptor(globalThis, key);
}
