import { buildFormato, buildProducto } from '../../../shared/api/pruebas/build-carta';
import {
  SUGERENCIAS_FORMATOS,
  createFilaFormato,
  fallosDeFormatos,
  suggestFormatos,
  toFilasFormato,
  toFormatosRequest,
} from './formatos';

const [RACIONES, COPAS] = SUGERENCIAS_FORMATOS;

it('goes to the sheet and back as it was, with what the sheet does not show', () => {
  const zona = 'a'.repeat(24);
  const tapa = {
    ...buildFormato('Tapa', 3.5),
    precios: { [zona]: 4 },
    alergenos: ['gluten' as const],
  };
  const media = buildFormato('Media', 6, false);

  const filas = toFilasFormato(buildProducto({ formatos: [tapa, media] }));

  expect(filas.map(({ precio }) => precio)).toEqual(['3,50', '6,00']);
  expect(toFormatosRequest(filas)).toEqual([
    { _id: tapa._id, nombre: 'Tapa', precio: '3,50', precios: { [zona]: '4,00' }, alergenos: ['gluten'] },
    { _id: media._id, nombre: 'Media', precio: '6,00' },
  ]);
});

it('sends a new one without an id, trimmed', () => {
  expect(toFormatosRequest([createFilaFormato(' Copa ', ' 3,80 ')])).toEqual([
    { nombre: 'Copa', precio: '3,80' },
  ]);
});

it('gives the price there was to the one that most likely costs that', () => {
  const named = (cual: typeof RACIONES | typeof COPAS) =>
    suggestFormatos(cual, '9,50').map(({ nombre, precio }) => [nombre, precio]);

  expect(named(RACIONES)).toEqual([
    ['Tapa', ''],
    ['Media', ''],
    ['Ración', '9,50'],
  ]);
  expect(named(COPAS)).toEqual([
    ['Copa', '9,50'],
    ['Botella', ''],
  ]);
});

it('says of each what is wrong with it; of two that are called the same, of the second', () => {
  const filas = [
    createFilaFormato('Tapa', '3,50'),
    createFilaFormato('', ''),
    createFilaFormato(' tápa ', '0'),
    createFilaFormato('', '6'),
  ];

  expect(fallosDeFormatos(filas)).toEqual([
    { nombre: null, precio: null },
    { nombre: 'El nombre del formato es obligatorio', precio: 'El precio es obligatorio' },
    { nombre: 'Hay dos formatos con el mismo nombre', precio: 'El precio debe ser un número mayor a 0' },
    { nombre: 'El nombre del formato es obligatorio', precio: null },
  ]);
});
