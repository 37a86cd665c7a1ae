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

it('proposes nothing that the carta still says elsewhere, nothing removed, and nothing for a list', () => {
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
  expect(
    estadosOf([lugar('Pepino', 'a.ingredientes')], [escrito('Tomate', 'Tomato', 'a.ingredientes')]),
  ).toEqual([['Pepino', 'falta', undefined]]);
});
