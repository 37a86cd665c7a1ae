import { crearAzar, esparcir } from './azar';
import type { Azar } from './azar';
import { DESPENSA, aceituna } from './ingredientes';
import { escena } from './mesa';
import type { Mantel } from './mesa';
import { CENTRO, bajada, caja, camino, circulo, elipse, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';

/** Glasses without a stem, seen from the front. */

function burbujas(azar: Azar, cuantas: number, ancho: number, alto: number): Svg {
  return esparcir(azar, cuantas, 100, 14)
    .map(({ x, y }) =>
      circulo((x * ancho) / 200, (y * alto) / 200, azar.entre(2, 5.5), '#ffffff', 'opacity=".55"'),
    )
    .join('');
}

function hielo(azar: Azar, y: number): Svg {
  return [-38, 30, -6]
    .map((x, i) =>
      grupo(
        caja(66, 62, 13, '#ffffff', 'opacity=".38" stroke="#ffffff" stroke-width="4"') +
          linea('M-20-14L-4-22', '#fff', 5, 'opacity=".8"'),
        x,
        y + i * 54,
        azar.entre(-26, 26),
      ),
    )
    .join('');
}

function rodajaCitrico(fuera: string, dentro: string): Svg {
  const gajos = Array.from({ length: 8 }, (_, i) =>
    grupo(linea('M0 0L0-38', '#fff8e0', 4), 0, 0, i * 45),
  ).join('');
  return sombra(circulo(0, 0, 50, fuera) + circulo(0, 0, 42, dentro) + gajos);
}

const REFLEJO =
  linea('M-58-150L-50 130', '#ffffff', 14, 'opacity=".4"') +
  linea('M-36-150L-32 20', '#ffffff', 5, 'opacity=".35"');

/** A tall glass with ice and a straw. */
function vasoLargo(semilla: string, mantel: Mantel, colores: readonly string[], adorno: Svg): Svg {
  const azar = crearAzar(semilla);
  const vidrio = camino('M-96-200L96-200L78 206C76 222-76 222-78 206Z', '#ffffff', 'opacity=".42"');
  const liquido = camino('M-86-150L86-150L72 198C70 210-70 210-72 198Z', 'url(#bebida)');
  const pajita =
    linea('M22 120L74-262L128-282', '#f6efe2', 14) + linea('M22 120L74-262L128-282', '#c8553d', 5);
  const vaso =
    sombra(pajita + vidrio + liquido, 'mucha') +
    hielo(azar, -96) +
    grupo(burbujas(azar, 30, 150, 320), 0, 30) +
    elipse(0, -150, 86, 12, '#ffffff', 'opacity=".3"') +
    REFLEJO;
  return escena(
    mantel,
    DESPENSA + bajada('bebida', ...colores),
    grupo(
      elipse(10, 216, 130, 20, '#3b1f0e', 'opacity=".16"') + vaso + grupo(adorno, -86, -176, -14),
      ...CENTRO,
    ),
  );
}

const LIMON = rodajaCitrico('#f2cf3a', '#fdf0a0');
const NARANJA = rodajaCitrico('#ee8a1d', '#ffc766');

export const refrescoCola = (): Svg => vasoLargo('cola', 'azafran', ['#5d2a12', '#2d1108', '#1c0a05'], LIMON);
export const refrescoNaranja = (): Svg =>
  vasoLargo('naranja', 'mar', ['#ffc24a', '#fb9a1f', '#ec7a0c'], NARANJA);
export const tonica = (): Svg => vasoLargo('tonica', 'noche', ['#f4fbfb', '#d5e9ea', '#bcd9dc'], LIMON);
export const tintoDeVerano = (): Svg =>
  vasoLargo('verano', 'arena', ['#c93a4c', '#9c1c35', '#6f0e24'], LIMON);
export const zumoNaranja = (): Svg => vasoLargo('zumo', 'olivar', ['#ffd25e', '#ffb02a', '#f7931a'], NARANJA);

export function cana(): Svg {
  const azar = crearAzar('cana');
  const espuma =
    [-78, -48, -12, 26, 60, 82]
      .map((x, i) => circulo(x, -156 - (i % 2) * 14, 40 - (i % 3) * 5, 'url(#crema)'))
      .join('') + caja(186, 62, 20, '#fffaf0', 'transform="translate(0 -138)"');
  const vaso = sombra(
    camino('M-104-170L104-170L84 206C82 222-82 222-84 206Z', '#ffffff', 'opacity=".5"') +
      camino('M-94-130L94-130L76 192C74 204-74 204-76 192Z', 'url(#cerveza)'),
    'mucha',
  );
  const gota = camino('M58-112C70-84 66-60 54-60C44-60 44-84 58-112Z', '#fffaf0');
  return escena(
    'madera',
    DESPENSA + bajada('cerveza', '#ffd45e', '#f6b02c', '#d98512'),
    grupo(
      elipse(10, 214, 130, 20, '#2b1408', 'opacity=".3"') +
        vaso +
        grupo(burbujas(azar, 46, 150, 290), 0, 40) +
        sombra(espuma) +
        gota +
        REFLEJO,
      ...CENTRO,
    ),
  );
}

export function vermut(): Svg {
  const azar = crearAzar('vermut');
  const vaso =
    camino('M-140-130L140-130L118 180C116 198-116 198-118 180Z', '#ffffff', 'opacity=".45"') +
    camino('M-128-60L128-60L112 160C110 176-110 176-112 160Z', 'url(#vermut)');
  const palillo =
    linea('M-150-190L110-20', '#e0b47c', 7) +
    grupo(aceituna(), -60, -130, 34, 1.3) +
    grupo(aceituna(), -4, -94, 34, 1.3);
  return escena(
    'barro',
    DESPENSA + bajada('vermut', '#b5502a', '#7f2a14', '#55160a'),
    grupo(
      elipse(8, 190, 160, 22, '#2b1408', 'opacity=".2"') +
        sombra(vaso, 'mucha') +
        grupo(hielo(azar, -10), 0, 0, 0, 1.25) +
        grupo(NARANJA, 92, -62, 12, 1.15) +
        palillo +
        linea('M-112-100L-96 140', '#ffffff', 13, 'opacity=".45"'),
      ...CENTRO,
    ),
  );
}
