import type { GrupoMesa } from '../mesa/grupo';
import { isDeDinero, pasosEntre } from './historial';
import { marchSola } from '../pases/marchar';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo, moveLinea, moveTicket } from '../pases/movimientos';
import { closeGrupo, reopenGrupo } from '../dinero/movimientos-cobro';
import { acknowledgeLinea, cancelLinea, claimTicket, markVisto } from '../pases/movimientos-sala';
import { DIA_LARGO, buildMesa, done } from '../pruebas/mesa';
import { arrive } from '../pruebas/mesa-con-pases';

const AHORA = new Date('2026-05-02T21:15:00Z');
const ANA = { por: 'Ana', en: AHORA };

function withMarcha(movimiento: Movimiento): Movimiento {
  return { ok: true, grupo: marchSola(done(movimiento), ANA) };
}

function pasosDe(grupo: GrupoMesa, move: (grupo: GrupoMesa) => Movimiento) {
  return pasosEntre(grupo, done(move(grupo)));
}

describe('the steps of a change', () => {
  it('are one of the line that moved alone, forward or back', () => {
    const grupo = buildMesa([['pendiente', 'listo'], ['listo']]);

    expect(pasosDe(grupo, (g) => moveLinea(g, 'p0', '0', 'en_preparacion', AHORA))).toEqual([
      { ticketId: 'p0', lineaId: 'p0l0', de: 'pendiente', a: 'en_preparacion' },
    ]);
    expect(pasosDe(grupo, (g) => moveLinea(g, 'p1', '0', 'en_preparacion', AHORA))).toEqual([
      { ticketId: 'p1', lineaId: 'p1l0', de: 'listo', a: 'en_preparacion' },
    ]);
  });

  it('are one of a ticket whose lines moved together', () => {
    const grupo = buildMesa([['pendiente', 'pendiente'], ['listo']]);

    expect(pasosDe(grupo, (g) => moveTicket(g, 'p0', 'listo', AHORA))).toEqual([
      { ticketId: 'p0', de: 'pendiente', a: 'listo' },
    ]);
  });

  it('are one of what moved together of a ticket, whatever waits in it or has marched with them', () => {
    const servir = (auto: boolean) =>
      pasosDe(done(moveTicket(arrive(buildMesa([]), [0, 0, 1], { auto }), 'p0', 'listo', AHORA)), (g) =>
        withMarcha(moveTicket(g, 'p0', 'entregado', AHORA)),
      );
    const servido = { ticketId: 'p0', de: 'listo', a: 'entregado' };

    expect(servir(false)).toEqual([servido]);
    expect(servir(true)).toEqual([
      servido,
      { ticketId: 'p0', de: 'en_espera', a: 'pendiente', pase: 'Primeros' },
    ]);
  });

  it('are of the lines where the ticket reads the same as before', () => {
    const grupo = buildMesa([['pendiente', 'pendiente', 'listo']]);

    expect(pasosDe(grupo, (g) => moveTicket(g, 'p0', 'en_preparacion', AHORA))).toEqual([
      { ticketId: 'p0', lineaId: 'p0l0', de: 'pendiente', a: 'en_preparacion' },
      { ticketId: 'p0', lineaId: 'p0l1', de: 'pendiente', a: 'en_preparacion' },
    ]);
  });

  it('are one of each ticket of a mesa moved whole', () => {
    const grupo = buildMesa([['pendiente', 'pendiente'], ['entregado'], ['listo']]);

    expect(pasosDe(grupo, (g) => moveGrupo(g, 'entregado', AHORA))).toEqual([
      { ticketId: 'p0', de: 'pendiente', a: 'entregado' },
      { ticketId: 'p2', lineaId: 'p2l0', de: 'listo', a: 'entregado' },
    ]);
  });

  it('are one for a payment, and one for taking it back', () => {
    expect(pasosDe(buildMesa([['entregado']]), (g) => moveGrupo(g, 'pagado', AHORA))).toEqual([
      { ticketId: 'p0', de: 'entregado', a: 'pagado' },
    ]);
    const pagado = buildMesa([['entregado']], { pagado: true, pagadoEn: AHORA });
    expect(pasosDe(pagado, (g) => reopenGrupo(g, 10, DIA_LARGO))).toEqual([
      { ticketId: 'p0', de: 'pagado', a: 'entregado' },
    ]);
  });

  it('are one for a closing, which says why and what it left, and one for opening it again', () => {
    const abandonada = buildMesa([['listo']], { actualizadoEn: new Date(0) });
    expect(pasosDe(abandonada, (g) => closeGrupo(g, 'se fueron', AHORA))).toEqual([
      { ticketId: 'p0', de: 'listo', a: 'pagado', motivo: 'se fueron' },
    ]);
    const cerrada = { ...abandonada, pagado: true, pagadoEn: AHORA, motivoCierre: 'se fueron' };
    expect(pasosDe(cerrada, (g) => reopenGrupo(g, 10, DIA_LARGO))).toEqual([
      { ticketId: 'p0', de: 'pagado', a: 'listo' },
    ]);
  });

  it('say that a line was cancelled, and where it was', () => {
    const grupo = buildMesa([['en_preparacion', 'pendiente']]);

    expect(pasosDe(grupo, (g) => cancelLinea(g, 'p0', '0', { motivo: 'x', ...ANA }))).toEqual([
      { ticketId: 'p0', lineaId: 'p0l0', de: 'en_preparacion', a: 'cancelada' },
    ]);
  });

  it('are about money when something is cancelled, paid, or taken back from that', () => {
    const dinero = [
      { de: 'listo', a: 'cancelada' },
      { de: 'entregado', a: 'pagado' },
      { de: 'pagado', a: 'entregado' },
    ] as const;
    expect(dinero.map(isDeDinero)).toEqual([true, true, true]);
    expect(isDeDinero({ de: 'listo', a: 'entregado' })).toBe(false);
  });

  it('are none for what moves nothing: a ticket shown, brought, known of, or new', () => {
    const grupo = buildMesa([['listo']]);
    const cancelada = cancelLinea(grupo, 'p0', '0', { motivo: 'x', ...ANA });
    if (!cancelada.ok) throw new Error(cancelada.motivo);

    expect(pasosDe(grupo, (g) => markVisto(g, 'p0', AHORA))).toEqual([]);
    expect(pasosDe(grupo, (g) => claimTicket(g, 'p0', ANA))).toEqual([]);
    expect(pasosDe(cancelada.grupo, (g) => acknowledgeLinea(g, 'p0', '0', ANA))).toEqual([]);
    expect(pasosEntre(grupo, buildMesa([['listo'], ['pendiente']]))).toEqual([]);
  });
});
