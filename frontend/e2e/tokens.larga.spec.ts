import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tokens = Record<string, string>;

const css = readFileSync(join(__dirname, '../src/styles/tokens.css'), 'utf8');

function block(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const body = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((m) => [m[1], m[2]]));
}

/** Red, green and blue, from 0 to 1. */
type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function weigh([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return weigh([linear(red), linear(green), linear(blue)]);
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour as a browser draws it through such a filter of CSS; what it takes away it takes whole. */
function through(filtro: string, color: Rgb): Rgb {
  const grey = weigh(color);
  return [...filtro.matchAll(/(\w+)\(([\d.]+)\)/g)].reduce<Rgb>(([red, green, blue], [, nombre, cuanto]) => {
    const apply = (value: number) => {
      if (nombre === 'grayscale') return grey;
      if (nombre === 'brightness') return Math.min(1, value * Number(cuanto));
      return (value - 0.5) * Number(cuanto) + 0.5;
    };
    return [apply(red), apply(green), apply(blue)];
  }, color);
}

const escritos = block(':root,\n[data-tema]');
const elegidos = block("[data-tema='oscuro']");
const ESTADOS = ['pendiente', 'en-preparacion', 'listo', 'entregado', 'pagado'];

const TEXTO: [letra: string, fondos: string[]][] = [
  ['tinta', ['papel', 'superficie', 'hundido', 'acento-suave']],
  ['tinta-suave', ['papel', 'superficie', 'hundido', 'estado-listo-fondo']],
  ['acento', ['papel', 'superficie', 'hundido', 'acento-suave']],
  ['sobre-acento', ['acento', 'acento-intenso']],
  ['peligro', ['papel', 'superficie', 'peligro-suave']],
  ['sobre-peligro', ['peligro-relleno', 'peligro-intenso']],
  ['sobre-aviso', ['aviso']],
  ['aviso-texto', ['papel', 'superficie']],
  ['sobre-alarma', ['alarma']],
  ['alarma-texto', ['papel', 'superficie']],
  ['sobre-inverso', ['inverso']],
  ['acento-inverso', ['inverso']],
  ['peligro-inverso', ['inverso']],
  ...ESTADOS.map((estado): [string, string[]] => [
    `estado-${estado}`,
    [`estado-${estado}-fondo`, 'papel', 'superficie'],
  ]),
];

describe.each([
  ['light', escritos, /#\w{6}/],
  ['dark', { ...escritos, ...elegidos }, /#\w{6}(?=\)?$)/],
])('%s theme', (_, tokens: Tokens, patron: RegExp) => {
  const color = (name: string) => parseHex(patron.exec(tokens[`--color-${name}`] ?? '')?.[0] ?? '');

  it.each(TEXTO)('%s can be read on %j', (letra, fondos) => {
    for (const fondo of fondos) expect(contrast(color(letra), color(fondo))).toBeGreaterThanOrEqual(4.5);
  });

  it('can be read, grey, on a wall that is cut off', () => {
    const filtro = tokens['--filtro-muerta'] ?? '';
    const grey = (name: string) => through(filtro, color(name));

    for (const [letra, fondos] of TEXTO)
      for (const fondo of fondos) expect(contrast(grey(letra), grey(fondo))).toBeGreaterThanOrEqual(4.5);
    expect(new Set(grey('alarma')).size).toBe(1);
  });

  it('draws the boxes of controls at 3:1', () => {
    for (const fondo of ['papel', 'superficie'])
      expect(contrast(color('linea-fuerte'), color(fondo))).toBeGreaterThanOrEqual(3);
  });
});
