/**
 * A house's colour stays as it is while text in it and on it is readable (WCAG 2.2, 4.5:1); otherwise it is
 * darkened, or lightened in dark mode, as little as needed.
 */

/** `sobre` is the text on the accent. */
export interface Tono {
  acento: string;
  intenso: string;
  suave: string;
  sobre: string;
  /** A notice is light in dark mode and dark in light mode. */
  inverso: string;
}

export interface Tema {
  claro: Tono;
  oscuro: Tono;
}

export const CONTRASTE_TEXTO = 4.5;

/** These repeat styles/tokens.css. */
export const SUPERFICIES = {
  claro: { papel: '#faf6ee', superficie: '#fffdf8', hundido: '#f2ebde', inverso: '#2c251b' },
  oscuro: { papel: '#16130f', superficie: '#211d17', hundido: '#2b261f', inverso: '#f1e9da' },
} as const;

/** Lightness goes from 0 to 1. */
const PASO = 0.01;
/** The accent has this share in its tint, and this change of lightness when pressed. */
const PARTE_SUAVE = { claro: 0.12, oscuro: 0.16 } as const;
const INTENSO = 0.08;
const SOBRE = { claro: '#fffdf8', oscuro: '#16130f' } as const;

type Rgb = readonly [r: number, g: number, b: number];

export const isColor = (texto: string): boolean => /^#[0-9a-f]{6}$/i.test(texto);

export function temaOf(color: string): Tema {
  const claro = tonoOf(color, 'claro');
  const oscuro = tonoOf(color, 'oscuro');
  return {
    claro: { ...claro, inverso: oscuro.acento },
    oscuro: { ...oscuro, inverso: claro.acento },
  };
}

/** Returns 1 (equal) to 21 (black on white). */
export function contraste(texto: string, fondo: string): number {
  const [menor = 0, mayor = 0] = [luminancia(texto), luminancia(fondo)].sort((a, b) => a - b);
  return (mayor + 0.05) / (menor + 0.05);
}

function tonoOf(color: string, modo: keyof Tema): Omit<Tono, 'inverso'> {
  const hacia = modo === 'claro' ? -PASO : PASO;
  const { papel, superficie, hundido } = SUPERFICIES[modo];
  const avisoDelOtro = SUPERFICIES[modo === 'claro' ? 'oscuro' : 'claro'].inverso;
  const tintOf = (acento: string): string => mix(superficie, acento, PARTE_SUAVE[modo]);
  const isLegible = (acento: string): boolean =>
    [papel, superficie, hundido, avisoDelOtro, tintOf(acento), SOBRE[modo]].every(
      (fondo) => contraste(acento, fondo) >= CONTRASTE_TEXTO,
    );
  const { matiz, saturacion, luz } = toHsl(color);
  let acento = color.toLowerCase();
  for (let probada = luz; !isLegible(acento) && probada >= 0 && probada <= 1;) {
    probada += hacia;
    acento = fromHsl(matiz, saturacion, Math.min(1, Math.max(0, probada)));
  }
  const intenso = toHsl(acento);
  return {
    acento,
    intenso: fromHsl(
      intenso.matiz,
      intenso.saturacion,
      Math.min(1, Math.max(0, intenso.luz + (modo === 'claro' ? -INTENSO : INTENSO))),
    ),
    suave: tintOf(acento),
    sobre: SOBRE[modo],
  };
}

function toRgb(color: string): Rgb {
  const valor = Number.parseInt(color.slice(1), 16);
  return [(valor >> 16) & 255, (valor >> 8) & 255, valor & 255];
}

const toHex = (rgb: Rgb): string =>
  `#${rgb.map((canal) => Math.round(canal).toString(16).padStart(2, '0')).join('')}`;

/** `parte` is the share of the second colour, 0 to 1. */
function mix(color: string, segundo: string, parte: number): string {
  const [a, b] = [toRgb(color), toRgb(segundo)];
  const canal = (i: 0 | 1 | 2): number => a[i] + (b[i] - a[i]) * parte;
  return toHex([canal(0), canal(1), canal(2)]);
}

function luminancia(color: string): number {
  const [r, g, b] = toRgb(color).map((canal) => {
    const c = canal / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The hue is in sixths of the circle; the others go from 0 to 1. */
function toHsl(color: string): { matiz: number; saturacion: number; luz: number } {
  const [r, g, b] = toRgb(color).map((canal) => canal / 255) as unknown as Rgb;
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  const luz = (max + min) / 2;
  const gama = max - min;
  if (gama === 0) return { matiz: 0, saturacion: 0, luz };
  const matiz = max === r ? (g - b) / gama + 6 : max === g ? (b - r) / gama + 2 : (r - g) / gama + 4;
  return { matiz: matiz % 6, saturacion: gama / (1 - Math.abs(2 * luz - 1)), luz };
}

function fromHsl(matiz: number, saturacion: number, luz: number): string {
  const gama = saturacion * Math.min(luz, 1 - luz);
  const canal = (n: number): number => {
    const k = (n + 2 * matiz) % 12;
    return 255 * (luz - gama * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([canal(0), canal(8), canal(4)]);
}

export const PROPIEDADES = {
  acento: '--color-acento',
  intenso: '--color-acento-intenso',
  suave: '--color-acento-suave',
  sobre: '--color-sobre-acento',
  inverso: '--color-acento-inverso',
} as const satisfies Record<keyof Tono, string>;

/**
 * Only the screen gets the colour: what is printed stays black. It wins over the common styles, which a
 * browser may load again behind it.
 */
export function estilosDeTema({ claro, oscuro }: Tema): string {
  const regla = (tono: Tono): string =>
    Object.entries(PROPIEDADES)
      .map(([parte, propiedad]) => `${propiedad}:${tono[parte as keyof Tono]}`)
      .join(';');
  return `@media screen{:root:root{${regla(claro)}}}@media screen and (prefers-color-scheme:dark){:root:root:root{${regla(oscuro)}}}`;
}
