import fc from 'fast-check';
import { elegir, toElegible } from '@carta/contracts';
import { buildFormato, buildOpcion, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { speak } from '../../../shared/lengua/lengua';
import { borradorOf, faltaOf, pistaOf, seleccionDe, toggleValor, withoutPerdido } from './borrador';
import type { Borrador } from './borrador';

const PUNTO = buildOpcion('Punto de la carne', ['Poco hecha', 'Muy hecha']);
const EXTRAS = buildOpcion('Extras', ['Bacon +1.5', 'Queso +1', 'Huevo +1'], { min: 0, max: 2 });
const SALSA = buildOpcion('Salsa', ['Alioli', 'Brava'], { min: 0, max: 1 });
const TAPA = buildFormato('Tapa', 3.5);
const RACION = buildFormato('Ración', 10);
const CARNE = toElegible(
  buildProducto({ formatos: [TAPA, RACION], opciones: [PUNTO._id, EXTRAS._id, SALSA._id] }),
  [PUNTO, EXTRAS, SALSA],
  null,
);
const [PUNTO_E, EXTRAS_E, SALSA_E] = CARNE.opciones;
const VACIO = borradorOf(CARNE);

afterEach(() => speak('es'));

it('begins with nothing chosen, but a formato that is the only one to be had', () => {
  expect(VACIO).toEqual({ formato: undefined, valores: [], notas: '', cantidad: 1 });

  const [tapa, racion] = CARNE.formatos;
  const sinTapa = { ...CARNE, formatos: [{ ...tapa!, disponible: false }, racion!] };
  expect(borradorOf(sinTapa).formato).toBe(RACION._id);
});

it('says how many are asked for', () => {
  expect(CARNE.opciones.map(pistaOf)).toEqual(['Elige 1', 'Hasta 2', 'Hasta 1']);
  expect(pistaOf({ ...EXTRAS_E!, min: 1 })).toBe('Elige entre 1 y 2');
  expect(pistaOf({ ...EXTRAS_E!, max: 3 })).toBe('Lo que quieras');
});

it('puts one value in the place of another where only one can be had, and takes off one that may be none', () => {
  const [poco, muy] = PUNTO.valores;
  const conPoco = toggleValor(VACIO, PUNTO_E!, poco!._id);
  expect(toggleValor(conPoco, PUNTO_E!, muy!._id).valores).toEqual([muy!._id]);

  const conSalsa = toggleValor(conPoco, SALSA_E!, SALSA.valores[0]!._id);
  expect(conSalsa.valores).toHaveLength(2);
  expect(toggleValor(conSalsa, SALSA_E!, '').valores).toEqual([poco!._id]);
});

it('asks for what is missing one after another, in the order it is shown', () => {
  expect(faltaOf(CARNE, VACIO)).toEqual({ texto: 'Elige el formato', grupo: 0 });
  const conTapa = { ...VACIO, formato: TAPA._id };
  expect(faltaOf(CARNE, conTapa)).toEqual({ texto: 'Elige el punto de la carne', grupo: 1 });
  const entero = toggleValor(conTapa, PUNTO_E!, PUNTO.valores[0]!._id);
  expect(faltaOf(CARNE, entero)).toBeNull();
  const sobran = { ...entero, valores: [...entero.valores, ...EXTRAS.valores.map(({ _id }) => _id)] };
  expect(faltaOf(CARNE, sobran)).toEqual({ texto: 'Como máximo 2 en «Extras»', grupo: 2 });
});

it('asks in the language of the page, without an article of Spanish', () => {
  speak('de', { 'Elegir {nombre}': '{nombre} wählen', 'Elige {min}': 'Wähle {min}' });
  const conTapa = { ...VACIO, formato: TAPA._id };
  expect(faltaOf(CARNE, conTapa)?.texto).toBe('Punto de la carne wählen');
  const dosPuntos = { ...CARNE, opciones: [{ ...PUNTO_E!, min: 2, max: 2 }] };
  expect(faltaOf(dosPuntos, conTapa)?.texto).toBe('Punto de la carne: Wähle 2');
});

it('says what is sold out of what was chosen, and where', () => {
  const [tapa, racion] = CARNE.formatos;
  const sinTapa = { ...CARNE, formatos: [{ ...tapa!, disponible: false }, racion!] };
  expect(faltaOf(sinTapa, { ...VACIO, formato: TAPA._id })).toEqual({
    texto: 'Tapa: agotado. Elige otra cosa',
    grupo: 0,
  });

  const [bacon, ...resto] = EXTRAS_E!.valores;
  const sinBacon = {
    ...CARNE,
    opciones: [PUNTO_E!, { ...EXTRAS_E!, valores: [{ ...bacon!, disponible: false }, ...resto] }],
  };
  expect(faltaOf(sinBacon, { ...VACIO, formato: TAPA._id, valores: [bacon!.id] })).toMatchObject({
    texto: 'Bacon: agotado. Elige otra cosa',
    grupo: 2,
  });
});

it('lets go of what the dish no longer has, and of nothing else', () => {
  const borrador = { ...VACIO, formato: TAPA._id, valores: [EXTRAS.valores[0]!._id], notas: 'sin sal' };
  expect(withoutPerdido(borrador, CARNE)).toBe(borrador);
  expect(withoutPerdido(borrador, { ...CARNE, formatos: [], opciones: [PUNTO_E!] })).toEqual({
    ...borrador,
    formato: undefined,
    valores: [],
  });
});

it('whatever is tapped, what is missing is what keeps it from being ordered, and there is a group to mend it in', () => {
  const tap = fc.oneof(
    fc.constantFrom(TAPA._id, RACION._id).map((formato) => (b: Borrador) => ({ ...b, formato })),
    fc
      .constantFrom(...CARNE.opciones.flatMap((opcion) => opcion.valores.map(({ id }) => ({ opcion, id }))))
      .map(
        ({ opcion, id }) =>
          (b: Borrador) =>
            toggleValor(b, opcion, id),
      ),
  );
  fc.assert(
    fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
      const borrador = taps.reduce((b, toque) => toque(b), VACIO);
      const falta = faltaOf(CARNE, borrador);
      expect(falta === null).toBe(elegir(CARNE, seleccionDe(borrador)).problema === null);
      if (falta !== null) expect([0, 1, 2, 3]).toContain(falta.grupo);
    }),
  );
});
