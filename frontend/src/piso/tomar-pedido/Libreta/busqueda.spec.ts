import { normalizeTexto } from '@carta/contracts';
import fc from 'fast-check';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { indexPlatos, searchPlatos } from './busqueda';

const productos = (...nombres: string[]) =>
  nombres.map((nombre) => buildProducto({ _id: `id ${nombre}`, nombre }));

const CARTA = indexPlatos([
  {
    nombre: 'Para picar',
    productos: productos('Patatas bravas', 'Patatas con alioli', 'Tortilla de patatas', 'Croquetas de jamón'),
  },
  {
    nombre: 'Bebidas',
    productos: [
      ...productos('Caña', 'Caña doble', '7 Up', 'Café con leche', 'Vino blanco'),
      buildProducto({ nombre: 'Brandy 1866' }),
    ],
  },
]);

function find(busqueda: string, veces?: Record<string, number>) {
  const { hallados, cantidad } = searchPlatos(CARTA, busqueda, veces);
  return [cantidad, ...hallados.map(({ nombre }) => nombre)];
}

it.each([
  ['CANA', [1, 'Caña', 'Caña doble']],
  ['pat br', [1, 'Patatas bravas']],
  ['br pat', [1, 'Patatas bravas']],
  ['jamon', [1, 'Croquetas de jamón']],
  ['', [1]],
  ['  ', [1]],
  ['nada de esto', [1]],
])('finds %j whatever its accents, capitals and order: %j', (busqueda, esperado) => {
  expect(find(busqueda)).toEqual(esperado);
});

it('puts what begins so before what only has the word, and a categoría after all names', () => {
  expect(find('pat')).toEqual([1, 'Patatas bravas', 'Patatas con alioli', 'Tortilla de patatas']);
  expect(find('b').slice(0, 4)).toEqual([1, 'Brandy 1866', 'Patatas bravas', 'Vino blanco']);
});

it.each([
  ['pb', 'Patatas bravas'],
  ['tp', 'Tortilla de patatas'],
  ['tdp', 'Tortilla de patatas'],
  ['ccl', 'Café con leche'],
  ['cl', 'Café con leche'],
])('finds %j by the first letters of its words', (busqueda, nombre) => {
  expect(find(busqueda)[1]).toBe(nombre);
});

it('among equals, begins with what this phone takes most', () => {
  expect(find('pat', { 'id Patatas con alioli': 3 })[1]).toBe('Patatas con alioli');
  // but not before a nearer match
  expect(find('caña', { 'id Café con leche': 90, 'id Caña doble': 2 })[1]).toBe('Caña doble');
});

it.each([
  ['3 caña', [3, 'Caña', 'Caña doble']],
  ['3x caña', [3, 'Caña', 'Caña doble']],
  ['12 x caña do', [12, 'Caña doble']],
  ['7 up', [1, '7 Up']],
  ['2 7 up', [2, '7 Up']],
  ['7 caña', [7, 'Caña', 'Caña doble']],
  ['18 brandy', [18, 'Brandy 1866']],
  ['3', [1]],
  ['0 caña', [1]],
  ['51 caña', [1]],
])('reads how many in %j: %j', (busqueda, esperado) => {
  expect(find(busqueda)).toEqual(esperado);
});

const palabra = fc.stringMatching(/^[A-Za-zÁÉÍÓÚÜÑáéíóúüñ]{2,9}$/);
const nombre = fc.array(palabra, { minLength: 1, maxLength: 4 }).map((palabras) => palabras.join(' '));
const carta = fc.uniqueArray(nombre, { minLength: 1, maxLength: 30, selector: normalizeTexto });

const search = (nombres: string[], busqueda: string) =>
  searchPlatos(indexPlatos([{ nombre: 'Carta', productos: productos(...nombres) }]), busqueda);
const nombresDe = (...args: Parameters<typeof search>) =>
  search(...args).hallados.map((hallado) => hallado.nombre);

it('finds every dish by its name, however it is typed, and none twice', () => {
  fc.assert(
    fc.property(carta, fc.nat(), (nombres, i) => {
      const buscado = nombres[i % nombres.length] ?? '';
      const hallados = nombresDe(nombres, buscado);
      expect(hallados).toContain(buscado);
      expect(new Set(hallados).size).toBe(hallados.length);
      expect(nombresDe(nombres, normalizeTexto(buscado).toUpperCase())).toEqual(hallados);
    }),
  );
});

it('finds the same with a number before, which is how many', () => {
  fc.assert(
    fc.property(carta, palabra, fc.integer({ min: 1, max: 50 }), (nombres, busqueda, cuantas) => {
      expect(search(nombres, `${cuantas} ${busqueda}`)).toEqual({
        ...search(nombres, busqueda),
        cantidad: cuantas,
      });
    }),
  );
});
