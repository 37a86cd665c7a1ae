// Longer than most: each move is lost and retried against one model.
import fc from 'fast-check';
import { ESTADOS_GRUPO, ESTADOS_LINEA, stepOf } from '../linea/estado-linea';
import type { EstadoDestino, EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo, estadoTicket } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import { reopenGrupo } from '../dinero/movimientos-cobro';
import { acknowledgeLinea, cancelLinea, claimTicket, markVisto, releaseTicket } from './movimientos-sala';
import { DIA_LARGO, INICIO, at, buildMesa, buildTicket, done } from '../pruebas/mesa';

/**
 * A client whose answer was lost asks again, perhaps long after. These are the promises to everybody who did
 * something to the mesa in between.
 */

const AHORA = INICIO;
const buildEn10 = (...porTicket: EstadoLinea[][]): GrupoMesa => buildMesa(porTicket, {}, { revAlta: 10 });
const estadosDe = ({ pedidos: tickets }: GrupoMesa) =>
  tickets.map(({ lineas }) => lineas.map((l) => l.estado));

describe('a retry that comes late', () => {
  it('of taking a line back does not undo what another cook has made ready', () => {
    const mesa = buildEn10(['listo']);
    const vista = { de: 'listo', rev: 10 } as const;
    const undo = (g: GrupoMesa) => moveLinea(g, 'p0', '0', 'en_preparacion', AHORA, vista);
    const atras = done(undo(mesa));
    const lista = done(moveLinea(atras, 'p0', '0', 'listo', AHORA, { de: 'en_preparacion', rev: 11 }));

    expect(undo(atras)).toEqual({ ok: true, grupo: atras });
    expect(undo(lista)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
  });

  it('of serving a mesa leaves a dish that was taken back, and says so when there is nothing else', () => {
    const vista = { de: 'listo', rev: 10 } as const;
    const serve = (g: GrupoMesa) => moveGrupo(g, 'entregado', AHORA, vista);
    const servida = done(serve(buildEn10(['listo', 'listo'])));
    const devuelta = done(moveLinea(servida, 'p0', '0', 'listo', AHORA, { de: 'entregado', rev: 11 }));

    expect(serve(devuelta)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
  });

  it('of charging does not charge a mesa that was opened again', () => {
    const charge = (g: GrupoMesa) => moveGrupo(g, 'pagado', AHORA, { de: 'entregado', rev: 10 });
    const cobrada = done(charge(buildEn10(['entregado'])));
    const abierta = done(reopenGrupo(cobrada, 11, DIA_LARGO));

    expect(charge(cobrada)).toEqual({ ok: true, grupo: cobrada });
    expect(charge(abierta)).toEqual({ ok: false, motivo: 'ESTADO_CAMBIADO' });
    expect(done(moveGrupo(abierta, 'pagado', AHORA, { de: 'entregado', rev: 12 })).pagado).toBe(true);
  });
});

describe('a move of what is no longer as the screen saw it', () => {
  it('is refused for a line, by its place in the order too, but for one already there', () => {
    const mesa = buildEn10(['listo']);
    const move = (to: EstadoLinea, de: EstadoLinea) =>
      moveLinea(mesa, 'p0', '0', to, AHORA, { de, rev: 10 }).ok;

    expect([move('entregado', 'listo'), move('listo', 'pendiente')]).toEqual([true, true]);
    expect([move('entregado', 'en_preparacion'), move('en_preparacion', 'pendiente')]).toEqual([
      false,
      false,
    ]);
  });

  it('is refused for a ticket and for a mesa, as far as the screen saw it', () => {
    const nuevo = buildTicket(['pendiente'], { id: 'p1', revAlta: 11 });
    const vieja = buildEn10(['listo', 'listo']);
    const mesa = { ...vieja, rev: 11, pedidos: [...vieja.pedidos, nuevo] };

    expect(moveTicket(mesa, 'p0', 'listo', AHORA, { de: 'pendiente', rev: 10 })).toEqual({
      ok: true,
      grupo: mesa,
    });
    expect(moveTicket(mesa, 'p0', 'entregado', AHORA, { de: 'en_preparacion', rev: 10 }).ok).toBe(false);
    expect(moveGrupo(mesa, 'entregado', AHORA, { de: 'en_preparacion', rev: 10 }).ok).toBe(false);
    const servida = done(moveGrupo(mesa, 'entregado', AHORA, { de: 'listo', rev: 10 }));
    expect(estadosDe(servida)).toEqual([['entregado', 'entregado'], ['pendiente']]);
  });

  it('does not stand in the way of cooks who go the same way at once', () => {
    const mesa = buildEn10(['en_preparacion', 'en_preparacion']);
    const movida = done(moveLinea(mesa, 'p0', '1', 'listo', AHORA, { de: 'en_preparacion', rev: 10 }));

    expect(
      estadosDe(done(moveTicket(movida, 'p0', 'listo', AHORA, { de: 'en_preparacion', rev: 10 }))),
    ).toEqual([['listo', 'listo']]);
  });
});

/** A person taps on a screen that is some changes behind; things are picked by number. */
interface Toque {
  que:
    'linea' | 'pedido' | 'grupo' | 'paga' | 'reabre' | 'cancela' | 'entera' | 'muestra' | 'lleva' | 'suelta';
  pedido: number;
  linea: number;
  to: EstadoDestino;
  atraso: number;
  por: string;
}

type Paso =
  { que: 'toca'; toque: Toque } | { que: 'repite'; cual: number } | { que: 'llega'; lineas: number };
type Peticion = (grupo: GrupoMesa, ahora: Date) => Movimiento;
/** A request met this mesa, and changed it or not. */
interface Pedida {
  pide: Peticion;
  antes: GrupoMesa;
  changed: boolean;
}

/** Our screens send what they saw along with a tap. */
function peticionOf(vista: GrupoMesa, { que, pedido, linea, to, por }: Toque): Peticion {
  const { rev } = vista;
  const ticket = at(vista.pedidos, pedido);
  const { id: lineaId, estado } = at(ticket.lineas, linea);
  const toLinea = to === 'pagado' ? 'entregado' : to;
  const requests: Record<Toque['que'], Peticion> = {
    linea: (g, en) => moveLinea(g, ticket.id, lineaId, toLinea, en, { de: estado, rev }),
    pedido: (g, en) => moveTicket(g, ticket.id, toLinea, en, { de: estadoTicket(ticket), rev }),
    grupo: (g, en) => moveGrupo(g, toLinea, en, { de: estadoGrupo(vista), rev }),
    paga: (g, en) => moveGrupo(g, 'pagado', en, { de: estadoGrupo(vista), rev }),
    reabre: (g) => reopenGrupo(g, rev, DIA_LARGO),
    cancela: (g, en) => cancelLinea(g, ticket.id, lineaId, { motivo: 'x', por, en }, rev),
    entera: (g, en) => acknowledgeLinea(g, ticket.id, lineaId, { por, en }),
    muestra: (g, en) => markVisto(g, ticket.id, en),
    lleva: (g, en) => claimTicket(g, ticket.id, { por, en }, rev),
    suelta: (g) => releaseTicket(g, ticket.id, { por }, rev),
  };
  return requests[que];
}

/** Nothing that was done between `antes` and `ahora` is undone after it. */
function expectNothingUndone(antes: GrupoMesa, ahora: GrupoMesa, despues: GrupoMesa): void {
  if (ahora.pagado !== antes.pagado) expect(despues.pagado).toBe(ahora.pagado);
  ahora.pedidos.forEach((ticket, i) => {
    const quedo = at(despues.pedidos, i);
    if ((ticket.revLleva ?? 0) > antes.rev) expect(quedo.lleva).toEqual(ticket.lleva);
    ticket.lineas.forEach((linea, j) => {
      const { estado } = at(quedo.lineas, j);
      if ((linea.revVuelta ?? 0) > antes.rev) expect(estado).toBe(linea.estado);
      if ((linea.revMovida ?? 0) > antes.rev)
        expect(stepOf(estado)).toBeGreaterThanOrEqual(stepOf(linea.estado));
    });
  });
}

function run(inicio: GrupoMesa, pasos: readonly Paso[]): void {
  const mesas = [inicio];
  const pedidas: Pedida[] = [];
  pasos.forEach((paso, i) => {
    const grupo = mesas.at(-1) ?? inicio;
    const ahora = new Date(INICIO.getTime() + i * 1000);
    if (paso.que === 'llega') {
      if (grupo.pagado) return;
      const estados = Array<EstadoLinea>(paso.lineas).fill('pendiente');
      const rev = grupo.rev + 1;
      const nuevo = buildTicket(estados, { id: `p${grupo.pedidos.length}`, revAlta: rev });
      mesas.push({ ...grupo, rev, pedidos: [...grupo.pedidos, nuevo] });
      return;
    }
    if (paso.que === 'toca') {
      const vista = mesas[Math.max(0, mesas.length - 1 - paso.toque.atraso)] ?? grupo;
      const pide = peticionOf(vista, paso.toque);
      const despues = outcome(pide, grupo, ahora);
      pedidas.push({ pide, antes: grupo, changed: despues !== grupo });
      if (despues !== grupo) mesas.push(despues);
      return;
    }
    if (pedidas.length === 0) return;
    const pedida = at(pedidas, paso.cual);
    const despues = outcome(pedida.pide, grupo, ahora);
    if (pedida.changed) expect(despues).toBe(grupo);
    expectNothingUndone(pedida.antes, grupo, despues);
    if (despues === grupo) return;
    Object.assign(pedida, { antes: grupo, changed: true });
    mesas.push(despues);
  });
}

function outcome(pide: Peticion, grupo: GrupoMesa, ahora: Date): GrupoMesa {
  const movimiento = pide(grupo, ahora);
  return movimiento.ok ? movimiento.grupo : grupo;
}

const toque: fc.Arbitrary<Toque> = fc.record({
  que: fc.constantFrom<Toque['que'][]>(
    ...(['linea', 'linea', 'pedido', 'pedido', 'grupo', 'grupo', 'paga', 'reabre'] as const),
    ...(['cancela', 'entera', 'muestra', 'lleva', 'suelta'] as const),
  ),
  pedido: fc.nat(3),
  linea: fc.nat(2),
  to: fc.constantFrom(...ESTADOS_GRUPO),
  atraso: fc.nat(2),
  por: fc.constantFrom('Ana', 'Luis'),
});

const paso: fc.Arbitrary<Paso> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ que: fc.constant('toca' as const), toque }) },
  { weight: 4, arbitrary: fc.record({ que: fc.constant('repite' as const), cual: fc.nat(30) }) },
  {
    weight: 1,
    arbitrary: fc.record({ que: fc.constant('llega' as const), lineas: fc.integer({ min: 1, max: 2 }) }),
  },
);

it('of anything that was done does it once, and undoes nothing that anybody did since', () => {
  const estados = fc.array(fc.constantFrom(...ESTADOS_LINEA), { minLength: 1, maxLength: 3 });
  const mesa = fc.array(estados, { minLength: 1, maxLength: 2 }).map((tickets) => buildEn10(...tickets));
  fc.assert(fc.property(mesa, fc.array(paso, { maxLength: 40, size: 'max' }), run), { numRuns: 1_000 });
});
