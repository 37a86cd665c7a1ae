import type { TextoDeCarta, TextosDeCarta } from '@carta/contracts';
import { filterTextos, propuestaDe, propuestasOf, seccionesDeTextos, withGuardados } from './textos-traducir';

const texto = (original: string, cambios: Partial<TextoDeCarta> = {}): TextoDeCarta => ({
  ...{ original, de: `${'a'.repeat(24)}.nombre`, lugar: 'Plato', seccion: 'Tapas', estado: 'falta' },
  ...cambios,
});

const HECHA = texto('Caña', { estado: 'hecha', texto: 'Small beer' });
const FALTA = texto('Croquetas', { propuesta: 'Croquettes' });
const SIN_REVISAR = texto('Croquetas caseras', {
  ...{ estado: 'sinRevisar', texto: 'Croquettes', antes: 'Croquetas', propuesta: 'Homemade croquettes' },
});
const NADA = texto('El capricho de Ana');
const LEIDOS: TextosDeCarta = {
  ...{ lengua: 'en', faltan: 2, sinRevisar: 1, hechas: 1 },
  textos: [HECHA, FALTA, SIN_REVISAR, NADA],
};

it('proposes what was written before, else what the glossary has, and nothing for what is done', () => {
  expect(LEIDOS.textos.map(propuestaDe)).toEqual([null, 'Croquettes', 'Croquettes', null]);
});

it('accepts all proposals of the glossary, and never one that has to be reviewed', () => {
  expect(propuestasOf(LEIDOS.textos)).toEqual([{ original: 'Croquetas', de: FALTA.de, texto: 'Croquettes' }]);
});

it('filters by what is left to do', () => {
  expect(filterTextos(LEIDOS.textos, 'faltan')).toEqual([FALTA, NADA]);
  expect(filterTextos(LEIDOS.textos, 'sinRevisar')).toEqual([SIN_REVISAR]);
  expect(filterTextos(LEIDOS.textos, 'todos')).toBe(LEIDOS.textos);
});

it('puts each text under its heading, in the order of the carta', () => {
  const postre = texto('Flan', { seccion: 'Postres' });
  expect(seccionesDeTextos([HECHA, postre, FALTA])).toEqual([
    { titulo: 'Tapas', textos: [HECHA, FALTA] },
    { titulo: 'Postres', textos: [postre] },
  ]);
});

it('knows what was saved and counts anew, and touches no other text', () => {
  const nuevos = withGuardados(LEIDOS, [
    { original: 'Croquetas caseras', texto: 'Homemade croquettes' },
    { original: 'Caña', texto: '' },
  ]);

  const { antes: _, ...sinAntes } = SIN_REVISAR;
  expect(nuevos).toMatchObject({ faltan: 3, sinRevisar: 0, hechas: 1 });
  expect(nuevos.textos[2]).toEqual({ ...sinAntes, estado: 'hecha', texto: 'Homemade croquettes' });
  expect(nuevos.textos[0]).not.toHaveProperty('texto');
  expect(nuevos.textos[1]).toBe(FALTA);
});
