import { DESPENSA, hoja } from './ingredientes';
import { escena } from './mesa';
import type { Mantel } from './mesa';
import { brillo, caja, camino, circulo, elipse, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';

/** A cup on its saucer, seen from above, with something drawn on the coffee and something beside it. */
function taza(mantel: Mantel, liquido: readonly [string, string, string], encima: Svg, lado: Svg): Svg {
  const asa =
    linea('M150-36C232-60 232 60 150 36', '#efe4d2', 30) +
    linea('M150-36C214-52 214 52 150 36', '#ffffff', 10, 'opacity=".7"');
  const servida =
    sombra(
      circulo(0, 0, 262, 'url(#platillo)') +
        circulo(0, 0, 200, 'none', 'stroke="#d9c9b0" stroke-width="4" opacity=".7"'),
      'mucha',
    ) +
    sombra(asa + circulo(0, 0, 168, 'url(#platillo)'), 'mucha') +
    circulo(0, 0, 148, '#cbb89a') +
    circulo(2, 4, 140, 'url(#taza)') +
    encima;
  return escena(
    mantel,
    DESPENSA + brillo('platillo', '#ffffff', '#fbf6ee', '#ded0b9') + brillo('taza', ...liquido),
    grupo(grupo(servida, 0, 0, -28) + lado, 400, 300),
  );
}

const CUCHARA = grupo(
  sombra(
    linea('M-20-90L8 76', '#c9cdd0', 12) +
      elipse(-26, -116, 24, 36, '#d9dde0', 'transform="rotate(-10 -26 -116)"') +
      elipse(-28, -120, 13, 22, '#f4f6f7', 'transform="rotate(-10 -28 -120)"'),
  ),
  -208,
  96,
  20,
);
const AZUCARILLO = grupo(
  sombra(
    caja(104, 62, 6, '#fbf6ee') +
      caja(104, 16, 0, '#c8553d') +
      caja(96, 2, 0, '#e8dcc6', 'transform="translate(0 -24)"'),
  ),
  186,
  170,
  -24,
);
const CREMA = linea('M-104-30A110 110 0 0 1-10-106', '#ffe2b0', 12, 'opacity=".55"');

export const cafeSolo = (): Svg =>
  taza(
    'barro',
    ['#8a4b22', '#4a230d', '#2a1005'],
    circulo(2, 4, 138, 'none', 'stroke="#c98a4a" stroke-width="13" opacity=".85"') + CREMA,
    CUCHARA + AZUCARILLO,
  );
export const cortado = (): Svg =>
  taza(
    'olivar',
    ['#d7a26a', '#a8693a', '#7b4420'],
    circulo(6, 8, 62, '#f3dcb8', 'opacity=".75"') + circulo(0, 0, 30, '#fff2dc', 'opacity=".8"') + CREMA,
    CUCHARA + AZUCARILLO,
  );

export function cafeConLeche(): Svg {
  const corazones = [1.5, 1.12, 0.76]
    .map((escala, i) =>
      grupo(
        camino(
          'M0 62C-78 8-66-58-30-58C-12-58 0-44 0-30C0-44 12-58 30-58C66-58 78 8 0 62Z',
          i % 2 ? '#c08048' : '#fff6e6',
        ),
        0,
        6,
        180,
        escala,
      ),
    )
    .join('');
  return taza(
    'madera',
    ['#dca86c', '#b9783f', '#8a4f22'],
    circulo(2, 4, 136, 'none', 'stroke="#e9c08c" stroke-width="9" opacity=".6"') + corazones,
    CUCHARA + AZUCARILLO,
  );
}

export function infusion(): Svg {
  const bolsa =
    linea('M30 20C120-60 170-120 236-132', '#fbf6ee', 5) +
    grupo(sombra(caja(72, 58, 7, '#c5d29a') + grupo(hoja(40), 0, 0, -20)), 256, -136, 16);
  return taza(
    'azafran',
    ['#f3c356', '#cf8a22', '#94560d'],
    grupo(
      sombra(caja(76, 92, 10, '#efe2b8', 'opacity=".85"') + caja(56, 66, 8, '#a9742a', 'opacity=".7"')),
      14,
      26,
      14,
    ) +
      CREMA +
      grupo(hoja(56), -62, 36, 40),
    bolsa,
  );
}

export const chocolateCaliente = (): Svg =>
  taza(
    'arena',
    ['#8a5030', '#53270f', '#2d1206'],
    linea('M-70 10C-40-60 50-70 62-4C66 50-20 66-28 18C-30-10 16-18 20 8', '#a8704a', 11, 'opacity=".8"') +
      CREMA,
    CUCHARA,
  );
