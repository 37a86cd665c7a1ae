import { esparcir } from './azar';
import type { Azar, Punto } from './azar';
import { brillo, caja, camino, circulo, elipse, grupo, linea, mancha, sombra } from './trazos';
import type { Svg } from './trazos';

/** Pieces of food that several dishes share, drawn round the origin. */
export const DESPENSA: Svg = [
  brillo('frito', '#f3c06b', '#d58a34', '#95521a'),
  brillo('verde', '#9cc65a', '#5f9a35', '#355f1c'),
  brillo('tomate', '#ff8a66', '#dc3f2b', '#9c1f17'),
  brillo('limon', '#fff59a', '#f6d743', '#d7a81e'),
  brillo('aceituna', '#c3c86a', '#8a9438', '#545c1c'),
  brillo('gamba', '#ffb08d', '#f07a52', '#c2482b'),
  brillo('pan', '#f6d9a4', '#dea964', '#a86c2e'),
  brillo('crema', '#fffaf0', '#fbeccb', '#e5c68f'),
  brillo('patata', '#ffe6a1', '#f3c35c', '#c98a2b'),
  brillo('carne', '#a3613f', '#6f3520', '#3f1a0f'),
  brillo('yema', '#ffd75e', '#f9a91f', '#d97a0c'),
].join('');

/** Puts a drawing on many points, turned at random. */
export function repartir(
  azar: Azar,
  puntos: readonly Punto[],
  dibujar: (i: number) => Svg,
  escala = 0.12,
): Svg {
  return puntos
    .map(({ x, y }, i) => grupo(dibujar(i), x, y, azar.entre(0, 360), 1 + azar.entre(-escala, escala)))
    .join('');
}

/** Chopped herbs over a dish. */
export function perejil(azar: Azar, cuantos: number, radio: number): Svg {
  return esparcir(azar, cuantos, radio, 14)
    .map(({ x, y }) => {
      const color = azar.una(['#4f8a2b', '#6aa53a', '#3c6e20']);
      return grupo(camino(mancha(azar, azar.entre(3, 6.5), 0.35, 6), color), x, y);
    })
    .join('');
}

/** A leaf with its nerve, pointing right. */
export function hoja(largo = 60, color = 'url(#verde)'): Svg {
  const a = largo / 2;
  return (
    camino(
      `M${-a} 0C${-a * 0.3} ${-a * 0.75} ${a * 0.5} ${-a * 0.6} ${a} 0C${a * 0.5} ${a * 0.6} ${-a * 0.3} ${a * 0.75} ${-a} 0Z`,
      color,
    ) + linea(`M${-a * 0.9} 0L${a * 0.8} 0`, '#e9f3cf', 2, 'opacity=".6"')
  );
}

/** A wedge of lemon. */
export function limon(): Svg {
  const gajos = [-40, -12, 16, 44].map((x) => linea(`M0 34L${x} -22`, '#fffbd0', 3)).join('');
  return sombra(
    camino('M-66-16C-60 40 60 40 66-16C30-34-30-34-66-16Z', 'url(#limon)') +
      camino('M-54-14C-46 28 46 28 54-14C24-28-24-28-54-14Z', '#fdeb85') +
      gajos,
  );
}

export function aceituna(rellena = true): Svg {
  const hueso = rellena ? circulo(15, 0, 7, '#d8402c') : circulo(16, 0, 4.5, '#5b6120');
  return sombra(
    elipse(0, 0, 27, 21, 'url(#aceituna)') + hueso + elipse(-8, -9, 8, 4, '#fff', 'opacity=".55"'),
  );
}

/** A slice of tomato. */
export function rodajaTomate(r = 52): Svg {
  const gajos = Array.from({ length: 6 }, (_, i) =>
    grupo(
      elipse(0, -r * 0.52, r * 0.2, r * 0.26, '#f7a184') + elipse(0, -r * 0.5, r * 0.06, r * 0.12, '#fbe2a8'),
      0,
      0,
      i * 60,
    ),
  ).join('');
  return sombra(
    circulo(0, 0, r, 'url(#tomate)') +
      circulo(0, 0, r * 0.86, '#ec5f48') +
      gajos +
      circulo(0, 0, r * 0.16, '#f9b9a0'),
  );
}

/** A ring of onion, or of anything else. */
export function aro(r: number, grosor: number, color: string): Svg {
  return sombra(circulo(0, 0, r, 'none', `stroke="${color}" stroke-width="${grosor}"`));
}

/** A peeled prawn, curled. */
export function gamba(): Svg {
  const cuerpo = 'M-36 26A40 40 0 1 1 30 30';
  const anillos = [200, 236, 272, 308, 344]
    .map((giro) => grupo(linea('M25 0L52 0', '#fff3ea', 4, 'opacity=".7"'), 0, 0, giro))
    .join('');
  const cola = camino('M22 34L30 70L42 52L62 62L46 26Z', '#d8502f');
  return sombra(
    cola +
      linea(cuerpo, '#c9502f', 34) +
      linea(cuerpo, '#f58a62', 28) +
      anillos +
      linea('M-30 4A32 32 0 0 1-2-32', '#ffd9c4', 6, 'opacity=".8"'),
  );
}

/** A slice of garlic, toasted. */
export function ajo(): Svg {
  return sombra(elipse(0, 0, 13, 9, '#f3dca6', 'stroke="#c99345" stroke-width="3"'));
}

/** A golden piece fried in crumbs, as long as `largo`. */
export function rebozado(azar: Azar, largo: number, alto: number): Svg {
  const migas = esparcir(azar, 26, alto * 0.46, 5)
    .map(({ x, y }) =>
      circulo(
        (x * largo) / alto,
        y,
        azar.entre(1.5, 3.6),
        azar.una(['#ffdf9a', '#a9611f', '#f6cd7d']),
        'opacity=".7"',
      ),
    )
    .join('');
  return sombra(
    caja(largo, alto, alto * 0.48, 'url(#frito)') +
      migas +
      elipse(-largo * 0.18, -alto * 0.24, largo * 0.22, alto * 0.1, '#fff3cf', 'opacity=".5"'),
  );
}

/** A zigzag of sauce from a bottle. */
export function hilo(color: string, ancho: number, vueltas: number, grosor = 9): Svg {
  const paso = ancho / vueltas;
  const d = Array.from(
    { length: vueltas + 1 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${(-ancho / 2 + i * paso).toFixed(0)} ${i % 2 === 0 ? -70 : 70}`,
  );
  return sombra(linea(d.join(''), color, grosor));
}
