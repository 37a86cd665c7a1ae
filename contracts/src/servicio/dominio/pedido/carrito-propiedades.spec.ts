import fc from 'fast-check';
import {
  CARRITO_VACIO,
  MAX_UNIDADES,
  addProducto,
  cantidadOf,
  changeLinea,
  decrementLinea,
  refreshCarrito,
  removeLinea,
  setCantidad,
  setNotas,
} from './carrito';
import type { Carrito } from './carrito';
import { eleccionId, eleccionIdOf, lineaId, seleccionOf } from './linea-carrito';
import type { Encargo, ProductoCarrito } from './linea-carrito';

const buildProducto = (_id: string, precio = 8.5): ProductoCarrito => ({ _id, nombre: _id, precio });

describe('any sequence of taps', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const precio = fc.integer({ min: 0, max: 10_000 }).map((valor) => valor / 100);
  const nota = fc.constantFrom(undefined, 'sin sal', 'poco hecha', '(f1)', '@p1');
  const pase = fc.constantFrom(undefined, null, 'p1');
  const formato = fc.constantFrom(undefined, 'f1', 'f2');
  const valores = fc.shuffledSubarray(['v1', 'v2', 'v3']);
  const encargo: fc.Arbitrary<Encargo> = fc
    .tuple(formato, valores, nota, pase)
    .map(([elegido, ids, notas, suyo]) => ({
      ...(elegido ? { formato: { _id: elegido, nombre: elegido } } : {}),
      opciones: ids.map((_id) => ({ _id, nombre: 'Extras', valor: _id, suplemento: 0.5 })),
      ...(notas ? { notas } : {}),
      ...(suyo === undefined ? {} : { pase: suyo }),
    }));
  const linea = fc.tuple(id, encargo).map(([_id, asi]) => lineaId({ producto: buildProducto(_id), ...asi }));
  const anotar = fc.tuple(linea, nota).map(
    ([clave, notas]) =>
      (c: Carrito) =>
        setNotas(c, clave, notas ?? ''),
  );
  const elegirOtra = fc.tuple(linea, encargo).map(([clave, asi]) => (c: Carrito) => {
    const item = c.items.find((candidato) => lineaId(candidato) === clave);
    return item ? changeLinea(c, clave, { producto: item.producto, ...asi }, item.cantidad) : c;
  });
  const frescos = fc
    .tuple(id, formato, valores, precio, fc.boolean(), fc.boolean())
    .map(([_id, elegido, ids, euros, disponible, porElegir]) => {
      const clave = eleccionId(_id, { ...(elegido ? { formato: elegido } : {}), opciones: ids });
      return new Map([[clave, { precio: euros, disponible, porElegir }]]);
    });
  const refrescar = frescos.map((ahora) => (c: Carrito) => refreshCarrito(c, ahora));
  const paso = fc.oneof(
    fc.tuple(id, precio, encargo, fc.integer({ min: 1, max: 4 })).map(
      ([_id, euros, asi, cuantas]) =>
        (c: Carrito) =>
          addProducto(c, buildProducto(_id, euros), asi, cuantas),
    ),
    anotar,
    elegirOtra,
    refrescar,
    linea.map((clave) => (c: Carrito) => decrementLinea(c, clave)),
    linea.map((clave) => (c: Carrito) => removeLinea(c, clave)),
    fc.tuple(linea, fc.integer({ min: -1, max: 60 })).map(
      ([clave, n]) =>
        (c: Carrito) =>
          setCantidad(c, clave, n),
    ),
  );
  const pidiendo = (pasos: ((c: Carrito) => Carrito)[]) =>
    pasos.reduce((antes, tap) => tap(Object.freeze(antes)), CARRITO_VACIO);

  it('keeps the total to the cent, 1 to 50 units a line, no two lines alike', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 60 }), (pasos) => {
        const carrito = pidiendo(pasos);
        const centavos = carrito.items.map(({ producto, cantidad, agotado }) =>
          agotado ? 0 : Math.round(producto.precio * 100) * cantidad,
        );
        expect(carrito.items.map(({ subtotal }) => subtotal)).toEqual(centavos);
        expect(carrito.total).toBe(centavos.reduce((suma, valor) => suma + valor, 0));
        expect(carrito.items.every(({ cantidad }) => cantidad >= 1 && cantidad <= MAX_UNIDADES)).toBe(true);
        expect(new Set(carrito.items.map(lineaId)).size).toBe(carrito.items.length);
      }),
    );
  });

  it('moves units between lines by editing notes and choices, and neither makes nor loses one', () => {
    const units = (c: Carrito) => ['a', 'b', 'c'].map((_id) => cantidadOf(c, _id));
    const ediciones = fc.array(fc.oneof(anotar, elegirOtra), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 40 }), ediciones, (pasos, cambios) => {
        const antes = pidiendo(pasos);
        const despues = cambios.reduce((carrito, tap) => tap(carrito), antes);
        expect(units(despues)).toEqual(units(antes));
      }),
    );
  });

  it('joins two lines only where product, choice, pase and note are the same', () => {
    const clara = ({ producto, notas, pase: suyo, ...asi }: Carrito['items'][number]) => {
      const { formato: elegido = '', opciones = [] } = seleccionOf(asi);
      return JSON.stringify([producto._id, elegido, [...opciones].sort(), notas ?? '', { suyo }]);
    };
    const anadir = fc.tuple(id, encargo);
    fc.assert(
      fc.property(fc.array(anadir, { maxLength: 30 }), (pedidas) => {
        const carrito = pedidas.reduce(
          (c, [_id, asi]) => addProducto(c, buildProducto(_id), asi),
          CARRITO_VACIO,
        );
        const claves = pedidas.map(([_id, asi]) =>
          clara({ producto: buildProducto(_id), cantidad: 1, subtotal: carrito.total, ...asi }),
        );
        expect(carrito.items.map((item) => [clara(item), item.cantidad])).toEqual(
          [...new Set(claves)].map((clave) => [clave, claves.filter((pedida) => pedida === clave).length]),
        );
      }),
    );
  });

  it('keeps every choice, note and unit through a refresh', () => {
    const asks = (c: Carrito) => c.items.map((item) => [lineaId(item), item.cantidad]);
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 40 }), frescos, (pasos, ahora) => {
        const antes = pidiendo(pasos);
        const despues = refreshCarrito(antes, ahora);
        expect(asks(despues)).toEqual(asks(antes));
        for (const item of despues.items) {
          const fresco = ahora.get(eleccionIdOf(item));
          if (fresco) expect(item.agotado ?? false).toBe(!fresco.disponible);
        }
      }),
    );
  });
});
