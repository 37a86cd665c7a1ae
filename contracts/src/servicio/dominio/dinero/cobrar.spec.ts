import fc from 'fast-check';
import { addCobro, annulCobro, pendienteDe, totalCobrado, unidadesCobradas } from './cobrar';
import { FORMAS_COBRO } from '../mesa/cobro';
import { centimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { EstadoLinea } from '../linea/estado-linea';
import { totalGrupo } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { payCobrada } from './movimientos-cobro';
import { cancelLinea } from '../pases/movimientos-sala';
import { buildGrupo, buildLinea, done, ticketOf } from '../pruebas/mesa';

const ANA = { por: 'Ana', en: new Date('2026-11-24T13:00:00Z') };

/** Each price makes a line of three units. */
const buildCanas = (precios: readonly number[], estado: EstadoLinea = 'entregado'): GrupoMesa =>
  buildGrupo([
    ticketOf(
      precios.map((precio, i) => buildLinea(estado, { id: `l${i}`, cantidad: 3, precio: centimos(precio) })),
    ),
  ]);

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
          let grupo = buildCanas(precios);
          for (const [cosa, forma] of pasos) {
            const movimiento =
              'anula' in cosa
                ? annulCobro(grupo, `id${cosa.anula}`, { motivo: 'x', ...ANA })
                : addCobro(
                    grupo,
                    { id: `id${cosa.clave}`, clave: `${cosa.clave}`, forma, ...cargoDe(cosa) },
                    ANA,
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
    const cobrada = done(addCobro(buildCanas([100]), cobro, ANA, 10));

    expect(addCobro(cobrada, { ...cobro, id: 'b', clave: 'b' }, ANA, 10)).toEqual({
      ok: false,
      motivo: 'ESTADO_CAMBIADO',
    });
  });
});

type Cargo = { importe: Centimos } | { lineas: { linea: string; unidades: number }[] };

function cargoDe(pedido: { importe: Centimos } | { linea: number; unidades: number }): Cargo {
  if ('importe' in pedido) return { importe: pedido.importe };
  return { lineas: [{ linea: `l${pedido.linea}`, unidades: pedido.unidades }] };
}

describe('units of a line that are cancelled', () => {
  const listas = () => buildCanas([200], 'listo');
  const charge = (grupo: GrupoMesa, cuanto: object): GrupoMesa => {
    const pedido = { id: 'k', clave: 'k', forma: 'efectivo' as const, ...cuanto };
    return done(addCobro(grupo, pedido as Parameters<typeof addCobro>[1], ANA, grupo.rev));
  };
  const cancel = (grupo: GrupoMesa, unidades: number) =>
    cancelLinea(grupo, 'p0', 'l0', { motivo: 'x', ...ANA, retirada: { unidades, clave: 'x' } });

  it('are never those that were charged by name', () => {
    const cobrada = charge(listas(), { lineas: [{ linea: 'l0', unidades: 1 }] });

    expect(cancel(cobrada, 3)).toEqual({ ok: false, motivo: 'COBRADO' });
    const grupo = done(cancel(cobrada, 2));

    expect([pendienteDe(grupo), totalGrupo(grupo)]).toEqual([0, 200]);
  });

  it('leave no less than what was charged as an amount', () => {
    const cobrada = charge(listas(), { importe: 350 });

    expect(cancel(cobrada, 2)).toEqual({ ok: false, motivo: 'COBRADO' });
    expect(pendienteDe(done(cancel(cobrada, 1)))).toBe(50);
  });

  it('cannot be charged any more', () => {
    const grupo = done(cancel(listas(), 2));
    const cobro = { id: 'k', clave: 'k', forma: 'efectivo' as const };

    const dos = addCobro(grupo, { ...cobro, lineas: [{ linea: 'l0', unidades: 2 }] }, ANA, grupo.rev);

    expect(dos).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
    expect(pendienteDe(charge(grupo, { lineas: [{ linea: 'l0', unidades: 1 }] }))).toBe(0);
  });
});

describe('a mesa of which all is charged', () => {
  const pedido = { id: 'a', clave: 'a', forma: 'tarjeta', importe: centimos(300) } as const;
  const chargeAll = (grupo: GrupoMesa, revVista: number | undefined = grupo.rev) =>
    done(payCobrada(grupo, addCobro(grupo, pedido, ANA, grupo.rev), revVista, ANA.en));

  it('is paid by the charge that leaves nothing, at its instant', () => {
    expect(chargeAll(buildCanas([100]))).toMatchObject({ pagado: true, pagadoEn: ANA.en });
  });

  it.each<[string, GrupoMesa]>([
    ['with something left', buildCanas([200])],
    ['with something to be served', buildCanas([100], 'listo')],
    ['that leads a party', { ...buildCanas([100]), mesasJuntas: [4, 5] }],
  ])('stays open %s', (_, grupo) => {
    expect(chargeAll(grupo).pagado).toBe(false);
  });

  it.each<[string, Partial<GrupoMesa>, number | undefined]>([
    ['does not say what it saw', {}, undefined],
    ['has not seen a ticket', {}, 0],
    ['has not seen it opened again', { revReapertura: 10 }, 9],
  ])('stays open if the screen %s', (_, cambios, revVista) => {
    const grupo = { ...buildCanas([100]), ...cambios };
    const cobrada = addCobro(grupo, pedido, ANA, grupo.rev);

    expect(done(payCobrada(grupo, cobrada, revVista, ANA.en)).pagado).toBe(false);
    expect(payCobrada(grupo, { ok: true, grupo }, grupo.rev, ANA.en)).toEqual({ ok: true, grupo });
  });
});
