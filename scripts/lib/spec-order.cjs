'use strict';
const { basename, join } = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** A spec of a kind takes about this many seconds on a quiet machine. */
const SECONDS = { caos: 25, e2e: 20, servidor: 6, pantallas: 4 };

/** Those that take much longer: one that began last would run alone. */
const LARGAS = {
  'varios-procesos-averias': 180,
  'noche-averias': 170,
  replica: 154,
  'kill-partidas': 150,
  'kill-tandas': 60,
  'permisos.larga': 100,
  'caos-kill-bd': 30,
  'caos-kill-app': 30,
  'pases-tres-pantallas': 76,
  'datos-historias': 73,
  'asignacion-masiva.larga': 70,
  'carta-dificil.larga': 69,
  'kill-dos-procesos': 66,
  'api.larga': 60,
  'vigilancia.larga': 60,
  'una-vez': 59,
  'portatil.larga': 58,
  'accesibilidad.larga': 57,
  'tablero-converge': 54,
  reinicio: 54,
  'accesibilidad-sala.larga': 54,
  'datos-servidor.larga': 52,
  'estadisticas-sumas.larga': 50,
  'accesibilidad-propietario.larga': 45,
  'mensajes.larga': 44,
  'dispositivos.larga': 44,
  muchos: 25,
  mensajes: 20,
  rutas: 19,
};

/** It waits for real clocks and works little, so it costs nothing beside others, but much at the end. */
const ESPERA = join('frontend', 'src', 'piso', 'vivo', 'motor', 'conexion-tablero.spec.ts');

const kind = ({ context }) => context.config.displayName.name.replace('-largas', '');
const isEspera = (test) => test.path.endsWith(ESPERA);
const secondsOf = (test) =>
  LARGAS[basename(test.path).replace(/\.spec\.tsx?$/, '')] ?? SECONDS[kind(test)] ?? 1;

/** They take milliseconds each and run first, so that a failure shows early. */
const UNITS = new Set(['contracts', 'backend', 'frontend']);

/**
 * What waits for killed servers, what waits for its browsers, and what keeps a core busy, in this order: each uses
 * the core that the others leave idle.
 */
const LINES = [['caos'], ['e2e'], ['servidor', 'herramientas', 'pantallas']];

/** Merges lines so that about the same part of each has begun at any time. */
function merge(lines) {
  const begun = lines.map(() => 0);
  const totals = lines.map((line) => line.reduce((sum, test) => sum + secondsOf(test), 0));
  const merged = [];
  for (;;) {
    const [next] = lines
      .map((_, i) => i)
      .filter((i) => lines[i].length > 0)
      .sort((a, b) => begun[a] / totals[a] - begun[b] / totals[b]);
    if (next === undefined) return merged;
    const test = lines[next].shift();
    begun[next] += secondsOf(test);
    merged.push(test);
  }
}

/** Units come first; then every line at once, the longest of its kinds first. */
module.exports = class SpecOrder extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const units = sorted.filter((test) => UNITS.has(kind(test)) && !isEspera(test));
    const lines = LINES.map((kinds) => {
      const line = sorted.filter((test) => kinds.includes(kind(test)));
      return line.sort(
        (a, b) => kinds.indexOf(kind(a)) - kinds.indexOf(kind(b)) || secondsOf(b) - secondsOf(a),
      );
    });
    return [...sorted.filter(isEspera), ...units, ...merge(lines)];
  }
};
