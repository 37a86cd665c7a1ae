import fc from 'fast-check';
import { ESTADOS_LINEA } from '../linea/estado-linea';
import type { GrupoMesa, TicketMesa } from '../mesa/grupo';
import { moveTicket } from './movimientos';
import { buildMesa, done, refusalOf } from '../pruebas/mesa';

const AHORA = new Date('2026-05-02T21:15:00Z');

describe('a move of the lines that a station shows', () => {
  const grupo = buildMesa([['pendiente', 'en_preparacion', 'pendiente']]);
  const estados = (mesa: GrupoMesa) =>
    mesa.pedidos.flatMap(({ lineas }) => lineas.map(({ estado }) => estado));

  it('is of those alone, from the estado that they have', () => {
    const vista = { de: 'pendiente', rev: 10, lineas: ['p0l0', 'p0l2'] } as const;
    const movido = done(moveTicket(grupo, 'p0', 'listo', AHORA, vista));

    expect(estados(movido)).toEqual(['listo', 'en_preparacion', 'listo']);
    expect(movido.rev).toBe(11);
    expect(moveTicket(movido, 'p0', 'listo', AHORA, vista)).toEqual({ ok: true, grupo: movido });
  });

  it('goes back alone', () => {
    const vista = { de: 'en_preparacion', rev: 10, lineas: ['p0l1'] } as const;
    expect(estados(done(moveTicket(grupo, 'p0', 'pendiente', AHORA, vista)))).toEqual([
      'pendiente',
      'pendiente',
      'pendiente',
    ]);
  });

  it('is refused where they are no longer as they were seen, and of none that there is', () => {
    const vista = { de: 'pendiente', rev: 10, lineas: ['p0l1'] } as const;
    expect(refusalOf(moveTicket(grupo, 'p0', 'listo', AHORA, vista))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(moveTicket(grupo, 'p0', 'listo', AHORA, { lineas: ['p1l0'] }))).toBe('NO_EXISTE');
  });

  it('never touches another line, and does to each what moving it by itself would', () => {
    const estado = fc.constantFrom(...ESTADOS_LINEA);
    fc.assert(
      fc.property(
        fc.array(estado, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(6), { minLength: 1 }),
        estado,
        (deLineas, elegidas, to) => {
          const mesa = buildMesa([deLineas]);
          const lineas = [...new Set(elegidas.map((n) => `p0l${n % deLineas.length}`))];
          const movimiento = moveTicket(mesa, 'p0', to, AHORA, { lineas });
          if (!movimiento.ok) return;
          const parte = { ...mesa, pedidos: mesa.pedidos.map((ticket) => onlyOf(ticket, lineas)) };
          const sola = done(moveTicket(parte, 'p0', to, AHORA));
          for (const linea of movimiento.grupo.pedidos[0]?.lineas ?? []) {
            const esperada = lineas.includes(linea.id) ? sola : mesa;
            expect(linea).toEqual(esperada.pedidos[0]?.lineas.find(({ id }) => id === linea.id));
          }
        },
      ),
    );
  });
});

const onlyOf = (ticket: TicketMesa, lineas: readonly string[]): TicketMesa => ({
  ...ticket,
  lineas: ticket.lineas.filter(({ id }) => lineas.includes(id)),
});
