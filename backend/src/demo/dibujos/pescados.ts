import { crearAzar, esparcir } from './azar';
import { DESPENSA, gamba, limon, perejil, repartir } from './ingredientes';
import { escena } from './mesa';
import { bajada, brillo, caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { cazuela, paellera, plato, tabla } from './vajilla';

/** What comes from the sea. */
export function arrozDelSenyoret(): Svg {
  const azar = crearAzar('arroz');
  const { definiciones, servir } = paellera();
  const granos = repartir(azar, esparcir(azar, 330, 208, 9), () =>
    elipse(0, 0, 9, 4, azar.una(['#ffdf86', '#fbd067', '#d9941d', '#f0b93a'])),
  );
  const mejillon = sombra(
    camino('M0-52C34-40 40 22 0 50C-40 22-34-40 0-52Z', '#27323f') +
      camino('M0-36C20-26 24 14 0 34C-24 14-20-26 0-36Z', '#f29b3f') +
      linea('M-26-16C-30 4-22 24-8 38', '#6f8297', 4),
  );
  const coronas = [0, 60, 120, 180, 240, 300]
    .map((giro, i) =>
      grupo(
        i % 2 ? mejillon : gamba(),
        Math.cos(giro / 57.3) * 128,
        Math.sin(giro / 57.3) * 128,
        giro + 90,
        i % 2 ? 1 : 1.15,
      ),
    )
    .join('');
  const verduras = repartir(azar, esparcir(azar, 16, 190, 44), () =>
    sombra(caja(46, 12, 5, azar.una(['#d5412b', '#5f9a35']))),
  );
  return escena(
    'madera',
    DESPENSA + definiciones,
    servir(granos + verduras + coronas + grupo(limon(), 0, 0, 20, 0.9) + perejil(azar, 30, 190)),
  );
}

export function pulpo(): Svg {
  const azar = crearAzar('pulpo');
  const { definiciones, servir } = tabla();
  const rodaja = (): Svg =>
    sombra(
      circulo(0, 0, 40, '#8f3046') +
        circulo(0, 0, 32, '#fbe9e2') +
        circulo(4, 2, 22, '#fff6f1') +
        circulo(-30, -16, 9, '#b95568') +
        circulo(-36, 6, 8, '#b95568') +
        circulo(-20, -32, 8, '#b95568'),
    );
  const patatas = repartir(
    azar,
    [-200, -120, -40, 40, 120, 200].flatMap((x, i) => [
      { x, y: -52 + (i % 2) * 14 },
      { x: x + 16, y: 58 - (i % 2) * 14 },
    ]),
    () => sombra(circulo(0, 0, 56, '#f0cf74') + circulo(-4, -4, 48, '#f9e3a0')),
  );
  const pimenton = esparcir(azar, 150, 250, 8)
    .filter(({ y }) => Math.abs(y) < 120)
    .map(({ x, y }) => circulo(x, y, azar.entre(1.5, 4), '#c0341d', 'opacity=".8"'))
    .join('');
  const rodajas = repartir(
    azar,
    [-206, -132, -58, 16, 90, 164, 214].flatMap((x, i) => [
      { x, y: -44 + (i % 3) * 16 },
      { x: x - 18, y: 46 - (i % 2) * 18 },
    ]),
    rodaja,
  );
  return escena('olivar', DESPENSA + definiciones, servir(patatas + rodajas + pimenton));
}

export function bacalao(): Svg {
  const azar = crearAzar('bacalao');
  const { definiciones, servir } = cazuela();
  const salsa = camino(mancha(azar, 190, 0.04, 14), 'url(#pilpil)');
  const lomo = sombra(
    camino(
      'M-96-58C-30-84 70-76 104-40C112 0 102 44 74 62C10 80-70 74-102 48C-118 12-112-34-96-58Z',
      'url(#pez)',
    ) +
      [-54, -14, 28, 66]
        .map((x) => linea(`M${x}-56C${x - 18}-14 ${x - 16} 22 ${x + 4} 60`, '#d9c6a0', 5))
        .join('') +
      linea('M-84 62C-20 82 40 82 76 64', '#5e6f78', 11),
    'mucha',
  );
  const ajos = repartir(azar, esparcir(azar, 11, 160, 60), () =>
    sombra(elipse(0, 0, 17, 10, '#f5dda0', 'stroke="#c48a36" stroke-width="4"')),
  );
  const guindillas = repartir(azar, esparcir(azar, 7, 160, 70), () =>
    sombra(circulo(0, 0, 12, 'none', 'stroke="#b3261a" stroke-width="7"')),
  );
  return escena(
    'mar',
    DESPENSA +
      definiciones +
      brillo('pilpil', '#fff3c4', '#f3d988', '#d9ae4d') +
      bajada('pez', '#fffdf6', '#f3e6c9'),
    servir(
      salsa +
        grupo(lomo, -34, -52, -12) +
        grupo(lomo, 42, 66, 8, 0.9) +
        ajos +
        guindillas +
        perejil(azar, 14, 160),
    ),
  );
}

export function merluza(): Svg {
  const azar = crearAzar('merluza');
  const { definiciones, servir } = plato('#5f8a3a');
  const lomo = sombra(
    camino(
      'M-138-40C-60-74 80-70 142-26C150-4 146 22 130 38C50 70-70 66-138 34C-152 8-150-22-138-40Z',
      'url(#pez)',
    ) +
      [-96, -50, -4, 42, 88]
        .map((x) => linea(`M${x}-48C${x + 16}-14 ${x + 14} 14 ${x - 2} 46`, '#ddcba4', 5))
        .join('') +
      [-70, 10, 90].map((x) => linea(`M${x - 22} 34L${x + 30}-36`, '#a9712d', 6, 'opacity=".6"')).join(''),
    'mucha',
  );
  const esparragos = [-18, 10, 38]
    .map((y) =>
      grupo(
        sombra(
          caja(250, 17, 8, 'url(#verde)') + camino('M118-9C140-9 152-2 156 0C152 2 140 9 118 9Z', '#466f22'),
        ),
        0,
        y,
        -4,
      ),
    )
    .join('');
  return escena(
    'mar',
    DESPENSA + definiciones + bajada('pez', '#fffdf6', '#f0dfba'),
    servir(
      grupo(esparragos, 0, 84, 8) +
        grupo(lomo, -6, -40, -12) +
        grupo(limon(), 122, -100, 30) +
        perejil(azar, 22, 130),
    ),
  );
}
