import { priceComanda } from './comanda';
import type { LineaPedida } from './comanda';
import { centimos } from '../../../plataforma/dominio/dinero';
import type { FormatoElegible, OpcionElegible } from '../../../carta/dominio/eleccion';
import { buildProducto } from '../pruebas/producto';

const tortilla = buildProducto('tortilla');
const agotado = buildProducto('agotado', { disponible: false });

/** Croquetas have three sizes, a sauce that must be chosen and optional extras. */
const buildFormato = (
  id: string,
  precio: number,
  cambios: Partial<FormatoElegible> = {},
): FormatoElegible => ({
  id,
  nombre: id,
  precio: centimos(precio),
  disponible: true,
  alergenos: [],
  ...cambios,
});
const valor = (id: string, suplemento = 0, disponible = true): OpcionElegible['valores'][number] => ({
  id,
  nombre: `Valor ${id}`,
  suplemento: centimos(suplemento),
  disponible,
  alergenos: [],
  alergenosDeclarados: true,
});
const salsa: OpcionElegible = {
  nombre: 'Salsa',
  min: 1,
  max: 1,
  valores: [valor('brava'), valor('trufa', 150), valor('verde', 0, false)],
};
const extras: OpcionElegible = {
  nombre: 'Extras',
  min: 0,
  max: 2,
  valores: [valor('queso', 100), valor('huevo', 120), valor('bacon', 130)],
};
const croquetas = buildProducto('croquetas', {
  precio: centimos(350),
  formatos: [
    buildFormato('tapa', 350),
    buildFormato('media', 600),
    buildFormato('racion', 1_000),
    buildFormato('fuente', 1_000, { disponible: false }),
  ],
});
const burger = buildProducto('burger', { precio: centimos(1_200), opciones: [salsa, extras] });
const casa = [tortilla, agotado, croquetas, burger];

describe('a dish with formatos', () => {
  const ask = (cambios: Partial<LineaPedida>): LineaPedida => ({
    productoId: 'croquetas',
    nombre: 'Plato croquetas',
    precio: centimos(600),
    cantidad: 2,
    ...cambios,
  });
  const byName = (cambios: Partial<LineaPedida>): LineaPedida => {
    const { productoId: _, ...linea } = ask(cambios);
    return linea;
  };

  it.each([
    ['by the id of its formato', ask({ formato: 'media' })],
    ['by the price of one, where none is named', ask({})],
    ['by name and the price of one', byName({})],
    ['by name, price and formato', byName({ formato: 'media' })],
  ])('is found %s', (_como, linea) => {
    expect(priceComanda([linea], casa)).toMatchObject({
      ok: true,
      lineas: [{ producto: croquetas, eleccion: { formato: 'media', precio: 600 }, cantidad: 2 }],
    });
  });

  it('is asked for its formato where no price, or more than one, tells it', () => {
    const falta = { ok: false, motivo: 'ELECCION', indice: 0, problema: { motivo: 'falta_formato' } };
    expect(priceComanda([ask({ precio: centimos(850) })], casa)).toEqual(falta);
    expect(priceComanda([ask({ precio: centimos(1_000) })], casa)).toEqual(falta);
  });

  it('is refused as ambiguous by a name and a price that two of its formatos have', () => {
    expect(priceComanda([byName({ precio: centimos(1_000) })], casa)).toMatchObject({
      motivo: 'PRODUCTO_AMBIGUO',
    });
  });

  it('is another at another price', () => {
    const linea = ask({ formato: 'racion', precio: centimos(600) });
    expect(priceComanda([linea], casa)).toMatchObject({
      motivo: 'PRECIO_CAMBIADO',
      lineas: [{ productoId: 'croquetas', formato: 'racion', precio: 1_000, disponible: true }],
    });
  });

  it('names the formato that is sold out', () => {
    expect(priceComanda([ask({ formato: 'fuente', precio: centimos(1_000) })], casa)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      agotada: { nombre: 'fuente', producto: 'Plato croquetas' },
      lineas: [{ formato: 'fuente', disponible: false }],
    });
  });

  it.each([
    ['of another dish', ask({ formato: 'copa' })],
    ['of a dish that has none', { ...ask({ formato: 'media' }), productoId: 'tortilla' }],
  ])('does not exist in a formato %s', (_cual, linea) => {
    expect(priceComanda([linea], casa)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      agotada: null,
      lineas: [{ disponible: false }],
    });
  });

  it('never teaches a phone the price of a formato that nobody chose', () => {
    const vieja = ask({ precio: centimos(850) });
    const sinNada = { ...ask({}), productoId: 'agotado' };
    expect(priceComanda([vieja, sinNada], casa)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      lineas: [{ precio: 850, disponible: true }, { disponible: false }],
    });
  });
});

describe('a dish that asks something', () => {
  const ask = (opciones: string[] | undefined, precio: number, productoId = 'burger'): LineaPedida => ({
    productoId,
    nombre: 'Plato burger',
    precio: centimos(precio),
    cantidad: 1,
    ...(opciones ? { opciones } : {}),
  });

  it('costs what was chosen, and tells it in the order of the carta', () => {
    expect(priceComanda([ask(['queso', 'trufa'], 1_450)], casa)).toMatchObject({
      ok: true,
      lineas: [
        {
          eleccion: {
            precio: 1_450,
            opciones: [
              { nombre: 'Salsa', valor: 'Valor trufa', suplemento: 150 },
              { nombre: 'Extras', valor: 'Valor queso', suplemento: 100 },
            ],
          },
        },
      ],
    });
  });

  it('is found by name at the price of all that was chosen', () => {
    const { productoId: _, ...linea } = ask(['trufa'], 1_350);
    expect(priceComanda([linea], casa)).toMatchObject({ ok: true, lineas: [{ producto: burger }] });
  });

  it('says which line lacks an answer, and what of', () => {
    const comanda = priceComanda([{ ...ask([], 850, 'tortilla') }, ask(undefined, 1_200)], casa);
    expect(comanda).toEqual({
      ok: false,
      motivo: 'ELECCION',
      indice: 1,
      problema: { motivo: 'falta', opcion: 'Salsa', min: 1 },
    });
  });

  it('says which has too many', () => {
    expect(priceComanda([ask(['brava', 'queso', 'huevo', 'bacon'], 1_550)], casa)).toMatchObject({
      problema: { motivo: 'sobran', opcion: 'Extras', max: 2 },
    });
  });

  it('names the value that is sold out', () => {
    expect(priceComanda([ask(['verde'], 1_200)], casa)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      agotada: { nombre: 'Valor verde', producto: 'Plato burger' },
      lineas: [{ opciones: ['verde'], disponible: false }],
    });
  });

  it('names no part of a dish that is sold out whole', () => {
    const sinBurger = [{ ...burger, disponible: false }];
    expect(priceComanda([ask(['verde'], 1_200)], sinBurger)).toMatchObject({ agotada: null });
  });

  it('is refused before its price is looked at', () => {
    expect(priceComanda([ask(undefined, 1)], casa)).toMatchObject({ motivo: 'ELECCION' });
    expect(priceComanda([ask(undefined, 1), ask(['verde'], 1)], casa)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
    });
  });
});
