import type { EstadoDestino, EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import { REAPERTURAS_MAX, reopenGrupo } from '../dinero/movimientos-cobro';
import { DIA_LARGO, INICIO as ANTES, buildGrupo, buildMesa, buildTicket } from '../pruebas/mesa';

const AHORA = new Date('2026-05-02T21:15:00Z');

/** Returns the estados of every line after a move, ticket by ticket, or the reason of its refusal. */
function outcome(movimiento: Movimiento): EstadoLinea[][] | string {
  if (!movimiento.ok) return movimiento.motivo;
  return movimiento.grupo.pedidos.map(({ lineas }) => lineas.map(({ estado }) => estado));
}

const paid = (cambios: Partial<GrupoMesa> = {}): GrupoMesa =>
  buildMesa([['entregado']], { pagado: true, pagadoEn: ANTES, ...cambios });

describe('moving a line', () => {
  const grupo = buildMesa([['pendiente', 'listo'], ['en_preparacion']]);

  it.each<[string, string, string, EstadoLinea, EstadoLinea[][] | string]>([
    ['forward by its id', 'p0', 'p0l0', 'en_preparacion', [['en_preparacion', 'listo'], ['en_preparacion']]],
    ['back by its id', 'p0', 'p0l1', 'en_preparacion', [['pendiente', 'en_preparacion'], ['en_preparacion']]],
    ['by its index', 'p0', '1', 'entregado', [['pendiente', 'entregado'], ['en_preparacion']]],
    ['of another ticket', 'p1', '0', 'listo', [['pendiente', 'listo'], ['listo']]],
    ['two steps', 'p0', '0', 'listo', 'ESTADO_CAMBIADO'],
    ['two steps back', 'p0', '1', 'pendiente', 'ESTADO_CAMBIADO'],
    ['at an index beyond the order', 'p0', '2', 'listo', 'NO_EXISTE'],
    ['by the id of a line of another ticket', 'p1', 'p0l0', 'listo', 'NO_EXISTE'],
    ['of an unknown ticket', 'p9', '0', 'listo', 'NO_EXISTE'],
  ])('%s', (_nombre, ticketId, ref, to, esperado) => {
    expect(outcome(moveLinea(grupo, ticketId, ref, to, AHORA))).toEqual(esperado);
  });

  it('to where it already is changes nothing', () => {
    expect(moveLinea(grupo, 'p0', '1', 'listo', AHORA)).toEqual({ ok: true, grupo });
  });

  it('is over once the mesa is paid', () => {
    expect(outcome(moveLinea(paid(), 'p0', '0', 'listo', AHORA))).toBe('ESTADO_CAMBIADO');
  });
});

describe('moving a ticket', () => {
  it.each<[string, EstadoLinea[], EstadoLinea, EstadoLinea[] | string]>([
    [
      'forward, every line',
      ['pendiente', 'pendiente'],
      'en_preparacion',
      ['en_preparacion', 'en_preparacion'],
    ],
    ['over several steps', ['pendiente', 'en_preparacion'], 'entregado', ['entregado', 'entregado']],
    ['and leaves lines further on', ['pendiente', 'entregado'], 'listo', ['listo', 'entregado']],
    ['back one step', ['listo', 'listo'], 'en_preparacion', ['en_preparacion', 'en_preparacion']],
    [
      'back, only the lines one step on',
      ['listo', 'entregado'],
      'en_preparacion',
      ['en_preparacion', 'entregado'],
    ],
    ['back from entregado', ['entregado', 'entregado'], 'listo', ['listo', 'listo']],
    ['back two steps', ['listo', 'listo'], 'pendiente', 'ESTADO_CAMBIADO'],
  ])('%s', (_nombre, desde, to, esperado) => {
    const movimiento = moveTicket(buildMesa([desde, ['pendiente']]), 'p0', to, AHORA);
    expect(outcome(movimiento)).toEqual(typeof esperado === 'string' ? esperado : [esperado, ['pendiente']]);
  });

  it('refuses an unknown ticket and a paid mesa', () => {
    expect(outcome(moveTicket(paid(), 'p9', 'listo', AHORA))).toBe('NO_EXISTE');
    expect(outcome(moveTicket(paid(), 'p0', 'listo', AHORA))).toBe('ESTADO_CAMBIADO');
  });
});

describe('moving a mesa', () => {
  it.each<[string, EstadoLinea[][], EstadoDestino, EstadoLinea[][] | string]>([
    [
      'forward, every ticket',
      [['pendiente'], ['pendiente']],
      'en_preparacion',
      [['en_preparacion'], ['en_preparacion']],
    ],
    ['over several steps', [['pendiente'], ['en_preparacion']], 'listo', [['listo'], ['listo']]],
    [
      'and leaves lines further on',
      [['pendiente', 'listo'], ['entregado']],
      'en_preparacion',
      [['en_preparacion', 'listo'], ['entregado']],
    ],
    ['never back to pendiente', [['en_preparacion']], 'pendiente', 'ESTADO_CAMBIADO'],
    ['to pendiente where nothing is begun', [['pendiente']], 'pendiente', [['pendiente']]],
  ])('%s', (_nombre, desde, to, esperado) => {
    expect(outcome(moveGrupo(buildMesa(desde), to, AHORA))).toEqual(esperado);
  });

  it('prepares the second round of a served mesa and leaves the first served', () => {
    const grupo = buildMesa([['entregado'], ['pendiente']]);
    expect(outcome(moveGrupo(grupo, 'en_preparacion', AHORA, { rev: 10 }))).toEqual([
      ['entregado'],
      ['en_preparacion'],
    ]);
  });

  it('leaves alone a ticket that came after the screen looked', () => {
    const grupo = {
      ...buildGrupo([]),
      pedidos: [
        buildTicket(['listo'], { id: 'p0', revAlta: 9 }),
        buildTicket(['listo'], { id: 'p1', revAlta: 10 }),
      ],
    };
    expect(outcome(moveGrupo(grupo, 'entregado', AHORA, { rev: 9 }))).toEqual([['entregado'], ['listo']]);
    expect(outcome(moveGrupo(grupo, 'entregado', AHORA, { rev: 10 }))).toEqual([
      ['entregado'],
      ['entregado'],
    ]);
  });

  it('moves everything for a screen that does not say what it saw', () => {
    const grupo = buildGrupo([buildTicket(['listo'], { revAlta: 10 })]);
    expect(outcome(moveGrupo(grupo, 'entregado', AHORA))).toEqual([['entregado']]);
  });
});

describe('paying', () => {
  it('marks the mesa paid now and leaves its lines', () => {
    const movimiento = moveGrupo(buildMesa([['entregado'], ['entregado']]), 'pagado', AHORA, { rev: 10 });
    expect(movimiento).toMatchObject({ ok: true, grupo: { rev: 11, pagado: true, pagadoEn: AHORA } });
    expect(outcome(movimiento)).toEqual([['entregado'], ['entregado']]);
  });

  it.each<EstadoLinea>(['pendiente', 'en_preparacion', 'listo'])(
    'is refused while a line is %s',
    (estado) => {
      const grupo = buildMesa([['entregado'], ['entregado', estado]]);
      expect(outcome(moveGrupo(grupo, 'pagado', AHORA, { rev: 10 }))).toBe('SIN_ENTREGAR');
    },
  );

  it('is refused when a ticket, even served, came after the screen looked', () => {
    const grupo = buildGrupo([buildTicket(['entregado'], { revAlta: 10 })]);
    expect(outcome(moveGrupo(grupo, 'pagado', AHORA, { rev: 9 }))).toBe('ESTADO_CAMBIADO');
  });

  it('twice changes nothing, not even when it was paid', () => {
    const grupo = paid();
    expect(moveGrupo(grupo, 'pagado', AHORA, { rev: 10 })).toEqual({ ok: true, grupo });
  });

  it.each<EstadoDestino>(['pendiente', 'en_preparacion', 'listo', 'entregado'])(
    'is not undone by a move to %s, whatever the screen saw',
    (to) => {
      for (const vista of [{}, { rev: 9 }, { rev: 10 }, { rev: 10, de: 'pagado' as const }]) {
        expect(outcome(moveGrupo(paid(), to, AHORA, vista))).toBe('ESTADO_CAMBIADO');
      }
    },
  );
});

describe('opening a paid mesa again', () => {
  it('leaves it entregado, without the instant of paying', () => {
    const movimiento = reopenGrupo(paid(), 10, DIA_LARGO);
    if (!movimiento.ok) throw new Error(movimiento.motivo);
    expect(estadoGrupo(movimiento.grupo)).toBe('entregado');
    expect(movimiento.grupo).not.toHaveProperty('pagadoEn');
    expect(movimiento.grupo.rev).toBe(11);
  });

  it('is for who saw that very payment', () => {
    expect(outcome(reopenGrupo(paid(), 9, DIA_LARGO))).toBe('ESTADO_CAMBIADO');
    expect(outcome(reopenGrupo(paid(), 11, DIA_LARGO))).toBe('ESTADO_CAMBIADO');
    expect(outcome(reopenGrupo(paid(), undefined, DIA_LARGO))).toBe('ESTADO_CAMBIADO');
  });

  it('asked again changes nothing, whatever was done meanwhile', () => {
    const abierta = buildMesa([['listo']]);
    expect(reopenGrupo(abierta, 9, DIA_LARGO)).toEqual({ ok: true, grupo: abierta });
  });

  it('is over once archived, and after a hundred times', () => {
    expect(outcome(reopenGrupo(paid({ archivadoEn: AHORA }), 10, DIA_LARGO))).toBe('ARCHIVADO');
    expect(outcome(reopenGrupo(paid({ reaperturas: REAPERTURAS_MAX - 1 }), 10, DIA_LARGO))).toEqual([
      ['entregado'],
    ]);
    expect(outcome(reopenGrupo(paid({ reaperturas: REAPERTURAS_MAX }), 10, DIA_LARGO))).toBe('MUY_REABIERTA');
  });
});
