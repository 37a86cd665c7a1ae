import { crearAzar } from './azar';
import { DESPENSA, hoja, rodajaTomate } from './ingredientes';
import { escena } from './mesa';
import type { Mantel } from './mesa';
import { caja, camino, circulo, elipse, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';
import { plato, tabla } from './vajilla';

/** Sandwiches of every kind. */
function bocadillo(mantel: Mantel, relleno: Svg): Svg {
  const { definiciones, servir } = tabla();
  const cortes = [-130, -50, 30, 110]
    .map(
      (x) =>
        linea(`M${x} -64C${x + 22}-50 ${x + 34}-30 ${x + 30} -14`, '#8a4b16', 8, 'opacity=".65"') +
        linea(`M${x + 4} -62C${x + 26}-48 ${x + 38}-30 ${x + 34} -16`, '#ffe3ad', 5),
    )
    .join('');
  const arriba = camino(
    'M-232-6C-236-82-150-96 0-96C150-96 236-82 232-6C150 8-150 8-232-6Z',
    'url(#pan)',
    'stroke="#9c5a1c" stroke-width="5"',
  );
  const abajo = camino(
    'M-230 44C-150 60 150 60 230 44C232 92 150 104 0 104C-150 104-232 92-230 44Z',
    'url(#pan)',
    'stroke="#9c5a1c" stroke-width="5"',
  );
  return escena(
    mantel,
    DESPENSA + definiciones,
    servir(sombra(abajo, 'mucha') + relleno + sombra(arriba) + cortes),
  );
}

const FILA = [-180, -108, -36, 36, 108, 180] as const;

export function bocadilloCalamares(): Svg {
  const anillas = FILA.map((x, i) =>
    grupo(
      sombra(
        circulo(0, 0, 38, 'none', 'stroke="#a9641f" stroke-width="27"') +
          circulo(0, 0, 38, 'none', 'stroke="#e8ad54" stroke-width="20"'),
      ),
      x,
      28 + (i % 2) * 12,
    ),
  ).join('');
  return bocadillo('mar', anillas);
}

export function bocadilloLomo(): Svg {
  const azar = crearAzar('lomo');
  const lomo = FILA.map((x) =>
    grupo(
      sombra(elipse(0, 0, 56, 34, '#c98a5c') + elipse(-4, -5, 48, 26, '#dba878')),
      x,
      42,
      azar.entre(-8, 8),
    ),
  ).join('');
  const queso = FILA.map((x, i) =>
    sombra(camino(`M${x - 48} 8L${x + 48} 8L${x + (i % 2 ? 20 : -12)} 62Z`, '#ffd35c')),
  ).join('');
  return bocadillo('arena', lomo + queso);
}

export function bocadilloTortilla(): Svg {
  return bocadillo(
    'olivar',
    sombra(
      caja(430, 62, 26, '#e0a23a', 'transform="translate(0 30)"') +
        caja(420, 40, 18, '#ffe08a', 'transform="translate(0 30)"'),
    ) + [-150, -60, 20, 120].map((x) => elipse(x, 30, 30, 9, '#f5c65a')).join(''),
  );
}

export function sandwichMixto(): Svg {
  const { definiciones, servir } = plato('#c8553d');
  const mitad = sombra(
    camino('M-120 74L120 74L0-104Z', '#9c5a1c') +
      camino('M-104 62L104 62L0-88Z', '#efc27c') +
      [-60, -10, 40].map((x) => linea(`M${x - 16} 52L${x + 30} -6`, '#a9641f', 9, 'opacity=".6"')).join('') +
      camino('M-120 74L120 74L120 92L-120 92Z', '#ffd35c') +
      camino('M-118 92L118 92L114 108L-114 108Z', '#e8877e') +
      camino('M-118 108L118 108L112 132L-112 132Z', '#dea964'),
    'mucha',
  );
  return escena(
    'barro',
    DESPENSA + definiciones,
    servir(
      grupo(mitad, -66, 18, -18, 0.95) +
        grupo(mitad, 76, -8, 16, 0.95) +
        grupo(rodajaTomate(44), 20, 132) +
        grupo(hoja(76), -46, 142, 10),
    ),
  );
}
