'use strict';
// Jest globalTeardown: the engine closes and removes its files when nobody listens to it any more.
const { once } = require('node:events');

const KEY = Symbol.for('carta.test.mongo');

module.exports = async () => {
  const running = process[KEY];
  if (!running) return;
  process[KEY] = undefined;
  const { child } = running;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
};
