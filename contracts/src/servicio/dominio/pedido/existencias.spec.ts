import fc from 'fast-check';
import { contadosDe, escasoDe, reparteExistencias, unidadesPedidas, devueltasDe } from './existencias';
import { cancelLinea } from '../pases/movimientos-sala';
import { priceComanda } from './comanda';
import { buildProducto } from '../pruebas/producto';
import { INICIO, buildGrupo, buildLinea, buildMesa, done, ticketOf } from '../pruebas/mesa';
import type { EstadoLinea } from '../linea/estado-linea';

const producto = (id: string, quedan?: number) => ({
  id,
  nombre: `Plato ${id}`,
  ...(quedan === undefined ? {} : { quedan }),
});

/** Lines of up to four products, some counted, some menus that choose among them. */
const lineas = fc
  .array(fc.option(fc.nat(6), { nil: undefined }), { minLength: 4, maxLength: 4 })
  .chain((cuentas) => {
    const cual = fc.nat(3).map((i) => producto(`p${i}`, cuentas[i]));
    const linea = fc.record({
      producto: cual,
      cantidad: fc.integer({ min: 1, max: 5 }),
      menu: fc.option(fc.record({ platos: fc.array(fc.record({ producto: cual }), { maxLength: 3 }) })),
    });
    return fc.array(linea, { maxLength: 6 });
  });

it('of no product are more units handed out than there are, and as many as asked wherever there are enough', () => {
  fc.assert(
    fc.property(lineas, (pedidas) => {
      const dadas = reparteExistencias(pedidas);
      const servidas = pedidas.map((linea, i) => ({ ...linea, cantidad: dadas[i] ?? linea.cantidad }));

      expect(contadosDe(servidas).every(({ n, quedan }) => n <= quedan)).toBe(true);
      expect(servidas.every(({ cantidad }, i) => cantidad <= (pedidas[i]?.cantidad ?? 0))).toBe(true);
      if (escasoDe(pedidas) === null) expect(servidas).toEqual(pedidas);
      else expect(servidas).not.toEqual(pedidas);
    }),
  );
});

it('what is not counted is never missing, and an order is asked of each counted product once, by its id', () => {
  const pedidas = [
    { producto: producto('b', 5), cantidad: 2 },
    { producto: producto('z'), cantidad: 50 },
    { producto: producto('a', 1), cantidad: 1 },
    { producto: producto('b', 5), cantidad: 1 },
  ];
  expect(contadosDe(pedidas)).toEqual([
    { ...producto('a', 1), n: 1 },
    { ...producto('b', 5), n: 3 },
  ]);
  expect(reparteExistencias(pedidas)).toEqual([2, null, 1, 1]);
});

describe('an order of more than there is', () => {
  const tarta = buildProducto('tarta', { nombre: 'Tarta', quedan: 2 });
  const cafe = buildProducto('cafe');
  const ask = (p: typeof tarta, cantidad: number) => ({
    productoId: p.id,
    nombre: p.nombre,
    cantidad,
    precio: p.precio,
  });

  it('is refused with how many each of its lines can have', () => {
    const comanda = priceComanda([ask(tarta, 1), ask(cafe, 9), ask(tarta, 2)], [tarta, cafe]);

    expect(comanda).toMatchObject({
      ok: false,
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      agotada: null,
      escaso: { nombre: 'Tarta', n: 3, quedan: 2 },
      lineas: [{ quedan: 1, disponible: true }, { disponible: true }, { quedan: 1 }],
    });
    expect(comanda.ok ? null : 'lineas' in comanda && comanda.lineas[1]).not.toHaveProperty('quedan');
  });

  it('counts a dish that a menu takes', () => {
    const plato = { id: 'plato', pase: 'Postre', suplemento: cafe.precio, producto: tarta };
    const menu = buildProducto('menu', {
      opciones: [
        {
          nombre: 'Postre',
          min: 1,
          max: 1,
          valores: [
            {
              id: 'plato',
              nombre: 'Tarta',
              suplemento: cafe.precio,
              disponible: true,
              alergenos: [],
              alergenosDeclarados: true,
            },
          ],
        },
      ],
      platos: [plato],
    });
    const pedida = { ...ask(menu, 2), opciones: ['plato'] };

    expect(priceComanda([pedida, ask(tarta, 1)], [menu, tarta])).toMatchObject({
      escaso: { nombre: 'Tarta', n: 3 },
      lineas: [{ quedan: 2 }, { quedan: 0 }],
    });
  });
});

describe('what a cancellation gives back', () => {
  const cancelada = (estado: EstadoLinea) =>
    done(
      cancelLinea(buildMesa([[estado]], {}, { linea: { cantidad: 3 } }), 'p0', 'p0l0', {
        motivo: 'm',
        en: INICIO,
        por: 'Ana',
        retirada: { unidades: 2, clave: 'k' },
      }),
    );

  it('are its units, under a name that no other cancellation has', () => {
    const grupo = cancelada('pendiente');
    expect(devueltasDe(grupo, 'p0', '0', 'k')).toMatchObject([{ ref: 'p0l0:k', productoId: 'x', n: 2 }]);
    expect(devueltasDe(grupo, 'p0', 'p0l0', 'otra')).toEqual([]);
    expect(unidadesPedidas(grupo, 'p0', 'x')).toBe(3);
  });

  it('is nothing of what somebody had begun', () => {
    expect(devueltasDe(cancelada('en_preparacion'), 'p0', 'p0l0', 'k')).toEqual([]);
  });

  it('of a menu, is itself and its dishes while none is begun, else the other dishes', () => {
    const lineas = (estado: EstadoLinea) => [
      buildLinea('pendiente', { id: 'm', productoId: 'menu', esMenu: true }),
      buildLinea('pendiente', { id: 'a', productoId: 'sopa', deMenu: 'm' }),
      buildLinea(estado, { id: 'b', productoId: 'carne', deMenu: 'm' }),
    ];
    const vueltas = (estado: EstadoLinea) =>
      devueltasDe(
        done(
          cancelLinea(buildGrupo([ticketOf(lineas(estado))]), 'p0', 'm', {
            motivo: 'm',
            en: INICIO,
            por: 'Ana',
          }),
        ),
        'p0',
        'm',
        undefined,
      ).map(({ productoId }) => productoId);

    expect(vueltas('pendiente')).toEqual(['menu', 'sopa', 'carne']);
    expect(vueltas('listo')).toEqual(['sopa']);
  });
});
