import { crearAzar, esparcir } from './azar';
import { DESPENSA, aceituna, ajo, gamba, limon, perejil, repartir } from './ingredientes';
import { escena } from './mesa';
import { bajada, brillo, caja, camino, circulo, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { cazuela, plato, tabla } from './vajilla';

/** Raciones: larger plates to share. */
export function ensaladilla(): Svg {
  const azar = crearAzar('ensaladilla');
  const { definiciones, servir } = plato('#d99a2b');
  const dados = repartir(azar, esparcir(azar, 34, 138, 30), () =>
    sombra(caja(24, 22, 5, azar.una(['#f5a13a', '#fbe6a6', '#7fb04a', '#f9d985']))),
  );
  const guisantes = esparcir(azar, 16, 132, 26)
    .map(({ x, y }) => sombra(circulo(x, y, 10, 'url(#verde)')))
    .join('');
  const tiras = [0, 62, 124]
    .map((giro) => grupo(sombra(caja(228, 18, 9, '#d5412b') + caja(220, 4, 2, '#f4806a')), 0, 0, giro))
    .join('');
  const cima =
    sombra(circulo(0, 0, 42, '#fff9ec') + circulo(0, 0, 24, 'url(#yema)')) +
    grupo(aceituna(), 96, 66, 20) +
    grupo(aceituna(), -104, 58, -30) +
    grupo(aceituna(), 4, -118, 90);
  return escena(
    'olivar',
    DESPENSA + definiciones,
    servir(
      grupo(sombra(camino(mancha(azar, 166, 0.06, 14), 'url(#crema)'), 'mucha')) +
        dados +
        guisantes +
        tiras +
        cima,
    ),
  );
}

export function gambasAlAjillo(): Svg {
  const azar = crearAzar('gambas');
  const { definiciones, servir } = cazuela();
  const aceite =
    circulo(0, 0, 204, 'url(#aceite)') +
    esparcir(azar, 26, 180, 22)
      .map(({ x, y }) => circulo(x, y, azar.entre(4, 10), '#ffe08a', 'opacity=".55"'))
      .join('');
  const gambas = repartir(azar, esparcir(azar, 12, 140, 84), gamba);
  const guindilla = repartir(azar, esparcir(azar, 9, 150, 50), () =>
    sombra(circulo(0, 0, 11, 'none', 'stroke="#b3261a" stroke-width="7"')),
  );
  return escena(
    'madera',
    DESPENSA + definiciones + brillo('aceite', '#f4b63f', '#d88c1f', '#a55a12'),
    servir(
      aceite + gambas + repartir(azar, esparcir(azar, 15, 165, 40), ajo) + guindilla + perejil(azar, 20, 165),
    ),
  );
}

export function boquerones(): Svg {
  const azar = crearAzar('boquerones');
  const { definiciones, servir } = plato('#39605f');
  const filete = sombra(
    camino('M-150 0C-96-26 62-24 150-6C160 0 160 4 150 8C62 26-96 24-150 0Z', 'url(#pescado)') +
      linea('M-138 0L144 1', '#8fa3a8', 2.5) +
      linea('M-110-9C-20-17 60-16 130-6', '#5f7d8a', 4, 'opacity=".5"'),
  );
  const filetes = [-116, -70, -24, 22, 68, 114]
    .map((y, i) => grupo(filete, i % 2 ? 8 : -8, y, i % 2 ? 184 : 4, 1 - Math.abs(y) / 520))
    .join('');
  return escena(
    'mar',
    DESPENSA + definiciones + bajada('pescado', '#fdfdfb', '#e6eceb', '#bccbce'),
    servir(
      camino(mancha(azar, 176, 0.06, 12), '#e2c34d', 'opacity=".55"') +
        filetes +
        repartir(azar, esparcir(azar, 12, 140, 46), ajo) +
        perejil(azar, 46, 150) +
        grupo(aceituna(), 132, -122, 30) +
        grupo(aceituna(), 160, -84, 80),
    ),
  );
}

export function jamon(): Svg {
  const azar = crearAzar('jamon');
  const { definiciones, servir } = tabla();
  const loncha = (): Svg =>
    sombra(
      camino(mancha(azar, 62, 0.18, 8), 'url(#jamon)') +
        linea('M-44 18C-18 4 16 24 46 6', '#ffe3d6', 7, 'opacity=".9"') +
        linea('M-34-16C-6-30 22-8 42-22', '#ffe9df', 3.5, 'opacity=".7"') +
        linea('M-20 38C0 30 18 40 32 32', '#e38b7a', 3),
    );
  const filas = [-78, 0, 78].flatMap((y, fila) =>
    [-210, -128, -46, 36, 118, 200].map((x) =>
      grupo(loncha(), x + (fila % 2) * 22 - 10, y, azar.entre(-40, 40)),
    ),
  );
  return escena(
    'barro',
    DESPENSA + definiciones + brillo('jamon', '#d9604f', '#b23a34', '#7d1f22'),
    servir(filas.join('')),
  );
}

export function calamares(): Svg {
  const azar = crearAzar('calamares');
  const { definiciones, servir } = plato('#d99a2b');
  const anilla = (): Svg => {
    const forma = mancha(azar, 44, 0.07, 10);
    return sombra(
      linea(forma, '#a9641f', 31) +
        linea(forma, '#e2a146', 25) +
        linea(forma, '#f7cf80', 8, 'opacity=".75" stroke-dasharray="9 13"'),
    );
  };
  return escena(
    'mar',
    DESPENSA + definiciones,
    servir(
      repartir(azar, esparcir(azar, 12, 132, 84), anilla) +
        perejil(azar, 10, 140) +
        grupo(limon(), 122, 106, -30, 1.15),
    ),
  );
}
