'use strict';
const { basename, join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** The kinds of specs that keep a core busy, those that take longest first; a kind that is not named goes before them all. */
const BUSY = ['caos', 'servidor', 'herramientas', 'pantallas'];

/** About how long one spec of a kind takes, in seconds of a quiet machine: only how the two lines share the workers. */
const SECONDS = { e2e: 20, servidor: 6, pantallas: 4 };

/** Waits for real clocks and works little: beside others it costs nothing, at the end all wait for it. */
const ESPERA = join('frontend', 'src', 'piso', 'vivo', 'motor', 'conexion.spec.ts');

/** The rounds that take minutes each, the longest first: one that begins last is waited for by itself. */
const LARGAS = ['kill-partidas', 'caos-kill-app', 'varios-procesos-averias', 'noche-averias', 'caos-kill-bd'];

/** The long specs of a kind are of that kind. */
const kind = ({ context }) => context.config.displayName.name.replace('-largas', '');
const isEspera = (test) => test.path.endsWith(ESPERA);
const waits = (test) => kind(test) === 'e2e' || isEspera(test);
const rank = (test) => (isEspera(test) ? -1 : BUSY.indexOf(kind(test)));
const turn = ({ path }) => {
  const found = LARGAS.indexOf(basename(path, '.spec.ts'));
  return found < 0 ? LARGAS.length : found;
};

/** Two lines as one: whenever it is looked at, about as many seconds of both have begun. */
function merge(waiting, busy) {
  const merged = [];
  let ahead = 0;
  while (waiting.length + busy.length > 0) {
    const isWaiting = busy.length === 0 || (waiting.length > 0 && ahead <= 0);
    const test = (isWaiting ? waiting : busy).shift();
    ahead += (isWaiting ? 1 : -1) * (SECONDS[kind(test)] ?? 1);
    merged.push(test);
  }
  return merged;
}

/** Milliseconds each: first, so that the first red comes early. */
const UNITS = new Set(['contracts', 'backend', 'frontend']);
const isUnit = (test) => UNITS.has(kind(test)) && !isEspera(test);

/**
 * Units first. Then journeys, which wait for their browsers, and the others, which keep a core busy: each in Jest's
 * own order (in a fresh clone it knows no times), and the two beside each other, so that a core that one leaves idle
 * has the other's work to do.
 */
module.exports = class SpecOrder extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests).sort((a, b) => rank(a) - rank(b) || turn(a) - turn(b));
    const others = sorted.filter((test) => !isUnit(test));
    return [
      ...sorted.filter(isUnit),
      ...merge(
        others.filter(waits),
        others.filter((test) => !waits(test)),
      ),
    ];
  }
};
