import fc from 'fast-check';
import { centimos } from '../../../plataforma/dominio/dinero';
import { addRebaja } from '../dinero/rebajar';
import { addCobro } from '../dinero/cobrar';
import { ESTADOS_LINEA } from '../linea/estado-linea';
import { lineaAt, totalGrupo } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { pasosEntre } from '../historia/historial';
import { moveTicket } from './movimientos';
import { acknowledgeLinea, cancelLinea } from './movimientos-sala';
import { INICIO, buildMesa, done } from '../pruebas/mesa';
import { restoreLinea } from './reponer';

const a = (segundos: number) => new Date(INICIO.getTime() + segundos * 1_000);

const buildTab = (cantidad = 3): GrupoMesa =>
  buildMesa([['pendiente', 'pendiente']], {}, { revAlta: 10, linea: { cantidad, precio: centimos(100) } });

const lineaDe = ({ pedidos: [ticket] }: GrupoMesa) => ticket?.lineas[0];
const cancel = (grupo: GrupoMesa, clave: string, segundo: number, unidades?: number) => {
  const cancelacion = { motivo: 'x', por: 'Ana', en: a(segundo) };
  return cancelLinea(grupo, 'p0', 'p0l0', {
    ...cancelacion,
    ...(unidades ? { retirada: { unidades, clave } } : { clave }),
  });
};
const restore = (grupo: GrupoMesa, clave: string, segundo: number) =>
  restoreLinea(grupo, 'p0', 'p0l0', clave, { por: 'Ana', en: a(segundo) });

describe('A cancellation taken back', () => {
  it('can be for seconds, and no longer', () => {
    const cancelada = done(cancel(buildTab(), 'k', 0));

    expect(restore(cancelada, 'k', 10).ok).toBe(true);
    expect(restore(cancelada, 'k', 31)).toEqual({ ok: false, motivo: 'TARDE' });
    expect(restore(cancelada, 'otra', 1)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
  });

  it('is spared by whoever moves its ticket without having seen it come back', () => {
    const cancelada = done(cancel(buildTab(), 'k', 0));
    const devuelta = done(restore(cancelada, 'k', 5));

    const movida = done(moveTicket(devuelta, 'p0', 'listo', a(6), { de: 'pendiente', rev: cancelada.rev }));

    expect(movida.pedidos[0]?.lineas.map(({ estado }) => estado)).toEqual(['pendiente', 'listo']);
  });

  it('is not once a unit that costs nothing was charged, which of more units would be one that costs something', () => {
    const quien = { por: 'Ana', en: a(0) };
    const lineas = [{ linea: 'p0l0', unidades: 1 }];
    const invita = { id: 'a', clave: 'a', tipo: 'invitar', motivo: 'x', lineas } as const;
    const invitada = done(addRebaja(buildTab(), invita, quien, 10));
    const cancelada = done(cancel(invitada, 'k', 1, 2));
    const deOtra = [...lineas, { linea: 'p0l1', unidades: 1 }];
    const cobro = { id: 'c', clave: 'c', forma: 'tarjeta', lineas: deOtra } as const;
    const cobrada = done(addCobro(cancelada, cobro, quien, cancelada.rev));

    expect(restore(cobrada, 'k', 2)).toEqual({ ok: false, motivo: 'COBRADO' });
    expect(restore(cancelada, 'k', 2).ok).toBe(true);
  });

  it('is taken note of once, with the cancellations before it', () => {
    const cancelada = done(cancel(buildTab(), 'k', 0, 1));
    const dos = done(restore(done(cancel(cancelada, 'l', 1, 1)), 'l', 2));

    const sabida = done(acknowledgeLinea(dos, 'p0', 'p0l0', { por: 'Cocina', en: a(3) }, 2));

    expect(lineaDe(sabida)).toMatchObject({
      retiradas: [{ enterado: { por: 'Cocina' } }],
      repuesta: { enterado: { por: 'Cocina' } },
    });
    expect(acknowledgeLinea(sabida, 'p0', 'p0l0', { por: 'Luis', en: a(4) }, 2)).toEqual({
      ok: true,
      grupo: sabida,
    });
  });

  it('is not one once its line has moved on', () => {
    const cancelada = done(cancel(buildTab(), 'k', 0, 1));
    const movida = done(moveTicket(cancelada, 'p0', 'listo', a(1)));

    expect(restore(movida, 'k', 2)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
  });

  it('happens ten times to a line at most', () => {
    let grupo = buildTab();
    for (let i = 0; i < 10; i++) grupo = done(restore(done(cancel(grupo, `k${i}`, i)), `k${i}`, i));

    expect(restore(done(cancel(grupo, 'k', 20)), 'k', 20)).toEqual({ ok: false, motivo: 'MUY_CANCELADA' });
  });

  it('leaves what was there before, to the céntimo, and says so in the history', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ESTADOS_LINEA.slice(0, 3)),
        fc.integer({ min: 1, max: 5 }),
        fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
        (estado, cantidad, quitadas) => {
          const nuevo = buildTab(cantidad);
          const pedidos = nuevo.pedidos.map((ticket) => ({
            ...ticket,
            lineas: ticket.lineas.map((linea) => lineaAt(linea, estado, a(1))),
          }));
          const antes = { ...nuevo, pedidos };
          const unidades = quitadas && Math.min(quitadas, cantidad);
          const cancelada = done(cancel(antes, 'k', 2, unidades));
          const despues = done(restore(cancelada, 'k', 3));

          const { repuesta, revMovida, revVuelta, ...linea } = lineaDe(despues) ?? {};
          expect(linea).toEqual(lineaDe(antes));
          expect([revMovida, revVuelta, repuesta?.rev]).toEqual([12, 12, 12]);
          expect(totalGrupo(despues)).toBe(totalGrupo(antes));
          expect(pasosEntre(cancelada, despues)).toMatchObject([{ de: 'cancelada', a: estado }]);
          expect(restore(despues, 'k', 4)).toEqual({ ok: true, grupo: despues });
          expect(cancel(despues, 'k', 4, unidades)).toEqual({ ok: true, grupo: despues });
        },
      ),
    );
  });
});
