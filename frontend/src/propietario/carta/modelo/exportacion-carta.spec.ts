/** @jest-environment node */
import { readTabla } from '@carta/contracts';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { readArchivo } from './archivo-carta';
import { exportCarta } from './exportacion-carta';

const formato = (nombre: string, precio: number) => ({ _id: nombre, nombre, precio, disponible: true });
const CATEGORIAS = [
  buildCategoria({ _id: 'c1', nombre: 'Raciones' }),
  buildCategoria({ _id: 'c2', nombre: 'Pescados' }),
];
const PRODUCTOS = [
  buildProducto({
    nombre: 'Jamón; de bellota',
    categoria: 'c1',
    precio: 9.5,
    alergenos: [],
    descripcion: '',
  }),
  buildProducto({
    nombre: 'Croquetas',
    categoria: 'c1',
    precio: 6,
    descripcion: 'De la abuela,\ncaseras',
    alergenos: ['gluten', 'lacteos', 'huevos'],
    formatos: [formato('Media', 6), formato('Ración', 11.5)],
  }),
  buildProducto({
    nombre: 'Percebes',
    categoria: 'c2',
    precio: 12,
    alergenos: ['crustaceos'],
    porPeso: { unidad: '100 g', gramosEstimados: 200 },
  }),
];

it('is read again as it was written', async () => {
  const csv = exportCarta(CATEGORIAS, PRODUCTOS);
  const [hoja] = await readArchivo(new File([csv], 'carta.csv'));

  const { filas, dudas } = readTabla(hoja?.texto.split('\n').map((linea) => linea.split('\t')) ?? []);

  expect(dudas).toEqual([]);
  expect(filas.map(({ linea: _, ...fila }) => fila)).toEqual([
    { categoria: 'Raciones', nombre: 'Jamón; de bellota', precio: 950, alergenos: [], dudas: [] },
    {
      categoria: 'Raciones',
      nombre: 'Croquetas',
      descripcion: 'De la abuela, caseras',
      precio: 600,
      formatos: [
        { nombre: 'Media', precio: 600 },
        { nombre: 'Ración', precio: 1150 },
      ],
      alergenos: ['gluten', 'huevos', 'lacteos'],
      dudas: [],
    },
    {
      categoria: 'Pescados',
      nombre: 'Percebes',
      precio: 1200,
      porPeso: { unidad: '100 g' },
      alergenos: ['crustaceos'],
      dudas: [],
    },
  ]);
});
