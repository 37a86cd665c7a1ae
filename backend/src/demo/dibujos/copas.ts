import { crearAzar, esparcir } from './azar';
import { DESPENSA, hoja } from './ingredientes';
import { escena } from './mesa';
import type { Mantel } from './mesa';
import { CENTRO, bajada, caja, camino, circulo, elipse, grupo, linea, sombra } from './trazos';
import type { Svg } from './trazos';

/** Bottles and stemmed glasses, seen from the front. */
function botella(semilla: string, mantel: Mantel, vidrio: readonly string[], etiqueta: string): Svg {
  const azar = crearAzar(semilla);
  const cuerpo = camino(
    'M-26-250L26-250L28-140C34-92 76-78 78-14L78 196C78 216 66 224 50 224L-50 224C-66 224-78 216-78 196L-78-14C-76-78-34-92-28-140Z',
    'url(#vidrio)',
  );
  const papel =
    camino('M-78 16C-26 30 26 30 78 16L78 136C26 150-26 150-78 136Z', '#fbf1e0') +
    camino('M-78 38C-26 52 26 52 78 38L78 58C26 72-26 72-78 58Z', etiqueta) +
    grupo(
      Array.from({ length: 8 }, (_, i) =>
        grupo(hoja(20, etiqueta), Math.cos(i * 0.785) * 17, Math.sin(i * 0.785) * 17, i * 45),
      ).join(''),
      0,
      104,
    );
  const gotas = esparcir(azar, 30, 100, 12)
    .map(({ x, y }) => elipse(x * 0.7, y * 1.9 + 40, 3.5, 5, '#ffffff', 'opacity=".45"'))
    .join('');
  return escena(
    mantel,
    DESPENSA + bajada('vidrio', ...vidrio),
    grupo(
      elipse(8, 224, 116, 18, '#2b1408', 'opacity=".25"') +
        sombra(cuerpo + caja(64, 26, 8, '#e0b040', 'transform="translate(0 -256)"'), 'mucha') +
        papel +
        gotas +
        linea('M-56-6L-56 196', '#ffffff', 10, 'opacity=".35"') +
        linea('M-14-236L-16-150', '#ffffff', 7, 'opacity=".4"'),
      ...CENTRO,
    ),
  );
}

export const tercio = (): Svg => botella('tercio', 'azafran', ['#8a5222', '#5f3312', '#452209'], '#c8553d');
export const cervezaSin = (): Svg => botella('sin', 'olivar', ['#4d8a4a', '#2f6634', '#1f4a26'], '#39605f');
export const agua = (): Svg => botella('agua', 'mar', ['#e9f7f9', '#bfe3ea', '#97ccd8'], '#2f7d95');

/** A stemmed glass; `alto` of the bowl in px. */
function copa(mantel: Mantel, colores: readonly string[], adorno: Svg): Svg {
  const pie =
    camino('M-9 60L9 60L12 196L-12 196Z', '#ffffff', 'opacity=".7"') +
    elipse(0, 206, 96, 17, '#ffffff', 'opacity=".75"') +
    elipse(0, 202, 70, 9, '#ffffff', 'opacity=".6"');
  const caliz = camino('M-112-226C-140-70-104 62 0 70C104 62 140-70 112-226Z', '#ffffff', 'opacity=".4"');
  const vino =
    camino('M-122-84C-116 6-76 58 0 62C76 58 116 6 122-84Z', 'url(#vino)') +
    elipse(0, -84, 122, 20, 'url(#vino)', 'opacity=".9"') +
    elipse(0, -86, 112, 15, '#ffffff', 'opacity=".22"');
  const brillos =
    linea('M-92-190C-112-90-98-20-66 22', '#ffffff', 13, 'opacity=".5"') +
    linea('M84-196C94-140 96-120 92-104', '#ffffff', 7, 'opacity=".4"');
  return escena(
    mantel,
    DESPENSA + bajada('vino', ...colores),
    grupo(
      elipse(10, 214, 130, 18, '#2b1408', 'opacity=".2"') +
        sombra(pie + caliz, 'mucha') +
        vino +
        adorno +
        brillos +
        elipse(0, -226, 112, 15, 'none', 'stroke="#ffffff" stroke-width="5" opacity=".75"'),
      ...CENTRO,
    ),
  );
}

export const vinoTinto = (): Svg => copa('barro', ['#a31f3d', '#74112c', '#4a071b'], '');
export const vinoBlanco = (): Svg => copa('olivar', ['#fbeeb0', '#f3dc7d', '#e3c252'], '');
export const vinoRosado = (): Svg => copa('mar', ['#ffc4bd', '#f59a97', '#e47a7e'], '');

export function cava(): Svg {
  const azar = crearAzar('cava');
  const flauta =
    camino('M-66-236C-72-60-54 70 0 78C54 70 72-60 66-236Z', '#ffffff', 'opacity=".42"') +
    camino('M-69-170C-68-30-46 64 0 70C46 64 68-30 69-170Z', 'url(#cava)');
  const pie =
    camino('M-8 66L8 66L11 196L-11 196Z', '#ffffff', 'opacity=".75"') +
    elipse(0, 206, 84, 15, '#ffffff', 'opacity=".8"');
  const hilos = [-30, 0, 28]
    .flatMap((x) =>
      Array.from({ length: 14 }, (_, i) =>
        circulo(x + azar.entre(-5, 5), 52 - i * 15, azar.entre(2, 4.5), '#ffffff', 'opacity=".8"'),
      ),
    )
    .join('');
  return escena(
    'noche',
    DESPENSA + bajada('cava', '#fff0b3', '#f6d873', '#e0b544'),
    grupo(
      elipse(8, 214, 110, 16, '#000', 'opacity=".3"') +
        sombra(pie + flauta, 'mucha') +
        hilos +
        elipse(0, -170, 69, 10, '#fffbe6', 'opacity=".8"') +
        linea('M-48-210C-56-110-50-40-34 10', '#ffffff', 10, 'opacity=".55"'),
      ...CENTRO,
    ),
  );
}
