import type { Azar, Punto } from './azar';

/** Strokes shared by every drawing, as pieces of SVG. Lengths in px of an 800 × 600 picture. */
export type Svg = string;

export const ANCHO = 800;
export const ALTO = 600;
export const CENTRO = [ANCHO / 2, ALTO / 2] as const;

const n = (valor: number): string => valor.toFixed(1);

export function grupo(contenido: Svg | readonly Svg[], x = 0, y = 0, giro = 0, escala = 1): Svg {
  const dentro = typeof contenido === 'string' ? contenido : contenido.join('');
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(giro)}) scale(${escala.toFixed(3)})">${dentro}</g>`;
}

export function circulo(x: number, y: number, r: number, relleno: string, extra = ''): Svg {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${relleno}" ${extra}/>`;
}

export function elipse(x: number, y: number, rx: number, ry: number, relleno: string, extra = ''): Svg {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${relleno}" ${extra}/>`;
}

/** A rectangle centred on the origin of its group. */
export function caja(ancho: number, alto: number, radio: number, relleno: string, extra = ''): Svg {
  return `<rect x="${n(-ancho / 2)}" y="${n(-alto / 2)}" width="${n(ancho)}" height="${n(alto)}" rx="${n(radio)}" fill="${relleno}" ${extra}/>`;
}

export function camino(d: string, relleno: string, extra = ''): Svg {
  return `<path d="${d}" fill="${relleno}" ${extra}/>`;
}

export function linea(d: string, color: string, grosor: number, extra = ''): Svg {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(grosor)}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

/** A soft closed outline through points (Catmull-Rom as Béziers). */
export function contorno(puntos: readonly Punto[]): string {
  const en = (i: number): Punto => puntos[(i + puntos.length) % puntos.length] ?? { x: 0, y: 0 };
  const tramos = puntos.map((p, i) => {
    const [antes, sigue, luego] = [en(i - 1), en(i + 1), en(i + 2)];
    const c1 = { x: p.x + (sigue.x - antes.x) / 6, y: p.y + (sigue.y - antes.y) / 6 };
    const c2 = { x: sigue.x - (luego.x - p.x) / 6, y: sigue.y - (luego.y - p.y) / 6 };
    return `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(sigue.x)} ${n(sigue.y)}`;
  });
  return `M${n(en(0).x)} ${n(en(0).y)}${tramos.join('')}Z`;
}

/** The outline of something poured or torn: a circle that is not quite one. */
export function mancha(azar: Azar, r: number, irregular: number, puntas = 9): string {
  return contorno(
    Array.from({ length: puntas }, (_, i) => {
      const angulo = (i / puntas) * Math.PI * 2;
      const radio = r * (1 + azar.entre(-irregular, irregular));
      return { x: Math.cos(angulo) * radio, y: Math.sin(angulo) * radio };
    }),
  );
}

/**
 * A shadow under something; sunlight falls from the upper left. A soft one costs a whole layer of
 * the picture, so small pieces get a plain copy of themselves, darkened by `ESTILO_SOMBRA`.
 */
export function sombra(contenido: Svg, fuerza: 'poca' | 'mucha' = 'poca'): Svg {
  if (fuerza === 'mucha') return `<g filter="url(#sombra)">${contenido}</g>`;
  return `<g class="s" transform="translate(3 6)">${contenido}</g><g class="s" transform="translate(1.5 3)">${contenido}</g>${contenido}`;
}

export const ESTILO_SOMBRA: Svg =
  '<style>.s *{fill:#3b1f0e;fill-opacity:.13;stroke-opacity:.13}.s [stroke]{stroke:#3b1f0e}.s [fill="none"]{fill:none}</style>';

/** A gradient with a glow in the upper left; paint with `url(#id)`. */
export function brillo(id: string, claro: string, medio: string, oscuro: string): Svg {
  return `<radialGradient id="${id}" cx=".36" cy=".3" r=".85"><stop offset="0" stop-color="${claro}"/><stop offset=".55" stop-color="${medio}"/><stop offset="1" stop-color="${oscuro}"/></radialGradient>`;
}

/** A gradient from top to bottom. */
export function bajada(id: string, ...colores: readonly string[]): Svg {
  const paradas = colores.map(
    (color, i) =>
      `<stop offset="${(i / Math.max(1, colores.length - 1)).toFixed(2)}" stop-color="${color}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${paradas.join('')}</linearGradient>`;
}
