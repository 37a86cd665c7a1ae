import { crearAzar, esparcir } from './azar';
import { DESPENSA, hoja, repartir } from './ingredientes';
import { escena, migas } from './mesa';
import { bajada, brillo, caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { cazuela, cuenco, plato } from './vajilla';

/** Sweets. */
export function tartaDeQueso(): Svg {
  const azar = crearAzar('tarta');
  const { definiciones, servir } = plato('#c8553d');
  const lado =
    camino('M-150 62L128 8L128 54L-150 108Z', 'url(#queso)') +
    camino('M-150 100L128 46L128 60L-150 114Z', '#b07a3c');
  const porcion = sombra(
    lado +
      camino('M-150 62L40-112C86-96 118-44 128 8Z', 'url(#tostado)') +
      linea('M-150 62L40-112C86-96 118-44 128 8', '#8a4b1c', 5),
    'mucha',
  );
  const fruta = repartir(
    azar,
    [
      { x: 24, y: -20 },
      { x: 62, y: -2 },
      { x: 28, y: 22 },
      { x: -8, y: 8 },
    ],
    () =>
      sombra(
        circulo(0, 0, 21, 'url(#frambuesa)') +
          [-8, 0, 8].map((x) => circulo(x, x / 2, 5, '#ff8fa5', 'opacity=".6"')).join(''),
      ),
  );
  const coulis =
    grupo(camino(mancha(azar, 52, 0.28, 10), '#b01e3c'), 110, 108) +
    circulo(36, 148, 11, '#b01e3c') +
    circulo(164, 52, 8, '#b01e3c');
  return escena(
    'barro',
    DESPENSA +
      definiciones +
      bajada('queso', '#fff7df', '#f3dca4') +
      brillo('tostado', '#ffe3a0', '#e2a24a', '#9a571f') +
      brillo('frambuesa', '#ff7d96', '#cf2f52', '#8a1230'),
    servir(coulis + grupo(porcion, -6, -6) + grupo(fruta, 20, -26) + grupo(hoja(50), 96, -52, -30)),
  );
}

export function cremaCatalana(): Svg {
  const azar = crearAzar('catalana');
  const { definiciones, servir } = cazuela();
  const quemado = esparcir(azar, 22, 170, 44)
    .map(({ x, y }) =>
      grupo(camino(mancha(azar, azar.entre(14, 40), 0.35), '#6d2f0b', 'opacity=".42"'), x, y),
    )
    .join('');
  const grietas =
    linea('M-150-40L-60-12L-30-70L40-40L120-104', '#ffe9a8', 4, 'opacity=".8"') +
    linea('M-60-12L-40 60L30 96L52 160', '#ffe9a8', 4, 'opacity=".8"') +
    linea('M40-40L64 24L150 44', '#ffe9a8', 4, 'opacity=".8"');
  return escena(
    'arena',
    DESPENSA + definiciones + brillo('caramelo', '#ffcb5c', '#d98a22', '#8d4a0e'),
    servir(
      circulo(0, 0, 204, '#f7d778') +
        circulo(0, 0, 196, 'url(#caramelo)') +
        quemado +
        grietas +
        elipse(-66, -104, 60, 18, '#fff6d6', 'opacity=".5" transform="rotate(-32 -66 -104)"') +
        grupo(hoja(60), 96, 84, -20) +
        grupo(hoja(48), 124, 104, 40),
    ),
  );
}

export function arrozConLeche(): Svg {
  const azar = crearAzar('arroz-leche');
  const { definiciones, servir } = cuenco(['#8fb3b1', '#39605f'], ['#fffdf5', '#fbf1d9', '#e6d2a6']);
  const granos = repartir(azar, esparcir(azar, 150, 172, 13), () =>
    elipse(0, 0, 12, 6, '#fffef9', 'stroke="#e2cfa4" stroke-width="1.5"'),
  );
  const canela = esparcir(azar, 190, 110, 5)
    .map(({ x, y }) => circulo(x, y, azar.entre(1.5, 4), '#9a5a24', 'opacity=".65"'))
    .join('');
  const rama = sombra(
    caja(178, 20, 8, '#8a4b1c') +
      linea('M-84-3L84-3', '#c78a52', 4) +
      caja(178, 6, 3, '#5f3010', 'transform="translate(0 9)"'),
  );
  return escena(
    'barro',
    DESPENSA + definiciones,
    servir(granos + canela + grupo(rama, 30, 20, -28) + grupo(rama, 46, 48, -20, 0.9)),
  );
}

export function torrija(): Svg {
  const azar = crearAzar('torrija');
  const { definiciones, servir } = plato('#39605f');
  const pieza = sombra(
    caja(250, 132, 34, '#9c561b') +
      caja(236, 118, 30, 'url(#frito)') +
      esparcir(azar, 40, 56, 8)
        .map(({ x, y }) => circulo(x * 1.9, y * 0.85, azar.entre(2, 5), '#7a3d0f', 'opacity=".5"'))
        .join('') +
      linea('M-92-36C-40-50 20-48 64-40', '#fff0c4', 9, 'opacity=".7"'),
    'mucha',
  );
  const helado = sombra(
    circulo(0, 0, 56, 'url(#crema)') +
      linea('M-34-14C-14-34 18-34 34-16', '#fff', 6) +
      linea('M-30 16C-8 4 18 6 32 18', '#e9d3a2', 4),
  );
  return escena(
    'olivar',
    DESPENSA + definiciones,
    servir(
      camino(mancha(azar, 168, 0.08, 12), '#e9b44c', 'opacity=".8"') +
        grupo(pieza, -12, -34, -16) +
        grupo(helado, 74, 72) +
        grupo(hoja(54), 98, 30, -40) +
        migas('torrija', '#9a5a24', 0),
    ),
  );
}

export function flan(): Svg {
  const { definiciones, servir } = plato('#d99a2b');
  const azar = crearAzar('flan');
  const caramelo = camino(mancha(azar, 172, 0.07, 13), 'url(#caramelo)');
  const pieza = sombra(
    circulo(0, 0, 120, '#d99a3a') +
      circulo(0, -4, 116, 'url(#flan)') +
      circulo(0, -8, 84, 'url(#caramelo)') +
      elipse(-30, -44, 30, 12, '#ffe2a0', 'opacity=".75" transform="rotate(-28 -30 -44)"'),
    'mucha',
  );
  const nata = Array.from({ length: 6 }, (_, i) =>
    circulo(Math.cos(i * 1.05) * 17, Math.sin(i * 1.05) * 17, 17, i % 2 ? '#fffdf6' : '#f6ecd6'),
  ).join('');
  return escena(
    'azafran',
    DESPENSA +
      definiciones +
      brillo('caramelo', '#c9702a', '#94430f', '#5c2406') +
      brillo('flan', '#ffe49a', '#f6bd4e', '#d48a25'),
    servir(
      caramelo +
        pieza +
        grupo(sombra(nata + circulo(0, 0, 17, '#fffaf0')), 0, -6) +
        grupo(hoja(42), 22, -30, -50),
    ),
  );
}

export function churros(): Svg {
  const azar = crearAzar('churros');
  const { definiciones, servir } = plato('#c8553d');
  const churro = (): Svg => {
    const d = `M-130 ${azar.entre(-14, 14).toFixed(0)}C-40 ${azar.entre(-34, 34).toFixed(0)} 40 ${azar.entre(-34, 34).toFixed(0)} 130 ${azar.entre(-14, 14).toFixed(0)}`;
    const azucar = esparcir(azar, 34, 20, 4)
      .map(({ x, y }) => circulo(x * 6.2, y, 2.2, '#fffdf5', 'opacity=".9"'))
      .join('');
    return sombra(
      linea(d, '#9c5a1c', 37) +
        linea(d, '#d9943d', 31) +
        linea(d, '#a9641f', 3, 'transform="translate(0 -6)"') +
        linea(d, '#a9641f', 3, 'transform="translate(0 6)"') +
        linea(d, '#f6cd85', 5, 'opacity=".7" transform="translate(0 -11)"') +
        azucar,
    );
  };
  const taza = sombra(
    circulo(0, 0, 84, 'url(#loza)') +
      circulo(0, 0, 70, '#3a1a0c') +
      circulo(-3, -3, 66, 'url(#chocolate)') +
      linea('M-42-22A46 46 0 0 1 6-48', '#c98560', 7, 'opacity=".7"'),
    'mucha',
  );
  return escena(
    'madera',
    DESPENSA + definiciones + brillo('chocolate', '#7a4224', '#4a2110', '#2a0f06'),
    servir(
      [-92, -50, -6, 40, 84].map((y, i) => grupo(churro(), -26 + (i % 2) * 24, y, -14 + i * 5)).join('') +
        grupo(taza, 150, 96),
    ),
  );
}
