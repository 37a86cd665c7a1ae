import fc from 'fast-check';
import type { Carta, Formato, Opcion, Producto } from '@carta/contracts';
import { textosOf, translateCarta } from './textos-carta';

const nombre = fc.constantFrom('Media', 'Ración', 'Tortilla', 'Pan', 'Menú del día', 'Terraza');
const ID = 'a'.repeat(24);
const conNombre = fc.record({ _id: fc.constantFrom(ID, 'b'.repeat(24)), nombre });
const formato = conNombre.map((base): Formato => ({ ...base, precio: 3, disponible: true }));
const opcion = fc
  .record({ base: conNombre, valores: fc.array(conNombre, { maxLength: 3 }) })
  .map(({ base, valores }): Opcion => ({
    ...base,
    min: 0,
    max: 1,
    valores: valores.map((valor) => ({
      ...valor,
      suplemento: 1,
      alergenos: ['apio'],
      alergenosDeclarados: true,
      disponible: true,
    })),
  }));
const menu = fc.array(fc.record({ nombre, platos: fc.array(conNombre, { maxLength: 2 }) }), { maxLength: 2 });
const producto = fc
  .record({
    base: conNombre,
    descripcion: fc.oneof(nombre, fc.constant('')),
    ingredientes: fc.array(nombre, { maxLength: 3 }),
    formatos: fc.option(fc.array(formato, { maxLength: 2 }), { nil: undefined }),
    pases: fc.option(menu, { nil: undefined }),
    incluye: fc.array(nombre, { maxLength: 2 }),
  })
  .map(({ base, formatos, pases, incluye, ...textos }): Producto => ({
    ...base,
    ...textos,
    precio: 8.5,
    categoria: null,
    imagen: null,
    imagenPrevia: null,
    alergenos: ['gluten'],
    alergenosDeclarados: true,
    disponible: true,
    estado: 'disponible',
    ...(formatos ? { formatos } : {}),
    ...(pases
      ? {
          menu: {
            incluye,
            pases: pases.map((pase) => ({
              nombre: pase.nombre,
              platos: pase.platos.map((plato) => ({
                ...plato,
                tipo: 'comida',
                alergenos: ['huevos'],
                alergenosDeclarados: true,
                disponible: true,
              })),
            })),
          },
        }
      : {}),
  }));
const carta = fc
  .record({
    productos: fc.array(producto, { maxLength: 3 }),
    categoria: conNombre,
    sinCategoria: fc.array(producto, { maxLength: 2 }),
    opciones: fc.option(fc.array(opcion, { maxLength: 2 }), { nil: undefined }),
    zona: conNombre,
    pase: conNombre,
  })
  .map(({ productos, categoria, sinCategoria, opciones, zona, pase }): Omit<Carta, 'version'> => ({
    restaurante: {
      _id: ID,
      nombre: 'La Tasca',
      slug: 'la-tasca',
      tipoUsuario: 'premium',
      ubicacion: '',
      telefono: '',
      numeroMesas: 3,
      pausado: false,
      zonas: [{ ...zona, mesas: '1-3' }],
      pases: [pase],
    },
    categorias: [{ ...categoria, posicion: 0, tipo: 'comida', productos }],
    sinCategoria,
    ...(opciones ? { opciones } : {}),
  }));

/** What a carta is without its words. */
function sinPalabras(valor: unknown): unknown {
  if (Array.isArray(valor)) return valor.map((uno) => (typeof uno === 'string' ? '' : sinPalabras(uno)));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor)
      .filter(([campo]) => campo !== 'original')
      .map(([campo, dentro]) => {
        if (campo === 'nombre' || campo === 'descripcion') return [campo, ''];
        return [campo, campo === 'alergenos' ? dentro : sinPalabras(dentro)];
      }),
  );
}

const textos = fc.dictionary(nombre, fc.string());

it('is the same carta, byte for byte, where nothing was translated', () => {
  fc.assert(
    fc.property(carta, (base) => {
      expect(JSON.stringify(translateCarta(base, () => undefined))).toBe(JSON.stringify(base));
    }),
  );
});

it('has the ids, prices and allergens of the Spanish one, whatever was translated', () => {
  fc.assert(
    fc.property(carta, textos, (base, enLengua) => {
      const traducida = translateCarta(base, (original) => enLengua[original]);
      expect(sinPalabras(traducida)).toEqual(sinPalabras(base));
    }),
  );
});

it('keeps the Spanish name of all that is named otherwise, and so gives it back', () => {
  fc.assert(
    fc.property(carta, (base) => {
      const traducida = translateCarta(base, (original, { lugar }) =>
        ['Descripción', 'Ingrediente', 'Incluye'].includes(lugar) ? undefined : `en ${original}`,
      );
      const vuelta = translateCarta(traducida, (dicho, { lugar }) =>
        ['Descripción', 'Ingrediente', 'Incluye'].includes(lugar) ? undefined : dicho.replace('en ', ''),
      );
      expect(textosOf(vuelta)).toEqual(textosOf(base));
      const cuantos = textosOf(base).filter(
        ({ lugar }) => !['Descripción', 'Ingrediente', 'Incluye'].includes(lugar),
      );
      expect(JSON.stringify(traducida).match(/"original":/g)?.length).toBe(cuantos.length);
    }),
  );
});
