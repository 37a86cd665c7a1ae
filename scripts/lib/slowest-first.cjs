'use strict';
const { join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** The kinds of specs, those that take longest first; a kind that is not named goes before them all. */
const KINDS = ['caos', 'e2e', 'servidor', 'herramientas', 'pantallas', 'frontend', 'backend', 'contracts'];

/** Waits for real clocks and works little: beside others it costs nothing, at the end all wait for it. */
const ESPERA = join('frontend', 'src', 'piso', 'vivo', 'motor', 'conexion.spec.ts');

const rank = ({ path, context }) =>
  path.endsWith(ESPERA) ? -1 : KINDS.indexOf(context.config.displayName.name);

/** Jest's own order inside a kind. In a fresh clone it knows no times, and a journey that starts last is waited for. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
