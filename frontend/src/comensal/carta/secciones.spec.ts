import { normalizeTexto } from '@carta/contracts';
import fc from 'fast-check';
import { buildProducto } from '../../shared/api/pruebas/build-carta';
import { productosOf, searchSecciones } from './secciones';
import type { Seccion } from './secciones';

const seccionOf = (nombre: string, ...platos: Parameters<typeof buildProducto>[0][]): Seccion => ({
  ancla: nombre,
  nombre,
  tipo: 'comida',
  productos: platos.map((plato) => buildProducto(plato)),
});
const namesOf = (secciones: readonly Seccion[]) => productosOf(secciones).map(({ nombre }) => nombre);

it('puts first the dishes whose name says the word, then where it begins one, then what only contains it', () => {
  const carta = [
    seccionOf(
      'Entrantes',
      { nombre: 'Boquerones en vinagre', descripcion: 'Con un toque de vino blanco' },
      { nombre: 'Vinoteca de quesos' },
    ),
    seccionOf('Para beber', { nombre: 'Cava divino' }, { nombre: 'Copa de vino tinto' }),
  ];

  expect(namesOf(searchSecciones(carta, 'Vino'))).toEqual([
    'Copa de vino tinto',
    'Cava divino',
    'Vinoteca de quesos',
    'Boquerones en vinagre',
  ]);
});

it('finds what contains every word and nothing else, in whatever order it puts it', () => {
  const palabra = fc.constantFrom('vino', 'VÍNO', 'oca', 'pan', 'a', 'ñ');
  const texto = fc.array(palabra, { maxLength: 4 }).map((palabras) => palabras.join(' '));
  const plato = fc.record({ nombre: texto, descripcion: texto });
  fc.assert(
    fc.property(fc.array(fc.array(plato, { maxLength: 4 }), { maxLength: 4 }), texto, (platos, busqueda) => {
      const carta = platos.map((deSeccion, i) => seccionOf(`Categoría ${i}`, ...deSeccion));
      const palabras = normalizeTexto(busqueda).split(/\s+/).filter(Boolean);
      const esperados = carta.flatMap(({ nombre, productos }) =>
        productos.filter((producto) => {
          const frase = [producto.nombre, producto.descripcion, ...producto.ingredientes, nombre].join(' ');
          return palabras.every((buscada) => normalizeTexto(frase).includes(buscada));
        }),
      );

      const hallados = productosOf(searchSecciones(carta, busqueda));

      expect(new Set(hallados)).toEqual(new Set(esperados));
      expect(hallados).toHaveLength(esperados.length);
    }),
  );
});
