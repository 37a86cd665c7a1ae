import type { LugarDeTexto } from '../publicada/carta.service';
import { toTextosDeCarta } from './textos-de-carta';

const lugar = (original: string, de: string, mas: Partial<LugarDeTexto> = {}) => ({
  original,
  de,
  lugar: 'Plato' as const,
  seccion: 'Tapas',
  ...mas,
});
const escrito = (original: string, texto: string, de: string) => ({ original, texto, de });
const estadosOf = (...args: [Parameters<typeof toTextosDeCarta>[1], Parameters<typeof toTextosDeCarta>[2]]) =>
  toTextosDeCarta('en', ...args).textos.map(({ original, estado, texto }) => [original, estado, texto]);

it('lists each text once, in the order of the carta, with the first thing that says it', () => {
  const tapas = { seccion: 'Tapas' };
  const media = { lugar: 'Formato', parteDe: 'Croquetas' } as const;
  const { textos, ...resto } = toTextosDeCarta(
    'en',
    [lugar('Croquetas', 'a.nombre'), lugar('Media', 'f.nombre', media), lugar('Media', 'g.nombre')],
    [escrito('Media', 'Half', 'g.nombre')],
  );

  expect(resto).toEqual({ lengua: 'en', faltan: 1, sinRevisar: 0, hechas: 1 });
  expect(textos).toEqual([
    {
      original: 'Croquetas',
      de: 'a.nombre',
      ...tapas,
      lugar: 'Plato',
      estado: 'falta',
      propuesta: 'Croquettes',
    },
    { original: 'Media', de: 'f.nombre', ...tapas, ...media, estado: 'hecha', texto: 'Half' },
  ]);
});

it('proposes for a renamed thing what it was called in the other language last', () => {
  const memoria = [
    escrito('Croquetas', 'Croquettes', 'a.nombre'),
    escrito('Croquetas de jamón', 'Ham croquettes', 'a.nombre'),
  ];
  expect(toTextosDeCarta('en', [lugar('Croquetas caseras', 'a.nombre')], memoria)).toMatchObject({
    sinRevisar: 1,
    textos: [{ estado: 'sinRevisar', texto: 'Ham croquettes', antes: 'Croquetas de jamón' }],
  });
  expect(estadosOf([lugar('Croquetas', 'a.nombre')], memoria)).toEqual([
    ['Croquetas', 'hecha', 'Croquettes'],
  ]);
});

it('proposes for a text of a list what was written there for one that looks like it, the last one first', () => {
  const deLista = (de: string, antes: readonly string[], ahora: string) =>
    estadosOf(
      [lugar(ahora, de)],
      antes.map((original) => escrito(original, `${original} (en)`, de)),
    );
  for (const [campo, antes, ahora] of [
    ['ingredientes', ['Sal', 'Tomate', 'Pepno'], 'Pepino'],
    ['ingredientes', ['Cebolla', 'Tomte', 'Tomate'], 'Tomate rosa'],
    ['incluye', ['postre', 'pan'], 'Pan y bebida'],
    ['pases', ['Primeros', 'Segundos'], 'De segundo'],
  ] as const) {
    const [original] = antes.slice(-1);
    expect(deLista(`a.${campo}`, antes, ahora)).toEqual([[ahora, 'sinRevisar', `${original} (en)`]]);
  }
  for (const [antes, ahora] of [
    ['Tomate', 'Tomillo'],
    ['Sal', 'Salmón'],
    ['Pan', '100 %'],
    ['', 'Ajo'],
  ] as const) {
    expect(deLista('a.ingredientes', [antes], ahora)).toEqual([[ahora, 'falta', undefined]]);
  }
  expect(
    estadosOf([lugar('Pepino', 'a.ingredientes')], [escrito('Pepno', 'Cucumber', 'b.ingredientes')]),
  ).toMatchObject([['Pepino', 'falta']]);
});

it('proposes nothing that the carta still says elsewhere, and nothing removed', () => {
  expect(
    estadosOf(
      [lugar('Media', 'f.nombre'), lugar('Mediana', 'g.nombre')],
      [escrito('Media', 'Half', 'g.nombre')],
    ),
  ).toEqual([
    ['Media', 'hecha', 'Half'],
    ['Mediana', 'falta', undefined],
  ]);
  expect(estadosOf([lugar('Sopa', 'a.nombre')], [escrito('Crema', '', 'a.nombre')])).toEqual([
    ['Sopa', 'falta', undefined],
  ]);
});
