/**
 * Loaded before a built server (NODE_OPTIONS): what it does once in a while, such as sealing a day and writing a
 * parte, it does as soon as it starts, so that a test can kill it meanwhile.
 */
const { join } = require('node:path');

const { Ronda } = require(join(__dirname, '../../dist/backend/src/plataforma/colas/ronda.js'));
const { start } = Ronda.prototype;

Ronda.prototype.start = function (_primeroMs, cadaMs) {
  start.call(this, 0, cadaMs);
};
