// Longer than most: every way a house writes a carta, read by one reader.
import fc from 'fast-check';
import { centimos, formatCentimos } from '@carta/contracts';
import type { CartaLeida, FilaLeida } from './palabras/fila-leida';
import { LINEA_MAX } from './lineas/lineas';
import { readCarta, readTabla } from './leer-carta';
import { compareCarta, readCartas } from './pruebas/cartas';

describe('sixty cartas as houses write them', () => {
  const comparadas = readCartas().map(({ casa, texto, esperadas }) => {
    const leida = readCarta(texto);
    return { casa, cuantas: esperadas.length, leida, ...compareCarta(esperadas, leida) };
  });

  it.each(comparadas)('says where $casa may mean something else', ({ fallos }) => {
    expect(fallos.filter(({ callada }) => callada)).toEqual([]);
  });

  it('reads nineteen prices of twenty, and is sure of most', () => {
    const sum = (cuantos: readonly number[]): number => cuantos.reduce((suma, n) => suma + n, 0);
    const cuantas = sum(comparadas.map((comparada) => comparada.cuantas));
    const bien = sum(comparadas.map((comparada) => comparada.bien));
    const filas = comparadas.flatMap(({ leida }) => leida.filas);
    const conDuda = filas.filter(({ dudas }) => dudas.length > 0).length;
    console.info(
      `${comparadas.length} cartas: ${bien} of ${cuantas} prices right, ${conDuda} rows with a doubt`,
    );
    expect(comparadas).toHaveLength(60);
    expect(bien / cuantas).toBeGreaterThanOrEqual(0.95);
    expect(conDuda / filas.length).toBeLessThan(0.25);
  });
});

interface Plato {
  categoria: string;
  nombre: string;
  precio: number;
}

const NOMBRES = [
  ...['Croquetas', 'Tortilla', 'Merluza', 'Ensaladilla', 'Pulpo', 'Flan', 'Arroz', 'Entrecot', 'Gazpacho'],
  ...['Ñoquis', 'Açaí', 'Boquerones', 'Sopa', 'Queso', 'Tarta', 'Bonito', 'Callos', 'Menestra'],
];
const RESTOS = [
  '',
  ' de la casa',
  ' a la brasa',
  ' con alioli',
  ' (6 uds)',
  ' al ajillo',
  ' de pollo',
  ' con 4 salsas',
];
const CATEGORIAS = ['Entrantes', 'Del mar', 'De la huerta', 'Postres', 'Arroces', 'Clásicos', 'Las brasas'];

const nombre = fc
  .tuple(fc.constantFrom(...NOMBRES), fc.constantFrom(...RESTOS))
  .map((partes) => partes.join(''));
const plato = fc.record({ nombre, precio: fc.integer({ min: 6_00, max: 45_00 }) });
const platos = fc.uniqueArray(plato, { selector: (cada) => cada.nombre, minLength: 1, maxLength: 6 });
const carta = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...CATEGORIAS), platos), {
    selector: ([categoria]) => categoria,
    minLength: 1,
  })
  .filter((partes) => partes.flatMap(([, suyos]) => suyos).length >= 3);

const precioOf = (precio: number): string => formatCentimos(centimos(precio)).replace('\u00a0', ' ');

type Parte = readonly [string, readonly Omit<Plato, 'categoria'>[]];

const inLineas =
  (linea: (plato: Omit<Plato, 'categoria'>) => string) =>
  (partes: readonly Parte[]): string =>
    partes
      .map(([categoria, suyos]) => [categoria.toUpperCase(), ...suyos.map(linea)].join('\n'))
      .join('\n\n');

const MANERAS: Readonly<Record<string, (partes: readonly Parte[]) => string>> = {
  'leader dots': inLineas(
    (cada) => `${cada.nombre} ${'.'.repeat(50 - cada.nombre.length)} ${precioOf(cada.precio)}`,
  ),
  tabs: inLineas((cada) => `${cada.nombre}\t${precioOf(cada.precio).replace(' €', '')}`),
  bullets: inLineas((cada) => `• ${cada.nombre} - ${precioOf(cada.precio)}`),
  'prices below': inLineas((cada) => `${cada.nombre}\n${precioOf(cada.precio)}`),
  'a CSV of Spanish Excel': (partes) =>
    [
      'Familia;Artículo;PVP',
      ...partes.flatMap(([categoria, suyos]) =>
        suyos.map((cada) => `${categoria};"${cada.nombre}";${precioOf(cada.precio).replace(' €', '')}`),
      ),
    ].join('\r\n'),
};

it.each(Object.keys(MANERAS))('reads back what was written with %s', (manera) => {
  fc.assert(
    fc.property(carta, (partes) => {
      const { filas, dudas } = readCarta(MANERAS[manera]?.(partes) ?? '');
      const leidos = filas.map((fila) => ({
        categoria: fila.categoria,
        nombre: fila.nombre,
        precio: fila.precio,
      }));
      expect(leidos).toEqual(
        partes.flatMap(([categoria, suyos]) => suyos.map((cada) => ({ categoria, ...cada }))),
      );
      expect([...dudas, ...filas.flatMap((fila) => fila.dudas)]).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

const TROZOS = [
  ...[
    'Croquetas',
    'de jamón',
    'CARNES',
    'Postres:',
    'Media',
    'Ración',
    'Copa',
    'Barra',
    'Mesa',
    'Menú',
    'IVA incluido',
  ],
  ...[
    '9,50',
    '9.50 €',
    '€9',
    '12',
    '950',
    '1.250,00',
    "3'50",
    '6,5O',
    'l2,00',
    '+2',
    '(1, 7)',
    '1,7,12',
    '¹˒⁷',
    '10 %',
  ],
  ...[
    '\n',
    '\n\n',
    '\t',
    '   ',
    '.....',
    ' / ',
    ' · ',
    '-',
    '—',
    ';',
    '|',
    '"',
    ',',
    '(',
    ')',
    '~',
    '*',
    '#',
    '½',
    '1/2',
  ],
  ...[
    '€/kg',
    '/100 g',
    's/m',
    'según mercado',
    '33 cl',
    '1 Gluten',
    '7 Lácteos',
    '🥚',
    'Tel. 600 11 22 33',
    '01/02/2025',
  ],
  ...[
    'Nombre;Precio',
    'Nombre\tPrecio',
    'Categoría',
    'Alérgenos: gluten',
    '\u00AD',
    '\u202E',
    'ß',
    'İ',
    '----',
  ],
];
const trozos = fc.array(fc.oneof(fc.constantFrom(...TROZOS), fc.string({ unit: 'grapheme', maxLength: 6 })), {
  maxLength: 40,
});

const SON: readonly [string, (fila: FilaLeida) => boolean][] = [
  ['a name', (fila) => fila.nombre.trim() !== ''],
  [
    'whole céntimos',
    ({ precio, formatos = [] }) =>
      [precio ?? 1, ...formatos.map((cada) => cada.precio)].every((n) => Number.isSafeInteger(n) && n > 0),
  ],
  ['a price or a doubt', ({ precio, dudas }) => precio !== undefined || dudas.length > 0],
  [
    'two formats or none',
    ({ formatos, precio }) =>
      formatos === undefined || (formatos.length > 1 && formatos[0]?.precio === precio),
  ],
  ['doubts in words', ({ dudas }) => dudas.every(({ porque }) => porque.trim() !== '')],
];

function expectEntera({ filas, dudas }: CartaLeida, lineas: number): void {
  for (const [que, es] of SON) expect([que, filas.filter((fila) => !es(fila))]).toEqual([que, []]);
  const todas = [...filas, ...dudas, ...filas.flatMap((fila) => fila.dudas)].map(({ linea }) => linea);
  expect(todas.filter((linea) => linea < 1 || linea > lineas)).toEqual([]);
}

it('makes whole rows of any text and of any table', () => {
  fc.assert(
    fc.property(trozos, fc.constantFrom('', ' '), (partes, entre) => {
      const texto = partes.join(entre);
      expectEntera(readCarta(texto), texto.split(/\r\n|[\r\n\u2028\u2029]/).length);
    }),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.array(trozos.map((partes) => partes.slice(0, 8))), (filas) => {
      expectEntera(readTabla(filas), Math.max(filas.length, 1));
    }),
    { numRuns: 200 },
  );
});

/** Counts the characters that regular expressions are given of single lines; whole texts are only split and cleaned. */
function countMirados(texto: string): number {
  const exec = RegExp.prototype.exec;
  let mirados = 0;
  RegExp.prototype.exec = function (this: RegExp, cual: string) {
    if (cual.length <= 2 * LINEA_MAX) mirados += cual.length;
    return exec.call(this, cual);
  };
  try {
    readCarta(texto);
  } finally {
    RegExp.prototype.exec = exec;
  }
  return mirados;
}

it.each([
  '.',
  '1,',
  '(1,',
  'A ',
  '9,50 €',
  '9,50  a  ',
  'a\n',
  '9\n',
  'a 9,50\n',
  'Media 6\n',
  '1 gluten ',
  '*a',
  'l,',
])('looks at twice as much of a text of twice as many %j, and no more', (trozo) => {
  const uno = countMirados(trozo.repeat(4_000 / trozo.length));
  const dos = countMirados(trozo.repeat(8_000 / trozo.length));
  expect(dos / uno).toBeLessThan(2.5);
});

it.each(['A (1)\t', '1 alérgenos: ', '9,50  a  ', '(1', 'x 9,50 € '])(
  'looks at a line of twice as many %j as its square, and no more',
  (trozo) => {
    const uno = countMirados(trozo.repeat(500).slice(0, LINEA_MAX / 2));
    const dos = countMirados(trozo.repeat(500).slice(0, LINEA_MAX));
    expect(dos / uno).toBeLessThan(5.5);
  },
);

it('reads no more lines than it says, whatever ends them', () => {
  for (const salto of ['\r\n', '\r', '\n', '\u2028']) {
    const { filas, dudas } = readCarta(`Pan 1,00 €${salto}${salto.repeat(5_000)}Vino 9,00 €`);
    expect([filas.length, dudas.at(-1)?.porque]).toEqual([1, 'Hay más de 5000 líneas: se lee hasta aquí.']);
  }
});

it('reads a hundred columns of a sheet, and says it', () => {
  const muchas = Array.from({ length: 30_000 }, () => 'media');
  const { filas, dudas } = readTabla([
    ['Nombre', ...muchas],
    ...Array.from({ length: 100 }, () => ['Croquetas', '6', '10']),
  ]);
  expect(filas).toHaveLength(100);
  expect(dudas).toEqual([{ linea: 1, porque: 'Hay más de 100 columnas: las demás no se leen.' }]);
});

it('says where a text is too long, and reads no half of a line', () => {
  const texto = `${'Croquetas 12,50 €\n'.repeat(30_000)}`;
  const { filas, dudas } = readCarta(texto);

  expect(filas).toHaveLength(1_000);
  expect(new Set(filas.map(({ precio }) => precio))).toEqual(new Set([12_50]));
  expect(dudas.map(({ porque }) => porque)).toEqual([
    'Una carta puede tener como máximo 1000 platos: se lee hasta aquí.',
    'El texto pasa de 500000 caracteres: se lee hasta aquí.',
    'Hay más de 5000 líneas: se lee hasta aquí.',
  ]);
});

it('says of a row what the rules of a product would refuse, and what is there twice or costs too little', () => {
  const largo = 'Arroz '.repeat(30).trim();
  const texto = `CARNES\n${largo} .... 12,00 €\nSecreto .... 14,00 €\nPluma .... 15,00 €\nPollo .... 1,20 €\nPluma .... 16,00 €`;

  expect(readCarta(texto).filas.map(({ dudas }) => dudas.map(({ porque }) => porque))).toEqual([
    ['El nombre puede tener como máximo 120 caracteres'],
    [],
    [],
    ['1,20 € es mucho menos que lo demás de su categoría.'],
    ['Ya está en la línea 4.'],
  ]);
});

it.each([
  ['Pescado del día 18-22 €', 'Hay 2 precios (18 €, 22 €) y no se sabe de qué es cada uno.'],
  ['Lubina para dos desde 40 €', 'Es un precio desde el que se empieza: di el suyo.'],
  ['Txuleta (kg) 52 €', 'Mira si se vende por peso.'],
  ['Huevas £9.50', 'Está en otra moneda: se lee como euros.'],
  ['Tarta 12 €/docena', 'El precio es «/docena»: mira de cuánto es.'],
  ['Verde · Negro · Rojo 1,80 €', 'Se lee como un solo plato: mira si son varios.'],
  ['Garlic prawns    Gambas al ajillo    12,50', 'Hay un hueco en el nombre: mira si son dos cosas.'],
  ['Menú 12,50 (sábados 15,00)', 'Se leen 2 platos de una línea.'],
  ['Entrecot (+3 €)', 'Lleva un precio que no se lee.'],
  ['Bravas 5 - 50', 'Delante del precio hay otro número.'],
  ['Café gratis 0,00 €', 'El precio es 0: falta el suyo.'],
  ['POSTRES CASEROS 4,50 €', 'Parece un título con precio: mira si lo que sigue son platos.'],
  ['~Flan~ 3,00 €', 'Está tachado: mira si se vende.'],
  ['Croquetas 10 € / media 6 €', 'El precio sin nombre se lee como el de la ración.'],
])('does not read %j without a doubt', (linea, duda) => {
  const { filas, dudas } = readCarta(`Tortilla 4,00 €\n${linea}`);

  expect([...dudas, ...filas.flatMap((fila) => fila.dudas)].map(({ porque }) => porque)).toContain(duda);
});

it('reads a till’s word for the usual one as a format where there are others, and as none where it is alone', () => {
  const { filas, dudas } = readTabla([
    ['Item Name', 'Category', 'Variation Name', 'Price'],
    ['Café', 'Bebidas', 'Regular', '1,50'],
    ['Café', 'Bebidas', 'Grande', '2,00'],
    ['Pan', 'Tapas', 'Regular', '1,00'],
  ]);
  expect([...dudas, ...filas.flatMap((fila) => fila.dudas)]).toEqual([]);
  expect(filas.map(({ nombre, precio, formatos }) => [nombre, precio, formatos])).toEqual([
    [
      'Café',
      150,
      [
        { nombre: 'Regular', precio: 150 },
        { nombre: 'Grande', precio: 200 },
      ],
    ],
    ['Pan', 100, undefined],
  ]);
});

it('reads the heading of Square as it was before 2025, too', () => {
  const { filas } = readCarta(
    'Token,Item Name,Variation Name,SKU,Description,Category,Price,Enabled\nA,Cerveza,Caña,,,Bebidas,1.80,Y',
  );

  expect(filas).toMatchObject([{ categoria: 'Bebidas', nombre: 'Cerveza', precio: 180 }]);
});

it.each([
  ['Gambas al ajillo 12 € (crustáceos, sulfitos)', 'crustáceos, sulfitos'],
  ['Gambas al ajillo (crustáceos, sulfitos) ........ 12 €', 'crustáceos, sulfitos'],
  ['Gambas al ajillo 12,00 - Crustáceos y sulfitos', 'Crustáceos y sulfitos'],
  ['Gambas al ajillo 12 €\n[crustáceos / sulfitos]', 'crustáceos / sulfitos'],
  ['Gambas al ajillo 12,00 (contiene sulfitos, crustáceos)', 'contiene sulfitos, crustáceos'],
])('reads allergens by their names, and says that it does: %j', (linea, lista) => {
  const { filas } = readCarta(`ENTRANTES\n${linea}\nPan 1 €`);

  expect(filas[0]).toEqual({
    ...{ linea: 2, categoria: 'Entrantes', nombre: 'Gambas al ajillo', precio: 1200 },
    alergenos: ['crustaceos', 'sulfitos'],
    dudas: [{ linea: 2, porque: `«${lista}» se lee como alérgenos.` }],
  });
});

it.each([
  [
    'Gambas al ajillo 12 €\ncrustáceos, sulfitos',
    '«crustáceos, sulfitos» parecen sus alérgenos: decláralos.',
  ],
  ['Gambas — crustáceos, sulfitos — 12 €', '«crustáceos, sulfitos» parecen sus alérgenos: decláralos.'],
])('declares nothing of names that may be something else, and says it: %j', (linea, duda) => {
  const { filas } = readCarta(`ENTRANTES\n${linea}\nPan 1 €`);

  expect(filas[0]).not.toHaveProperty('alergenos');
  expect(filas[0]?.dudas.map(({ porque }) => porque)).toEqual([duda]);
});

it.each([
  'Ensalada 9 € (sin gluten)',
  'Croquetas (pescado) 9 €',
  'Bacalao 9 € (pescado, ajo)',
  'Pescado y huevos 9 €',
])('takes what is in a dish for no allergens: %j', (linea) => {
  expect(readCarta(`ENTRANTES\n${linea}\nPan 1 €`).filas[0]).not.toHaveProperty('alergenos');
});

it('says where a comma without quotes has made one cell more', () => {
  const { filas } = readCarta('Familia,Producto,Precio\nTapas,Bravas,4,50\nTapas,Croquetas,"6,50"');

  expect(filas.map(({ dudas }) => dudas.map(({ porque }) => porque))).toEqual([
    ['Tiene más celdas que la cabecera: mira si el precio lleva una coma sin comillas.'],
    [],
  ]);
});

it.each(['Media 6 / Ración 10', 'Media 6,00 / Ración 10,00', 'Media 6 € / Ración 10 €'])(
  'reads two formats, each with its price behind it, without a doubt: %s',
  (precios) => {
    expect(readCarta(`TAPAS\nJamón ibérico ..... ${precios}`).filas).toEqual([
      {
        linea: 2,
        categoria: 'Tapas',
        nombre: 'Jamón ibérico',
        precio: 600,
        formatos: [
          { nombre: 'Media', precio: 600 },
          { nombre: 'Ración', precio: 1000 },
        ],
        dudas: [],
      },
    ]);
  },
);
