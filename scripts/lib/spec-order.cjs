'use strict';
const { basename, join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** These specs keep a core busy, the longest first; any other kind comes before them. */
const BUSY = ['caos', 'servidor', 'herramientas', 'pantallas'];

/** A spec of a kind takes about this many seconds on a quiet machine; the two lines share workers by it. */
const SECONDS = { e2e: 20, servidor: 6, pantallas: 4 };

/** It waits for real clocks and works little, so it costs nothing beside others, but much at the end. */
const ESPERA = join('frontend', 'src', 'piso', 'vivo', 'motor', 'conexion-tablero.spec.ts');

/** These take minutes each, the longest first: one that began last would run alone. */
const LARGAS = ['kill-partidas', 'caos-kill-app', 'varios-procesos-averias', 'noche-averias', 'caos-kill-bd'];

const kind = ({ context }) => context.config.displayName.name.replace('-largas', '');
const isEspera = (test) => test.path.endsWith(ESPERA);
const waits = (test) => kind(test) === 'e2e' || isEspera(test);
const rank = (test) => (isEspera(test) ? -1 : BUSY.indexOf(kind(test)));
const turn = ({ path }) => {
  const found = LARGAS.indexOf(basename(path, '.spec.ts'));
  return found < 0 ? LARGAS.length : found;
};

/** Merges two lines so that about as many seconds of both have begun at any time. */
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

/** They take milliseconds each and run first, so that a failure shows early. */
const UNITS = new Set(['contracts', 'backend', 'frontend']);
const isUnit = (test) => UNITS.has(kind(test)) && !isEspera(test);

/**
 * Units come first. Then journeys, which wait for their browsers, run beside the others, which keep a core
 * busy: each uses the core that the other leaves idle.
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
