'use strict';
const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * Before a file of tests: switches off the contexts of the files before it in this worker. Jest makes one for each
 * file and keeps it, and on Node 20 each promise then pays for every one of them.
 */
const USED = Symbol.for('carta.test.contexts');
const { prototype } = AsyncLocalStorage;

prototype[USED] ??= noteUsed();
for (const storage of prototype[USED]) storage.disable();
prototype[USED].clear();

function noteUsed() {
  const used = new Set();
  const { run } = prototype;
  prototype.run = function (...parameters) {
    used.add(this);
    return run.apply(this, parameters);
  };
  return used;
}
