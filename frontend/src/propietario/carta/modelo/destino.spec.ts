import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { countDestinos, opcionesEstacion, opcionesPase, toDestinoEscrito, toDestinoRequest } from './destino';

const PASES = [
  { _id: 'p1', nombre: 'Entrantes' },
  { _id: 'p2', nombre: 'Primeros' },
];
const ESTACIONES = [
  { _id: 'e1', nombre: 'Plancha', tipo: 'comida' as const },
  { _id: 'e2', nombre: 'Barra terraza', tipo: 'bebida' as const },
];
const casa = { pases: PASES, estaciones: ESTACIONES };
const guisos = buildCategoria({ pase: 'p2', estacion: 'e1' });
const textos = (opciones: readonly { texto: string }[]) => opciones.map(({ texto }) => texto);

it('offers nothing where the house has none, and no pase to a bebida', () => {
  expect(opcionesPase({}, 'comida', null)).toEqual([]);
  expect(opcionesPase(casa, 'bebida', null)).toEqual([]);
  expect(opcionesEstacion({ estaciones: [ESTACIONES[0]] as typeof ESTACIONES }, 'bebida', null)).toEqual([]);
});

it('names what holds where nothing is said', () => {
  expect(textos(opcionesPase(casa, 'comida', null))).toEqual(['Sin pase', 'Entrantes', 'Primeros']);
  expect(textos(opcionesPase(casa, 'comida', guisos))).toEqual([
    'El de la categoría: Primeros',
    'Ninguno: sale enseguida',
    'Entrantes',
    'Primeros',
  ]);
  expect(textos(opcionesPase(casa, 'comida', buildCategoria({ pase: 'gone' })))[0]).toBe('Sin pase');
  expect(textos(opcionesEstacion(casa, 'comida', null))).toEqual(['Cocina', 'Plancha']);
  expect(textos(opcionesEstacion(casa, 'comida', guisos))).toEqual([
    'La de la categoría: Plancha',
    'Cocina',
    'Plancha',
  ]);
  expect(textos(opcionesEstacion(casa, 'bebida', null))).toEqual(['Barra', 'Barra terraza']);
});

it('sends what changed, and null for what was taken away', () => {
  expect(toDestinoRequest(toDestinoEscrito(guisos), guisos)).toEqual({});
  expect(toDestinoRequest({ pase: '', estacion: 'e1' }, guisos)).toEqual({ pase: null });
  expect(toDestinoRequest({ pase: 'p1', estacion: 'e1' }, null)).toEqual({ pase: 'p1', estacion: 'e1' });
});

it('counts a product where it is served and made, its own before its categoría’s', () => {
  const productos = [
    buildProducto({ categoria: guisos._id }),
    buildProducto({ categoria: guisos._id, pase: 'p1' }),
    buildProducto({ categoria: guisos._id, pase: 'gone' }),
    buildProducto({ pase: 'p1' }),
  ];

  expect(Object.fromEntries(countDestinos(casa, [guisos], productos))).toEqual({ p1: 2, p2: 2, e1: 3 });
});
