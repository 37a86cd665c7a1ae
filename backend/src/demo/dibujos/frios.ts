import { crearAzar, esparcir } from './azar';
import { DESPENSA, aro, aceituna, hilo, hoja, perejil, repartir, rodajaTomate } from './ingredientes';
import { escena } from './mesa';
import { bajada, caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';
import { cuenco, plato } from './vajilla';

/** Salads and soups. */
export function gazpacho(): Svg {
  const azar = crearAzar('gazpacho');
  const { definiciones, servir } = cuenco(['#f4efe6', '#d8c9b3'], ['#ff8f63', '#e9542f', '#b93418']);
  const picado = repartir(azar, esparcir(azar, 44, 72, 15), () =>
    sombra(caja(17, 15, 3, azar.una(['#7fb04a', '#f4e3b5', '#d8402c', '#a8cf6f']))),
  );
  const aceite = esparcir(azar, 12, 160, 30)
    .map(({ x, y }) => circulo(x, y, azar.entre(4, 11), '#f9d65c', 'opacity=".8"'))
    .join('');
  return escena(
    'olivar',
    DESPENSA + definiciones,
    servir(aceite + picado + grupo(hoja(64), 40, -38, -40) + grupo(hoja(52), 58, -6, 20)),
  );
}

export function salmorejo(): Svg {
  const azar = crearAzar('salmorejo');
  const { definiciones, servir } = cuenco(['#8fb3b1', '#39605f'], ['#ffb083', '#f1794a', '#cf5429']);
  const jamon = repartir(azar, esparcir(azar, 26, 70, 20), () =>
    sombra(caja(26, 10, 4, azar.una(['#a5312c', '#c34d43']))),
  );
  const huevo = [-30, 90, 210]
    .map((giro) =>
      grupo(
        sombra(
          camino('M0-34C26-30 34 4 20 22C6 36-18 34-26 18C-34-2-20-34 0-34Z', '#fffaf0') +
            circulo(-2, 4, 15, 'url(#yema)'),
        ),
        Math.cos(giro / 57.3) * 104,
        Math.sin(giro / 57.3) * 104,
        giro,
      ),
    )
    .join('');
  return escena(
    'azafran',
    DESPENSA + definiciones,
    servir(
      linea('M-120-60C-60-140 110-120 128-10C136 70 20 140-70 112', '#f3c83f', 9, 'opacity=".8"') +
        huevo +
        jamon +
        perejil(azar, 12, 120),
    ),
  );
}

export function cremaCalabaza(): Svg {
  const azar = crearAzar('calabaza');
  const { definiciones, servir } = cuenco(['#f6efe2', '#cdbb9d'], ['#ffcf66', '#f3a42e', '#cf7b17']);
  const espiral = Array.from(
    { length: 60 },
    (_, i) =>
      `${i ? 'L' : 'M'}${(Math.cos(i / 4.6) * (14 + i * 1.9)).toFixed(0)} ${(Math.sin(i / 4.6) * (14 + i * 1.9)).toFixed(0)}`,
  ).join('');
  const pipas = repartir(azar, esparcir(azar, 13, 62, 26), () =>
    sombra(elipse(0, 0, 16, 8, '#6f8f3a') + linea('M-10-2L8-2', '#c9dd93', 2.5)),
  );
  return escena(
    'barro',
    DESPENSA + definiciones,
    servir(linea(espiral, '#fff4dc', 8, 'opacity=".9"') + pipas + perejil(azar, 10, 90)),
  );
}

function lecho(azar: ReturnType<typeof crearAzar>): Svg {
  const colores = ['url(#verde)', '#7db046', '#94c25c', '#4f8a2b'] as const;
  return repartir(azar, esparcir(azar, 34, 150, 36), () =>
    sombra(hoja(azar.entre(86, 124), azar.una(colores))),
  );
}

export function ensaladaMixta(): Svg {
  const azar = crearAzar('mixta');
  const { definiciones, servir } = plato('#5f8a3a');
  const huevo = (): Svg => sombra(elipse(0, 0, 46, 38, '#fffaf0') + circulo(3, 2, 20, 'url(#yema)'));
  const zanahoria = repartir(azar, esparcir(azar, 24, 130, 18), () => caja(44, 6, 3, '#f08a2c'));
  const fijos =
    grupo(rodajaTomate(), -88, -62) +
    grupo(rodajaTomate(46), 92, 78, 30) +
    grupo(rodajaTomate(48), -72, 96, 14) +
    grupo(huevo(), 84, -70, 20) +
    grupo(huevo(), 4, 20, -40);
  return escena(
    'arena',
    DESPENSA + definiciones,
    servir(
      lecho(azar) +
        zanahoria +
        fijos +
        repartir(azar, esparcir(azar, 5, 140, 90), () => aro(32, 6, '#e9c3dd')) +
        repartir(azar, esparcir(azar, 7, 145, 70), () => aceituna(false)),
    ),
  );
}

export function tomateConVentresca(): Svg {
  const azar = crearAzar('ventresca');
  const { definiciones, servir } = plato('#c8553d');
  const rodajas =
    Array.from({ length: 8 }, (_, i) =>
      grupo(rodajaTomate(66), Math.cos(i * 0.785) * 104, Math.sin(i * 0.785) * 104, i * 47),
    ).join('') + grupo(rodajaTomate(62), 0, 0);
  const lomo = sombra(
    camino(mancha(azar, 64, 0.16, 9), 'url(#atun)') +
      linea('M-46-16C-10-30 22-24 48-10', '#b88565', 4) +
      linea('M-50 8C-10-4 26 0 52 14', '#b88565', 4) +
      linea('M-36 32C-6 22 20 26 38 36', '#b88565', 4),
  );
  return escena(
    'mar',
    DESPENSA + definiciones + bajada('atun', '#f7dcc6', '#e3b898'),
    servir(
      rodajas +
        grupo(lomo, -26, -14, -18) +
        grupo(lomo, 46, 36, 30, 0.8) +
        repartir(azar, esparcir(azar, 6, 110, 60), () => aro(26, 5, '#f3e6ef')) +
        perejil(azar, 20, 150) +
        grupo(hilo('#e8c84a', 190, 6, 4), 0, 0, 80),
    ),
  );
}
