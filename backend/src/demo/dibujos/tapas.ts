import { crearAzar, esparcir } from './azar';
import { DESPENSA, aceituna, ajo, hilo, perejil, rebozado, repartir } from './ingredientes';
import { escena, migas } from './mesa';
import { brillo, caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { cazuela, plato } from './vajilla';

/** Small plates to share. */
export function croquetas(): Svg {
  const azar = crearAzar('croquetas');
  const { definiciones, servir } = plato('#c8553d');
  const sitios = [
    [-92, -70, 24],
    [38, -96, -18],
    [118, 6, 70],
    [-120, 40, -12],
    [-8, 12, 32],
    [64, 102, 8],
    [-62, 122, -30],
  ] as const;
  const piezas = sitios.map(([x, y, giro]) => grupo(rebozado(azar, 118, 66), x, y, giro)).join('');
  return escena(
    'barro',
    DESPENSA + definiciones,
    migas('c', '#b97a34') + servir(piezas + perejil(azar, 12, 150)),
  );
}

export function bravas(): Svg {
  const azar = crearAzar('bravas');
  const { definiciones, servir } = cazuela();
  const dados = repartir(azar, esparcir(azar, 38, 166, 50), () =>
    sombra(
      caja(64, 58, 13, 'url(#patata)') +
        caja(64, 58, 13, 'none', 'stroke="#b3741f" stroke-width="3" opacity=".55"') +
        elipse(-10, -14, 14, 6, '#fff4cf', 'opacity=".6"'),
    ),
  );
  const salsa =
    grupo(sombra(camino(mancha(azar, 98, 0.16, 12), '#c93a22')), -18, -6) +
    grupo(camino(mancha(azar, 38, 0.2), '#e2573b'), -46, -40);
  return escena(
    'azafran',
    DESPENSA + definiciones,
    servir(dados + salsa + grupo(hilo('#fff6df', 210, 7, 11), 6, 10, 18) + perejil(azar, 16, 130)),
  );
}

export function tortilla(): Svg {
  const { definiciones, servir } = plato('#39605f');
  const azar = crearAzar('tortilla');
  const tostados = esparcir(azar, 15, 140, 40)
    .map(({ x, y }) => grupo(camino(mancha(azar, azar.entre(10, 26), 0.3), '#c27a22', 'opacity=".38"'), x, y))
    .join('');
  const corte =
    camino('M0 0L176 34A180 180 0 0 1 96 152Z', 'url(#fondo-plato)') +
    camino('M0 0L176 34L170 62L0 30Z', '#ffe9a3') +
    camino('M0 0L96 152L74 160L-4 26Z', '#f7d778');
  const porcion = grupo(
    sombra(camino('M0 0L176 34A180 180 0 0 1 96 152Z', 'url(#tortilla)')) +
      camino('M96 152A180 180 0 0 0 176 34L176 58A190 190 0 0 1 96 174Z', '#ffe9a3'),
    42,
    38,
    6,
  );
  const capas = sombra(circulo(0, 0, 178, '#b8701f')) + circulo(0, -8, 176, 'url(#tortilla)');
  return escena(
    'mar',
    DESPENSA + definiciones + brillo('tortilla', '#ffdc74', '#f2b53a', '#cf7f1d'),
    servir(capas + tostados + corte + porcion + perejil(azar, 8, 120)),
  );
}

export function aceitunas(): Svg {
  const azar = crearAzar('aceitunas');
  const { definiciones, servir } = cazuela();
  const sitios = esparcir(azar, 34, 164, 54);
  return escena(
    'olivar',
    DESPENSA + definiciones,
    servir(
      repartir(azar, sitios, (i) => aceituna(i % 3 === 0)) +
        repartir(azar, esparcir(azar, 7, 150, 60), () => sombra(caja(34, 9, 4, '#d8402c'))) +
        repartir(azar, esparcir(azar, 6, 150, 70), ajo),
    ),
  );
}

export function pimientosDePadron(): Svg {
  const azar = crearAzar('padron');
  const { definiciones, servir } = plato('#5f8a3a');
  const pimiento = (): Svg =>
    sombra(
      camino('M-62 0C-54-32-10-34 26-22C50-14 70-4 74 6C56 18 4 34-30 28C-52 24-62 14-62 0Z', 'url(#verde)') +
        linea('M-62 0C-76-4-84-14-88-26', '#6f8f3a', 8) +
        linea('M-40-10C-12-20 22-14 50 0', '#cfe59c', 5, 'opacity=".7"') +
        elipse(10, 10, 15, 7, '#2b3d16', 'opacity=".45"'),
    );
  const sal = esparcir(azar, 40, 165, 12)
    .map(({ x, y }) =>
      caja(6, 6, 1, '#fff').replace(
        '<rect',
        `<rect transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${azar.entre(0, 90).toFixed(0)})"`,
      ),
    )
    .join('');
  return escena(
    'arena',
    DESPENSA + definiciones,
    servir(repartir(azar, esparcir(azar, 17, 138, 68), pimiento) + sal),
  );
}
