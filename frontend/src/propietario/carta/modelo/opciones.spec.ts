import { buildOpcion, buildProducto, buildValor } from '../../../shared/api/pruebas/build-carta';
import {
  countUsos,
  createFilaValor,
  fallosDeValores,
  resumenOpcion,
  textoCuantas,
  toOpcionRequest,
  toValoresOpcion,
  withoutOpcion,
} from './opciones';

it('goes to the sheet and back as it was', () => {
  const queso = buildValor('Queso', { suplemento: 1.5, alergenos: ['lacteos'] });
  const nada = buildValor('Nada', { alergenosDeclarados: false });
  const opcion = buildOpcion('Extras', [], { min: 0, max: 2, valores: [queso, nada] });

  const valores = toValoresOpcion(opcion);

  expect(valores.valores.map(({ suplemento }) => suplemento)).toEqual(['1,50', '']);
  expect(toOpcionRequest(valores)).toEqual({
    nombre: 'Extras',
    min: 0,
    max: 2,
    valores: [
      {
        _id: queso._id,
        nombre: 'Queso',
        suplemento: '1,50',
        alergenos: ['lacteos'],
        alergenosDeclarados: true,
      },
      { _id: nada._id, nombre: 'Nada', suplemento: '0', alergenos: [], alergenosDeclarados: false },
    ],
  });
});

it('begins with one value to write, of which exactly one is chosen', () => {
  const nueva = toValoresOpcion(null);

  expect(nueva).toMatchObject({ nombre: '', min: 1, max: 1 });
  expect(toOpcionRequest(nueva).valores).toEqual([
    { nombre: '', suplemento: '0', alergenos: [], alergenosDeclarados: false },
  ]);
});

it('says of each value what is wrong with it', () => {
  const write = (nombre: string, suplemento = '') => ({ ...createFilaValor(), nombre, suplemento });

  expect(fallosDeValores([write('Queso', '1,5'), write('queso', '-1'), write('')])).toEqual([
    { nombre: null, suplemento: null },
    {
      nombre: 'Hay dos valores con el mismo nombre',
      suplemento: 'El suplemento debe ser un número mayor o igual a 0',
    },
    { nombre: 'El nombre del valor es obligatorio', suplemento: null },
  ]);
});

it.each([
  [1, 1, 'Elige 1'],
  [2, 2, 'Elige 2'],
  [0, 3, 'Elige entre 0 y 3'],
])('%i to %i is said %s', (min, max, texto) => expect(textoCuantas({ min, max })).toBe(texto));

it('is summed up in a line', () => {
  expect(resumenOpcion(buildOpcion('Punto', ['Al punto', 'Muy hecha']))).toBe(
    'Elige 1 · Al punto, Muy hecha',
  );
});

it('knows who uses it, and leaves them as if they had never', () => {
  const simple = buildProducto();
  const chuleton = buildProducto({ opciones: ['punto', 'guarnicion'] });
  const entrecot = { ...simple, opciones: ['punto'] };

  expect(countUsos('punto', [simple, chuleton, entrecot])).toBe(2);
  expect(withoutOpcion(chuleton, 'punto').opciones).toEqual(['guarnicion']);
  expect(withoutOpcion(entrecot, 'punto')).toEqual(simple);
});
