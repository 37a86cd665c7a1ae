import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { CONTRASTE_TEXTO, PROPIEDADES, SUPERFICIES, contraste, estilosDeTema, isColor, temaOf } from './tema';
import type { Tema, Tono } from './tema';

const colores = fc
  .integer({ min: 0, max: 0xffffff })
  .map((valor) => `#${valor.toString(16).padStart(6, '0')}`);

/** Lists each pair that a person reads on screen: a text or a control, and its background. */
function pares(modo: keyof Tema, tono: Tono): [string, string][] {
  const { papel, superficie, hundido, inverso } = SUPERFICIES[modo];
  return [
    ...[papel, superficie, hundido, tono.suave].map((fondo): [string, string] => [tono.acento, fondo]),
    [tono.sobre, tono.acento],
    [tono.sobre, tono.intenso],
    [tono.inverso, inverso],
  ];
}

it.each(['claro', 'oscuro'] as const)('whatever the colour, what is written can be read: %s', (modo) => {
  fc.assert(
    fc.property(colores, (color) => {
      for (const [texto, fondo] of pares(modo, temaOf(color)[modo])) {
        expect([color, texto, fondo, contraste(texto, fondo) >= CONTRASTE_TEXTO]).toEqual([
          color,
          texto,
          fondo,
          true,
        ]);
      }
    }),
    { numRuns: 2_000, examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#808080']] },
  );
});

it('leaves a colour as it is where it can be, and what it made of another', () => {
  expect(temaOf('#7B1E3A').claro.acento).toBe('#7b1e3a');
  fc.assert(
    fc.property(colores, fc.constantFrom('claro', 'oscuro'), (color, modo) => {
      const { acento } = temaOf(color)[modo];
      expect(temaOf(acento)[modo].acento).toBe(acento);
    }),
  );
});

it('keeps the hue: a yellow is darkened to a brown, never to a grey', () => {
  const { acento } = temaOf('#ffd400').claro;
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(acento.slice(i, i + 2), 16)) as [
    number,
    number,
    number,
  ];
  expect(r).toBeGreaterThan(g);
  expect(g).toBeGreaterThan(4 * b);
});

it('tells contrasts as WCAG does', () => {
  expect(contraste('#000000', '#ffffff')).toBe(21);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contraste('#abcdef', '#abcdef')).toBe(1);
});

it('knows a colour, and writes a style sheet that says no more', () => {
  expect(['#a1B2c3', '#fff', 'red', '#12345g', '#1234567'].map(isColor)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  const estilos = estilosDeTema(temaOf('#1d5b79'));
  expect(estilos).toMatch(
    /^@media screen\{:root:root\{(--[\w-]+:#[0-9a-f]{6};?){5}\}\}@media screen and .*\}\}$/,
  );
  expect(estilos).not.toContain('<');
});

describe('styles/tokens.css', () => {
  const css = readFileSync(join(__dirname, '../../../../frontend/src/styles/tokens.css'), 'utf8');

  it('has these surfaces, and these properties, each by day and in the dark', () => {
    const { claro, oscuro } = SUPERFICIES;
    for (const nombre of ['papel', 'superficie', 'hundido', 'inverso'] as const) {
      expect(css).toContain(`--color-${nombre}: light-dark(${claro[nombre]}, ${oscuro[nombre]});`);
    }
    for (const propiedad of Object.values(PROPIEDADES)) expect(css).toContain(`${propiedad}: light-dark(#`);
  });
});
