/**
 * Loaded before a built server (NODE_OPTIONS): what it does once in a while, such as sealing a day and writing a
 * parte, it does as soon as it starts, so that a test can kill it meanwhile.
 */
const { join } = require('node:path');

const { Periodico } = require(join(__dirname, '../../dist/backend/src/plataforma/colas/periodico.js'));

Periodico.prototype.onApplicationBootstrap = function () {
  this.runAfter(0);
};
