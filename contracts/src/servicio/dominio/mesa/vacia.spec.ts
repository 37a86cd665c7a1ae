import fc from 'fast-check';
import { ESTADOS_LINEA } from '../linea/estado-linea';
import type { EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo } from './grupo';
import type { GrupoMesa } from './grupo';
import { MOTIVO_VACIA, closeGrupo, closeVacia, payGrupo } from '../dinero/movimientos-cobro';
import { INICIO, buildGrupo, buildTicket, done } from '../pruebas/mesa';
import { REPOSO_VACIA_MS, ticketsActuales } from './vacia';

const later = (ms: number): Date => new Date(INICIO.getTime() + ms);
const FIN = later(REPOSO_VACIA_MS);
const ANA = { por: 'Ana', en: INICIO };

interface Caso {
  estado?: EstadoLinea;
  cancelada?: boolean;
  enterado?: boolean;
  /** ms after the cancellation; null when it is never seen. */
  visto?: number | null;
}

function buildMesa(...casos: Caso[]): GrupoMesa {
  const tickets = casos.map(
    ({ estado = 'pendiente', cancelada = true, enterado = false, visto = null }, i) => {
      const linea = {
        ...(cancelada ? { cancelada: { motivo: 'se van', ...ANA } } : {}),
        ...(enterado ? { enterado: ANA } : {}),
      };
      const vistoEn = visto === null ? {} : { vistoEn: later(visto) };
      return { ...buildTicket([estado], { id: `p${i}`, linea }), creadoEn: later(-1), ...vistoEn };
    },
  );
  return buildGrupo(tickets);
}

function closed(grupo: GrupoMesa, ahora: Date): boolean {
  const cerrado = done(closeVacia(grupo, ahora));
  if (cerrado === grupo) return false;
  expect(cerrado).toMatchObject({
    rev: 11,
    pagado: true,
    pagadoEn: ahora,
    motivoCierre: MOTIVO_VACIA,
  });
  return true;
}

describe('A mesa of which everything was cancelled', () => {
  it('is vacía, not served', () => {
    expect(estadoGrupo(buildMesa({}, { estado: 'listo' }))).toBe('vacia');
    expect(estadoGrupo(buildMesa({}, { cancelada: false, estado: 'entregado' }))).toBe('entregado');
  });

  it('closes ten seconds after its last cancellation, and not before', () => {
    expect(closed(buildMesa({}), later(REPOSO_VACIA_MS - 1))).toBe(false);
    expect(closed(buildMesa({}), FIN)).toBe(true);
  });

  it.each<[string, Caso, boolean]>([
    ['nobody had seen', {}, true],
    ['a station saw only as cancelled', { visto: 1 }, true],
    ['a station had seen', { visto: -1 }, false],
    ['a station had begun on a screen that says no more', { estado: 'en_preparacion' }, false],
    ['a station had seen and knows to be cancelled', { visto: -1, enterado: true }, true],
  ])('with a line that %s', (_caso, linea, closes) => {
    expect(closed(buildMesa({}, linea), FIN)).toBe(closes);
  });

  it('is of whoever ordered it, and not of who orders when it was vacía', () => {
    const grupo = buildMesa({}, {}, { cancelada: false }, {});
    const idsAt = (...creados: number[]) =>
      ticketsActuales({
        ...grupo,
        pedidos: grupo.pedidos.map((ticket, i) => ({ ...ticket, creadoEn: later(creados[i] ?? 0) })),
      }).map(({ id }) => id);

    expect(idsAt(-4, -3, 1, 2)).toEqual(['p2', 'p3']);
    expect(idsAt(-4, -3, -2, -1)).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect(ticketsActuales(buildMesa({}, {}))).toHaveLength(2);
  });

  it('is not paid, and is closed by hand without six hours', () => {
    expect(payGrupo(buildMesa({}), undefined, INICIO)).toEqual({ ok: false, motivo: 'VACIA' });
    expect(closeGrupo(buildMesa({ visto: -1 }), 'se fueron', INICIO).ok).toBe(true);
    expect(closeGrupo(buildMesa({ cancelada: false }), 'se fueron', INICIO)).toEqual({
      ok: false,
      motivo: 'EN_USO',
    });
  });

  it('never closes by itself with something that is wanted, nor a second time', () => {
    const caso = fc.record({
      estado: fc.constantFrom(...ESTADOS_LINEA),
      cancelada: fc.boolean(),
      enterado: fc.boolean(),
      visto: fc.constantFrom(null, -1, 1),
    });
    fc.assert(
      fc.property(fc.array(caso, { minLength: 1, maxLength: 4 }), (casos) => {
        const grupo = buildMesa(...casos);
        const cerrado = done(closeVacia(grupo, FIN));
        if (casos.some(({ cancelada }) => !cancelada)) expect(cerrado).toBe(grupo);
        expect(closed(cerrado.pagado ? cerrado : { ...grupo, pagado: true }, FIN)).toBe(false);
      }),
    );
  });
});
