/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { readArchivo } from './archivo-carta';
import { exportCarta } from './exportacion-carta';

/** What the server's reader holds to, too: it reads its own exports again. */
const EXPORTADA = join(
  __dirname,
  '../../../../../backend/src/carta/importar/lectura/pruebas/carta-exportada.tsv',
);

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

it('is written as the server reads it again', async () => {
  const csv = exportCarta(CATEGORIAS, PRODUCTOS);
  const [hoja] = await readArchivo(new File([csv], 'carta.csv'));

  expect(hoja?.texto).toBe(readFileSync(EXPORTADA, 'utf8').trimEnd());
});
