import { crearAzar, esparcir } from './azar';
import { DESPENSA, perejil, rebozado, repartir } from './ingredientes';
import { escena, migas } from './mesa';
import { caja, camino, circulo, contorno, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { plato, tabla } from './vajilla';

/** Breakfasts and cakes. */
export function tostadaTomate(): Svg {
  const azar = crearAzar('tostada');
  const { definiciones, servir } = plato('#5f8a3a');
  const pieza = (): Svg =>
    sombra(
      caja(330, 132, 62, '#9c5a1c') +
        caja(316, 118, 56, 'url(#pan)') +
        camino(
          contorno(
            [-134, -92, -48, -4, 40, 86, 134, 90, 44, 0, -46, -92].map((x, i) => ({
              x,
              y: (i < 7 ? -1 : 1) * azar.entre(30, 48),
            })),
          ),
          'url(#tomate)',
        ) +
        esparcir(azar, 34, 38, 7)
          .map(({ x, y }) =>
            circulo(
              x * 3.2,
              y,
              azar.entre(2, 5),
              azar.una(['#ffc1a3', '#ffe08a', '#b32318']),
              'opacity=".8"',
            ),
          )
          .join(''),
      'mucha',
    );
  return escena(
    'olivar',
    DESPENSA + definiciones,
    migas('tostada', '#b97a34') +
      servir(grupo(pieza(), -6, -78, -12, 0.95) + grupo(pieza(), 8, 72, -12, 0.95) + perejil(azar, 10, 120)),
  );
}

export function tostadaJamon(): Svg {
  const azar = crearAzar('tostada-jamon');
  const { definiciones, servir } = tabla();
  const loncha = (): Svg =>
    sombra(
      camino(mancha(azar, 58, 0.2, 8), '#b23a34') +
        linea('M-40 12C-14-2 16 18 40 2', '#ffe3d6', 7, 'opacity=".9"') +
        linea('M-28-20C-4-30 18-12 36-24', '#ffe9df', 4, 'opacity=".7"'),
    );
  const pieza = (): Svg =>
    sombra(caja(450, 120, 58, '#9c5a1c') + caja(436, 106, 52, 'url(#pan)'), 'mucha') +
    [-160, -80, 0, 80, 160].map((x) => grupo(loncha(), x, azar.entre(-8, 8), azar.entre(0, 180))).join('');
  return escena(
    'barro',
    DESPENSA + definiciones,
    servir(grupo(pieza(), -14, -72, -3) + grupo(pieza(), 4, 72, -3)),
  );
}

export function cruasan(): Svg {
  const { definiciones, servir } = plato('#39605f');
  const tiras = [-72, -48, -24, 0, 24, 48, 72].map((giro, i) => {
    const gordo = 76 - Math.abs(i - 3) * 15;
    return grupo(
      elipse(0, -118, 36 - Math.abs(i - 3) * 3, gordo, 'url(#frito)', 'stroke="#8a4b16" stroke-width="3"') +
        elipse(-9, -126, 7, gordo * 0.55, '#ffe7b0', 'opacity=".55"'),
      0,
      86,
      giro,
    );
  });
  const orden = [tiras[0], tiras[6], tiras[1], tiras[5], tiras[2], tiras[4], tiras[3]].join('');
  return escena(
    'azafran',
    DESPENSA + definiciones,
    migas('cruasan', '#b97a34', 14) + servir(grupo(sombra(orden, 'mucha'), 0, 34, 0, 1.28)),
  );
}

export function napolitana(): Svg {
  const { definiciones, servir } = plato('#d99a2b');
  const pieza = sombra(
    caja(290, 164, 40, '#8a4b16') +
      caja(276, 150, 34, 'url(#frito)') +
      [-88, -44, 0, 44, 88]
        .map((x) => linea(`M${x}-68C${x - 14}-20 ${x - 12} 24 ${x + 4} 68`, '#8a4b16', 5, 'opacity=".55"'))
        .join('') +
      caja(14, 120, 6, '#3d1c0c', 'transform="translate(-132 0)"') +
      caja(14, 120, 6, '#3d1c0c', 'transform="translate(132 0)"'),
    'mucha',
  );
  const hilos = linea('M-108-56L-80 56L-46-56L-14 56L20-56L54 56L88-56L110 56', '#4a2110', 8);
  return escena('mar', DESPENSA + definiciones, servir(grupo(pieza + hilos, 0, 0, -14)));
}

export function tartaZanahoria(): Svg {
  const azar = crearAzar('zanahoria');
  const { definiciones, servir } = plato('#5f8a3a');
  const capas = ['#c47b34', '#fff6e3', '#c47b34', '#fff6e3']
    .map((color, i) =>
      camino(`M-150 ${60 + i * 22}L128 ${4 + i * 22}L128 ${27 + i * 22}L-150 ${83 + i * 22}Z`, color),
    )
    .join('');
  const nueces = repartir(
    azar,
    [
      { x: -50, y: 14 },
      { x: 10, y: -24 },
      { x: 68, y: -10 },
      { x: 30, y: 20 },
    ],
    () => rebozado(azar, 40, 26),
  );
  return escena(
    'azafran',
    DESPENSA + definiciones,
    servir(
      grupo(
        sombra(capas + camino('M-150 60L40-114C86-98 118-46 128 4Z', '#f6e6c4'), 'mucha') + nueces,
        0,
        -10,
      ),
    ),
  );
}
