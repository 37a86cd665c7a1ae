'use strict';
// Jest globalSetup: one engine for the whole run, in a child process; its URI is TEST_MONGODB_URI.
const { fork } = require('node:child_process');
const path = require('node:path');

// Jest loads this file once per project, each time in a module registry of its own.
const KEY = Symbol.for('carta.test.mongo');

module.exports = async () => {
  process[KEY] ??= start();
  process.env.TEST_MONGODB_URI = await process[KEY].uri;
};

function start() {
  const child = fork(path.join(__dirname, 'mongo-process.cjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const uri = new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message.uri));
    child.once('exit', (code, signal) => reject(new Error(whyEnded(signal ?? code))));
  });
  return { child, uri };
}

function whyEnded(end) {
  if (end !== 'SIGILL') return `the test database ended with ${end}: see above`;
  return 'this processor lacks instructions of the database engine (AVX on x86-64, ARMv8.2 on ARM)';
}
