import fc from 'fast-check';
import { addCobro, annulCobro, pendienteDe, totalCobrado, unidadesCobradas } from './cobrar';
import { FORMAS_COBRO } from './cobro';
import { centimos } from './dinero';
import { totalGrupo } from './grupo';
import { cancelLinea } from './movimientos-sala';
import type { GrupoMesa } from './grupo';

const EN = new Date('2026-11-24T13:00:00Z');
const quien = { por: 'Ana', en: EN };

function buildGrupo(precios: readonly number[]): GrupoMesa {
  return {
    id: 'g',
    restauranteId: 'r',
    mesa: 4,
    rev: 7,
    pagado: false,
    actualizadoEn: EN,
    pedidos: [
      {
        id: 'p',
        clave: 'c',
        revAlta: 7,
        tipo: 'bebida',
        creadoEn: EN,
        lineas: precios.map((precio, i) => ({
          id: `l${i}`,
          productoId: 'p',
          nombre: 'Caña',
          cantidad: 3,
          precio: centimos(precio),
          estado: 'entregado' as const,
        })),
      },
    ],
  };
}

const paso = fc.oneof(
  fc.record({ importe: fc.integer({ min: 1, max: 5_000 }).map(centimos), clave: fc.nat(8) }),
  fc.record({ linea: fc.nat(3), unidades: fc.integer({ min: 1, max: 3 }), clave: fc.nat(8) }),
  fc.record({ anula: fc.nat(8) }),
);

describe('charges of a mesa', () => {
  it('never add up to more than it ordered, nor charge a unit twice, nor a key twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(paso, fc.constantFrom(...FORMAS_COBRO)), { maxLength: 30 }),
        (precios, pasos) => {
          let grupo = buildGrupo(precios);
          for (const [uno, forma] of pasos) {
            const movimiento =
              'anula' in uno
                ? annulCobro(grupo, `id${uno.anula}`, { motivo: 'x', ...quien })
                : addCobro(
                    grupo,
                    { id: `id${uno.clave}`, clave: `${uno.clave}`, forma, ...cargoDe(uno) },
                    quien,
                    grupo.rev,
                  );
            if (movimiento.ok) grupo = movimiento.grupo;

            expect(totalCobrado(grupo)).toBeLessThanOrEqual(totalGrupo(grupo));
            expect(totalCobrado(grupo) + pendienteDe(grupo)).toBe(totalGrupo(grupo));
            expect([...unidadesCobradas(grupo).values()].every((unidades) => unidades <= 3)).toBe(true);
            const claves = (grupo.cobros ?? []).map(({ clave }) => clave);
            expect(new Set(claves).size).toBe(claves.length);
          }
        },
      ),
    );
  });

  it('are looked at again by a screen that has not seen the last one', () => {
    const cobro = { id: 'a', clave: 'a', forma: 'otro', importe: centimos(10) } as const;
    const primero = addCobro(buildGrupo([100]), cobro, quien, 7);
    expect(primero.ok).toBe(true);
    if (!primero.ok) return;

    expect(addCobro(primero.grupo, { ...cobro, id: 'b', clave: 'b' }, quien, 7)).toEqual({
      ok: false,
      motivo: 'ESTADO_CAMBIADO',
    });
  });
});

type Cargo = { importe: ReturnType<typeof centimos> } | { lineas: { linea: string; unidades: number }[] };

function cargoDe(uno: { importe: ReturnType<typeof centimos> } | { linea: number; unidades: number }): Cargo {
  if ('importe' in uno) return { importe: uno.importe };
  return { lineas: [{ linea: `l${uno.linea}`, unidades: uno.unidades }] };
}

describe('units of a line that are cancelled', () => {
  const listas = (): GrupoMesa => {
    const grupo = buildGrupo([200]);
    const lineas = grupo.pedidos.flatMap((ticket) => ticket.lineas);
    return {
      ...grupo,
      pedidos: grupo.pedidos.map((ticket) => ({
        ...ticket,
        lineas: lineas.map((linea) => ({ ...linea, estado: 'listo' as const })),
      })),
    };
  };
  const charge = (grupo: GrupoMesa, cuanto: object): GrupoMesa => {
    const pedido = { id: 'k', clave: 'k', forma: 'efectivo' as const, ...cuanto };
    const movimiento = addCobro(grupo, pedido as Parameters<typeof addCobro>[1], quien, grupo.rev);
    if (!movimiento.ok) throw new Error(movimiento.motivo);
    return movimiento.grupo;
  };
  const cancel = (grupo: GrupoMesa, unidades: number) =>
    cancelLinea(grupo, 'p', 'l0', { motivo: 'x', ...quien, parte: { unidades, clave: 'x' } });

  it('are never those that were charged by name', () => {
    const cobrada = charge(listas(), { lineas: [{ linea: 'l0', unidades: 1 }] });

    expect(cancel(cobrada, 3)).toEqual({ ok: false, motivo: 'COBRADO' });
    const movimiento = cancel(cobrada, 2);

    expect(movimiento.ok && pendienteDe(movimiento.grupo)).toBe(0);
    expect(movimiento.ok && totalGrupo(movimiento.grupo)).toBe(200);
  });

  it('leave no less than what was charged as an amount', () => {
    const cobrada = charge(listas(), { importe: 350 });

    expect(cancel(cobrada, 2)).toEqual({ ok: false, motivo: 'COBRADO' });
    const movimiento = cancel(cobrada, 1);

    expect(movimiento.ok && pendienteDe(movimiento.grupo)).toBe(50);
  });

  it('cannot be charged any more', () => {
    const movimiento = cancel(listas(), 2);
    if (!movimiento.ok) throw new Error(movimiento.motivo);
    const { grupo } = movimiento;
    const cobro = { id: 'k', clave: 'k', forma: 'efectivo' as const };

    const dos = addCobro(grupo, { ...cobro, lineas: [{ linea: 'l0', unidades: 2 }] }, quien, grupo.rev);

    expect(dos).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
    expect(pendienteDe(charge(grupo, { lineas: [{ linea: 'l0', unidades: 1 }] }))).toBe(0);
  });
});
