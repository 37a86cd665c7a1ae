import { estacionPropia, paseDe } from './cocina';
import type { Destino, DestinoDeCategoria, EstacionCasa, Pase } from './cocina';

const ENTRANTES: Pase = { _id: 'p1', nombre: 'Entrantes' };
const PRIMEROS: Pase = { _id: 'p2', nombre: 'Primeros' };
const PASES = [ENTRANTES, PRIMEROS];
const PLANCHA: EstacionCasa = { _id: 'e1', nombre: 'Plancha', tipo: 'comida' };
const FRIOS: EstacionCasa = { _id: 'e2', nombre: 'Fríos', tipo: 'comida' };
const TERRAZA: EstacionCasa = { _id: 'e3', nombre: 'Barra terraza', tipo: 'bebida' };
const ESTACIONES = [PLANCHA, FRIOS, TERRAZA];
const COMIDA = { tipo: 'comida' } as const;
const BEBIDA = { tipo: 'bebida' } as const;

describe('the pase of a product', () => {
  it.each<[string, Destino, DestinoDeCategoria | undefined, Pase | null]>([
    ['its own', { pase: 'p1' }, { ...COMIDA, pase: 'p2' }, ENTRANTES],
    ['its categoría’s', {}, { ...COMIDA, pase: 'p2' }, PRIMEROS],
    ['none, when it says so', { pase: 'ninguno' }, { ...COMIDA, pase: 'p2' }, null],
    ['its categoría’s, when its own has gone', { pase: 'gone' }, { ...COMIDA, pase: 'p2' }, PRIMEROS],
    ['none, when its categoría’s has gone', {}, { ...COMIDA, pase: 'gone' }, null],
    ['none, where nobody said one', {}, COMIDA, null],
    ['its own, sin categoría', { pase: 'p1' }, undefined, ENTRANTES],
    ['none for a bebida', { pase: 'p1' }, { ...BEBIDA, pase: 'p2' }, null],
  ])('is %s', (_caso, producto, categoria, pase) => {
    expect(paseDe(producto, categoria, PASES)).toEqual(pase);
  });
});

describe('the estación of a product', () => {
  it.each<[string, Destino, DestinoDeCategoria | undefined, EstacionCasa | null]>([
    ['its own', { estacion: 'e1' }, { ...COMIDA, estacion: 'e2' }, PLANCHA],
    ['its categoría’s', {}, { ...COMIDA, estacion: 'e2' }, FRIOS],
    ['its categoría’s, when its own has gone', { estacion: 'gone' }, { ...COMIDA, estacion: 'e2' }, FRIOS],
    ['the cocina, when it says so', { estacion: 'cocina' }, { ...COMIDA, estacion: 'e2' }, null],
    ['the barra, when it says so', { estacion: 'barra' }, { ...BEBIDA, estacion: 'e3' }, null],
    [
      'its categoría’s, for what is of the other ticket',
      { estacion: 'barra' },
      { ...COMIDA, estacion: 'e2' },
      FRIOS,
    ],
    ['the cocina', { estacion: 'gone' }, COMIDA, null],
    ['of the other ticket, and so the cocina', { estacion: 'e3' }, COMIDA, null],
    ['a bar’s, for a bebida', { estacion: 'e1' }, { ...BEBIDA, estacion: 'e3' }, TERRAZA],
    ['the kitchen’s, sin categoría', { estacion: 'e1' }, undefined, PLANCHA],
  ])('is %s', (_caso, producto, categoria, estacion) => {
    expect(estacionPropia(producto, categoria, ESTACIONES)).toEqual(estacion);
  });
});
