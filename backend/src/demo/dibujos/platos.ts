import { crearAzar, esparcir } from './azar';
import { DESPENSA, hoja, perejil, repartir } from './ingredientes';
import { escena } from './mesa';
import { caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { plato } from './vajilla';

/** Dishes from the stove. */
export function carrillera(): Svg {
  const azar = crearAzar('carrillera');
  const { definiciones, servir } = plato('#7d1f22');
  const pure = sombra(camino(mancha(azar, 168, 0.08, 12), 'url(#crema)'));
  const pieza = (): Svg =>
    sombra(
      camino(mancha(azar, 72, 0.14, 9), 'url(#carne)') +
        linea('M-44-14C-12-34 24-28 46-8', '#c98560', 6, 'opacity=".7"') +
        linea('M-38 16C-8 2 22 8 40 22', '#2c0f08', 4, 'opacity=".5"'),
      'mucha',
    );
  const salsa =
    grupo(camino(mancha(azar, 128, 0.2, 12), '#5a1d17', 'opacity=".94"'), 10, 10) +
    linea('M-70-54C-20-92 60-84 92-40', '#a24a3a', 8, 'opacity=".7"');
  const zanahorias = repartir(azar, esparcir(azar, 7, 130, 80), () =>
    sombra(circulo(0, 0, 21, '#f08a2c') + circulo(0, 0, 9, '#f9b566')),
  );
  return escena(
    'noche',
    DESPENSA + definiciones,
    servir(
      pure +
        salsa +
        grupo(pieza(), -58, -30) +
        grupo(pieza(), 62, -6, 60) +
        grupo(pieza(), -6, 76, 140, 0.9) +
        zanahorias +
        grupo(hoja(70), 8, -20, -50) +
        perejil(azar, 14, 140),
    ),
  );
}

export function solomillo(): Svg {
  const azar = crearAzar('solomillo');
  const { definiciones, servir } = plato('#39605f');
  const medallon = (): Svg =>
    sombra(
      camino(mancha(azar, 62, 0.07, 10), 'url(#carne)') +
        [-28, 0, 28].map((y) => linea(`M-42 ${y}L42 ${y - 12}`, '#2a100a', 7, 'opacity=".55"')).join(''),
      'mucha',
    );
  const patatas = repartir(azar, esparcir(azar, 16, 74, 24), () =>
    sombra(caja(112, 21, 5, 'url(#patata)')),
  ).replace(/^/, '');
  const salsa =
    camino(mancha(azar, 112, 0.14, 12), '#d9b98c') +
    esparcir(azar, 34, 104, 12)
      .map(({ x, y }) => circulo(x, y, azar.entre(3, 6), '#2d2018'))
      .join('');
  return escena(
    'arena',
    DESPENSA + definiciones,
    servir(
      grupo(patatas, 78, -72) +
        grupo(salsa, -34, 44) +
        grupo(medallon(), -104, 10) +
        grupo(medallon(), -20, 70) +
        grupo(medallon(), 62, 112) +
        perejil(azar, 10, 120),
    ),
  );
}

export function huevosRotos(): Svg {
  const azar = crearAzar('huevos');
  const { definiciones, servir } = plato('#d99a2b');
  const patatas = repartir(azar, esparcir(azar, 46, 148, 26), () =>
    sombra(caja(104, 22, 6, azar.una(['url(#patata)', '#f6c85e', '#e5a63c']))),
  );
  const huevo = (): Svg =>
    sombra(
      camino(mancha(azar, 84, 0.15, 11), '#fffdf6', 'stroke="#e2b468" stroke-width="4"') +
        circulo(4, -2, 34, 'url(#yema)') +
        elipse(-8, -14, 10, 6, '#fff5c9', 'opacity=".9"'),
    );
  const jamon = repartir(azar, esparcir(azar, 9, 140, 70), () =>
    sombra(camino(mancha(azar, 34, 0.25, 8), '#b23a34') + linea('M-22 6C-4-6 10 8 24-2', '#ffd9cb', 5)),
  );
  const yema = linea('M-40-6C-10 34 4 60 46 74', '#f9a91f', 16);
  return escena(
    'azafran',
    DESPENSA + definiciones,
    servir(
      patatas + grupo(huevo(), -52, -40) + grupo(huevo(), 66, 34, 50) + yema + jamon + perejil(azar, 14, 150),
    ),
  );
}
