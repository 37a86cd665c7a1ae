'use strict';
const Sequencer = require('@jest/test-sequencer').default;

/** The kinds of specs, those that take longest first; a kind that is not named goes before them all. */
const KINDS = ['caos', 'e2e', 'servidor', 'herramientas', 'pantallas', 'frontend', 'backend', 'contracts'];

const rank = ({ context }) => KINDS.indexOf(context.config.displayName.name);

/** Jest's own order inside a kind. In a fresh clone it knows no times, and a journey that starts last is waited for. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
