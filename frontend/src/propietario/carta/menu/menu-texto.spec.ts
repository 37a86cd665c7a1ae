import fc from 'fast-check';
import { centimos } from '@carta/contracts';
import { parseMenu, printMenu } from './menu-texto';
import type { MenuEscrito } from './menu-texto';

const plato = (nombre: string, cambios: object = {}) => ({ nombre, ...cambios });

it('reads a menu as it is typed on a phone', () => {
  expect(
    parseMenu(`Menú del día 14,50 €

PRIMEROS
- Lentejas
• Ensalada de la casa · agotada
2. Gazpacho   (AGOTADO)

Segundos
Entrecot (+3 €)
Merluza a la plancha +2,50
Cochinillo (suplemento 6 €) agotado
Bacalao (4 € supl.)

De postre:
Flan

Incluye pan, bebida y postre o café.`),
  ).toEqual({
    precio: 1_450,
    pases: [
      {
        nombre: 'Primeros',
        platos: [
          plato('Lentejas'),
          plato('Ensalada de la casa', { agotado: true }),
          plato('Gazpacho', { agotado: true }),
        ],
      },
      {
        nombre: 'Segundos',
        platos: [
          plato('Entrecot', { suplemento: 300 }),
          plato('Merluza a la plancha', { suplemento: 250 }),
          plato('Cochinillo', { suplemento: 600, agotado: true }),
          plato('Bacalao', { suplemento: 400 }),
        ],
      },
      { nombre: 'De postre', platos: [plato('Flan')] },
    ],
    incluye: ['pan', 'bebida', 'postre o café'],
  });
});

it('takes capitals for titles only where not everything is in them', () => {
  expect(parseMenu('PRIMEROS\nLENTEJAS\nSEGUNDOS\nMERLUZA').pases).toEqual([
    { nombre: 'Primeros', platos: [plato('LENTEJAS')] },
    { nombre: 'Segundos', platos: [plato('MERLUZA')] },
  ]);
  expect(parseMenu('DE CUCHARA\nLentejas').pases.map(({ nombre }) => nombre)).toEqual(['De cuchara']);
});

it.each([
  ['12', 1_200],
  ['14,50 €', 1_450],
  ['Precio: 15', 1_500],
  ['MENÚ 13,90 euros', 1_390],
])('takes %s for its price', (linea, precio) => {
  expect(parseMenu(`${linea}\nFlan`)).toMatchObject({
    precio,
    pases: [{ nombre: 'Platos', platos: [{ nombre: 'Flan' }] }],
  });
});

it('writes what it would read', () => {
  const menu: MenuEscrito = {
    precio: centimos(1_450),
    pases: [
      {
        nombre: 'Primeros',
        platos: [plato('Lentejas'), plato('IPA', { suplemento: centimos(150) }), plato('Ojo:')],
      },
      { nombre: 'De cuchara', platos: [plato('Fabada', { agotado: true })] },
    ],
    incluye: ['pan', 'postre o café'],
  };

  expect(printMenu(menu)).toBe(
    'PRIMEROS\nLentejas\nIPA (+1,50 €)\n- Ojo:\n\nDe cuchara:\nFabada · agotado\n\nIncluye: pan, postre o café\n\nPrecio: 14,50 €',
  );
  expect(parseMenu(printMenu(menu))).toEqual(menu);
});

const trozo = fc.constantFrom(
  ...[
    'PRIMEROS',
    'Segundos',
    'de',
    'Lentejas',
    'entrecot',
    'ARROZ',
    'Ñoquis',
    'agotado',
    '(agotada)',
    '· agotado',
    'Incluye',
    'pan',
  ],
  ...[
    '+3',
    '(+3 €)',
    '+ 2,50',
    '(suplemento 4 €)',
    'supl. 1',
    '(3 € supl.)',
    '14,50 €',
    '12',
    'Precio:',
    'Menú',
    'y',
    ',',
    ';',
    ':',
    '-',
    '•',
    '1.',
  ],
  ...['*', '_', '~', '~~', '🥗', '❌', '1️⃣', '--', '1º', 'con', 'o', 'incluidos', 'a elegir', 'IVA incl.'],
  ...['por persona', 'del día', 'viernes 28', 'De cuchara', 'no', 'supl', '12:30', 'pan y'],
  ...['(', ')', '€', '.', 'o café', 'ß', 'İ', '\u00AD', '  ', "3'50"],
);
const linea = fc.oneof(
  { weight: 5, arbitrary: fc.array(trozo, { maxLength: 6 }).map((trozos) => trozos.join(' ')) },
  { weight: 1, arbitrary: fc.array(trozo, { maxLength: 4 }).map((trozos) => trozos.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);

it('reads what it wrote of anything that it has read', () => {
  fc.assert(
    fc.property(fc.array(linea, { maxLength: 12 }), (lineas) => {
      const menu = parseMenu(lineas.join('\n'));
      expect(parseMenu(printMenu(menu))).toEqual(menu);
    }),
    { numRuns: 5_000 },
  );
});
