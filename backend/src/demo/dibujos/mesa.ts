import { crearAzar } from './azar';
import { ALTO, ANCHO, ESTILO_SOMBRA, brillo, camino, circulo, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';

/** The tables the dishes stand on: surface, its darker edge, and the cloth in the corner. */
const MANTELES = {
  arena: ['#f8ead6', '#e9cfae', '#c8553d'],
  barro: ['#efc9a8', '#d79c74', '#fbf1e3'],
  mar: ['#cfe0de', '#9fbfc0', '#f6efe2'],
  olivar: ['#e3e4c5', '#bfc493', '#c8553d'],
  azafran: ['#f8dfa3', '#e7b65f', '#39605f'],
  noche: ['#3d4a4c', '#232d30', '#c8553d'],
  madera: ['#c99a6b', '#98683f', '#f6efe2'],
} as const;
export type Mantel = keyof typeof MANTELES;

/** The soft shadow of what stands on the table. */
const SOMBRA: Svg =
  '<filter id="sombra" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="8" dy="14" stdDeviation="16" flood-color="#3b1f0e" flood-opacity=".34"/></filter>';

/** Planks of a wooden table. */
function vetas(color: string): Svg {
  const azar = crearAzar('vetas');
  return Array.from({ length: 26 }, (_, i) => {
    const y = (i * ALTO) / 25 + azar.entre(-6, 6);
    const d = `M0 ${y.toFixed(1)}C200 ${(y + azar.entre(-9, 9)).toFixed(1)} 560 ${(y + azar.entre(-9, 9)).toFixed(1)} ${ANCHO} ${y.toFixed(1)}`;
    return linea(d, color, azar.entre(1, 4), `opacity=".${Math.round(azar.entre(12, 34))}"`);
  }).join('');
}

/** A folded napkin that comes in from a corner, with two stripes woven in. */
function servilleta(color: string, franja: string): Svg {
  const tela = [
    camino('M-150-120L190-150L210 170L-130 200Z', color),
    linea('M-118 170L-138-92', franja, 7, 'opacity=".55"'),
    linea('M-98 168L-118-94', franja, 3, 'opacity=".55"'),
    linea('M-40 190L-58-124', '#000', 16, 'opacity=".05"'),
    linea('M70 182L54-136', '#000', 22, 'opacity=".05"'),
  ].join('');
  return grupo(sombra(tela), 700, 520, -24);
}

/** A whole picture: the table, what is served on it, and the light over both. */
export function escena(mantel: Mantel, definiciones: Svg, contenido: Svg): Svg {
  const [superficie, borde, tela] = MANTELES[mantel];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ANCHO}" height="${ALTO}" viewBox="0 0 ${ANCHO} ${ALTO}">`,
    `<defs>${SOMBRA}${ESTILO_SOMBRA}${brillo('superficie', superficie, superficie, borde)}${definiciones}`,
    '<radialGradient id="luz" cx=".25" cy=".12" r="1"><stop offset="0" stop-color="#fff6e0" stop-opacity=".35"/><stop offset=".6" stop-color="#fff6e0" stop-opacity="0"/></radialGradient></defs>',
    `<rect width="${ANCHO}" height="${ALTO}" fill="url(#superficie)"/>`,
    mantel === 'madera' ? vetas('#6d4526') : '',
    servilleta(tela, borde),
    contenido,
    `<rect width="${ANCHO}" height="${ALTO}" fill="url(#luz)"/></svg>`,
  ].join('');
}

/** Crumbs, grains of salt or flakes that fell on the table. */
export function migas(semilla: string, color: string, cuantas = 9): Svg {
  const azar = crearAzar(semilla);
  return Array.from({ length: cuantas }, () =>
    circulo(
      azar.entre(40, 760),
      azar.una([azar.entre(24, 70), azar.entre(530, 580)]),
      azar.entre(2, 5),
      color,
      'opacity=".7"',
    ),
  ).join('');
}
