// Longer than most: the model and the rules that it checks belong together.
import fc from 'fast-check';
import { ESTADOS_GRUPO, ESTADOS_LINEA, stepOf } from '../linea/estado-linea';
import type { EstadoDestino, EstadoLinea } from '../linea/estado-linea';
import { estadoTicket, INSTANTE_DE, totalGrupo } from '../mesa/grupo';
import type { Enterado, GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { pasosEntre } from '../historia/historial';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo, moveLinea, moveTicket } from './movimientos';
import { reopenGrupo } from '../dinero/movimientos-cobro';
import { acknowledgeLinea, cancelLinea, claimTicket, markVisto, releaseTicket } from './movimientos-sala';
import { DIA_LARGO, INICIO, at, buildTicket } from '../pruebas/mesa';

/** Tickets and lines are picked by number, modulo how many there are. */
type Suceso =
  | { que: 'linea'; pedido: number; linea: number; porIndice: boolean; to: EstadoLinea }
  | { que: 'pedido'; pedido: number; to: EstadoLinea }
  | { que: 'grupo'; to: EstadoDestino; vista: number | undefined }
  | { que: 'cancela' | 'entera'; pedido: number; linea: number; por: string; vista: number | undefined }
  | {
      que: 'quita';
      pedido: number;
      linea: number;
      unidades: number;
      clave: string;
      vista: number | undefined;
    }
  | { que: 'muestra' | 'lleva' | 'suelta'; pedido: number; por: string }
  | { que: 'reabre'; vista: number }
  | { que: 'llega'; lineas: number }
  | { que: 'archiva' };

const ESTADOS_CON_INSTANTE = ['en_preparacion', 'listo', 'entregado'] as const;
const SALIDA = INICIO.getTime();

/** Lines have one unit, two, three … */
function buildTicketDe(id: string, estados: readonly EstadoLinea[], revAlta: number): TicketMesa {
  const ticket = buildTicket(estados, { id, revAlta });
  return { ...ticket, lineas: ticket.lineas.map((linea, i) => ({ ...linea, cantidad: 1 + i })) };
}

const estadoLinea = fc.constantFrom(...ESTADOS_LINEA);
const indice = fc.nat(5);
const por = fc.constantFrom('Ana', 'Luis');
const vista = fc.option(fc.integer({ min: -3, max: 0 }), { nil: undefined });

const mesa: fc.Arbitrary<GrupoMesa> = fc
  .array(fc.array(estadoLinea, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  .map((tickets) => ({
    id: 'g',
    restauranteId: 'r',
    mesa: 1,
    rev: 1000 + tickets.length,
    pagado: false,
    actualizadoEn: new Date(0),
    pedidos: tickets.map((estados, i) => buildTicketDe(`p${i}`, estados, 1001 + i)),
  }));

const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      que: fc.constant('linea' as const),
      pedido: indice,
      linea: indice,
      porIndice: fc.boolean(),
      to: estadoLinea,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ que: fc.constant('pedido' as const), pedido: indice, to: estadoLinea }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      que: fc.constant('grupo' as const),
      to: fc.constantFrom(...ESTADOS_GRUPO, 'entregado', 'pagado'),
      vista,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      que: fc.constantFrom('cancela' as const, 'cancela' as const, 'entera' as const),
      pedido: indice,
      linea: indice,
      por,
      vista,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      que: fc.constant('quita' as const),
      pedido: indice,
      linea: indice,
      unidades: fc.integer({ min: 1, max: 3 }),
      clave: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      vista,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      que: fc.constantFrom('muestra' as const, 'lleva' as const, 'suelta' as const),
      pedido: indice,
      por,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ que: fc.constant('reabre' as const), vista: fc.constantFrom(-1, 0) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ que: fc.constant('llega' as const), lineas: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ que: fc.constant('archiva' as const) }) },
);

function deepFreeze<T>(valor: T): T {
  if (typeof valor === 'object' && valor !== null) Object.values(Object.freeze(valor)).forEach(deepFreeze);
  return valor;
}

const lineasOf = (grupo: GrupoMesa): readonly LineaMesa[] => grupo.pedidos.flatMap(({ lineas }) => lineas);
const pasosOf = (ticket: TicketMesa): number[] => ticket.lineas.map(({ estado }) => stepOf(estado));
const isServed = (grupo: GrupoMesa): boolean =>
  lineasOf(grupo).some(({ cancelada }) => !cancelada) &&
  lineasOf(grupo).every(({ estado, cancelada }) => cancelada || estado === 'entregado');
/** Returns how far each line of a ticket is after a move; cancelled and spared lines stay. */
const movedBy = (
  ticket: TicketMesa,
  move: (paso: number) => number,
  isSpared: (linea: LineaMesa) => boolean = () => false,
): number[] =>
  ticket.lineas.map((linea) =>
    linea.cancelada || isSpared(linea) ? stepOf(linea.estado) : move(stepOf(linea.estado)),
  );

/** Instants are there exactly while reached; the ones a line already had stay as they were. */
function expectInstants(antes: GrupoMesa, despues: GrupoMesa, ahora: Date): void {
  const deAntes = lineasOf(antes);
  lineasOf(despues).forEach((linea, i) => {
    for (const estado of ESTADOS_CON_INSTANTE) {
      const campo = INSTANTE_DE[estado];
      const reached = stepOf(estado) <= stepOf(linea.estado);
      expect(linea[campo]).toEqual(reached ? (deAntes[i]?.[campo] ?? ahora) : undefined);
    }
  });
  expect(despues.pagadoEn).toEqual(despues.pagado ? (antes.pagadoEn ?? ahora) : undefined);
}

function expectTotal(grupo: GrupoMesa): void {
  const vivas = lineasOf(grupo).filter(({ cancelada }) => !cancelada);
  expect(totalGrupo(grupo)).toBe(vivas.reduce((suma, { precio, cantidad }) => suma + precio * cantidad, 0));
}

/** The history uses these words for a line's end. */
const destinoOf = ({ cancelada, estado }: LineaMesa) => (cancelada ? 'cancelada' : estado);
const isMovida = (antes: LineaMesa, linea: LineaMesa) =>
  destinoOf(linea) !== destinoOf(antes) || linea.cantidad !== antes.cantidad;

/** The steps say all that happened to the lines of every ticket and to the mesa, and nothing else. */
function expectPasos(antes: GrupoMesa, despues: GrupoMesa): void {
  const pasos = pasosEntre(antes, despues);
  antes.pedidos.forEach((ticket, i) => {
    const { lineas } = at(despues.pedidos, i);
    const movidas = lineas.filter((linea, j) => isMovida(at(ticket.lineas, j), linea));
    const anteriores = pasos.filter(
      ({ ticketId, a, de }) => ticketId === ticket.id && ![de, a].includes('pagado'),
    );
    const [estado, ahora] = [estadoTicket(ticket), estadoTicket(at(despues.pedidos, i))];
    if (movidas.length > 1 && estado !== ahora) {
      expect(anteriores).toEqual([{ ticketId: ticket.id, de: estado, a: ahora }]);
      return;
    }
    expect(anteriores).toEqual(
      movidas.map((linea) => {
        const antes = at(ticket.lineas, lineas.indexOf(linea));
        const paso = { ticketId: ticket.id, lineaId: linea.id, de: antes.estado };
        const unidades = antes.cantidad - linea.cantidad;
        return unidades > 0 ? { ...paso, a: 'cancelada', unidades } : { ...paso, a: destinoOf(linea) };
      }),
    );
  });
  const cobros = pasos.filter(({ de, a }) => [de, a].includes('pagado'));
  expect(cobros.map(({ a }) => a)).toEqual(
    antes.pagado === despues.pagado ? [] : [despues.pagado ? 'pagado' : 'entregado'],
  );
}

/** Each move promises a refusal, the very same object, or a change and one step of rev. */
function settle(grupo: GrupoMesa, movimiento: Movimiento, ahora: Date): GrupoMesa {
  if (!movimiento.ok) return grupo;
  const despues = movimiento.grupo;
  if (despues === grupo) return grupo;
  expect(despues.rev).toBe(grupo.rev + 1);
  expect({ ...despues, rev: 0 }).not.toEqual({ ...grupo, rev: 0 });
  expectInstants(grupo, despues, ahora);
  expectTotal(despues);
  expectPasos(grupo, despues);
  return deepFreeze(despues);
}

function runLinea(
  grupo: GrupoMesa,
  { pedido, linea, porIndice, to }: Suceso & { que: 'linea' },
  ahora: Date,
) {
  const ticket = at(grupo.pedidos, pedido);
  const posicion = linea % ticket.lineas.length;
  const elegida = at(ticket.lineas, posicion);
  const ref = porIndice ? String(posicion) : elegida.id;
  const despues = settle(grupo, moveLinea(grupo, ticket.id, ref, to, ahora), ahora);
  const isStep = !grupo.pagado && !elegida.cancelada && Math.abs(stepOf(to) - stepOf(elegida.estado)) === 1;
  expect(despues.pedidos.map(pasosOf)).toEqual(
    grupo.pedidos.map(({ lineas }) =>
      lineas.map((linea) => stepOf(isStep && linea.id === elegida.id ? to : linea.estado)),
    ),
  );
  return despues;
}

function runTicket(grupo: GrupoMesa, { pedido, to }: Suceso & { que: 'pedido' }, ahora: Date) {
  const ticket = at(grupo.pedidos, pedido);
  const despues = settle(grupo, moveTicket(grupo, ticket.id, to, ahora), ahora);
  const meta = stepOf(to);
  const distancia = grupo.pagado ? -Infinity : meta - stepOf(estadoTicket(ticket));
  const moved = (paso: number): number => {
    if (distancia >= 0) return Math.max(paso, meta);
    return distancia === -1 && paso === meta + 1 ? meta : paso;
  };
  expect(despues.pedidos.map(pasosOf)).toEqual(
    grupo.pedidos.map((cada) => (cada === ticket ? movedBy(cada, moved) : pasosOf(cada))),
  );
  return despues;
}

function runGrupo(grupo: GrupoMesa, { to, vista }: Suceso & { que: 'grupo' }, ahora: Date) {
  const rev = vista === undefined ? undefined : grupo.rev + vista;
  const despues = settle(grupo, moveGrupo(grupo, to, ahora, { rev }), ahora);
  const isSeen = ({ revAlta }: TicketMesa): boolean => revAlta <= (rev ?? Infinity);
  const advances = to !== 'pagado' && !grupo.pagado;
  expect(despues.pedidos.map(pasosOf)).toEqual(
    grupo.pedidos.map((ticket) =>
      movedBy(
        ticket,
        (paso) => (advances && isSeen(ticket) ? Math.max(paso, stepOf(to)) : paso),
        ({ revVuelta = 0 }) => revVuelta > (rev ?? Infinity),
      ),
    ),
  );
  const isReabierta = (grupo.revReapertura ?? 0) > (rev ?? Infinity);
  const pays = to === 'pagado' && isServed(grupo) && grupo.pedidos.every(isSeen) && !isReabierta;
  expect(despues.pagado).toBe(grupo.pagado || pays);
  return despues;
}

/** Only a screen that saw the very payment takes it back, and only while the mesa is on the board. */
function runReabre(grupo: GrupoMesa, { vista }: Suceso & { que: 'reabre' }, ahora: Date) {
  const despues = settle(grupo, reopenGrupo(grupo, grupo.rev + vista, DIA_LARGO), ahora);
  expect(despues.pedidos).toEqual(grupo.pedidos);
  expect(despues.pagado).toBe(grupo.pagado && (vista !== 0 || grupo.archivadoEn !== undefined));
  return despues;
}

/** A line is cancelled once, and only before it is served; its station acknowledges that once. */
function runCancelada(
  grupo: GrupoMesa,
  { que, pedido, linea, por, vista }: Suceso & { que: 'cancela' | 'entera' },
  ahora: Date,
) {
  const ticket = at(grupo.pedidos, pedido);
  const antes = at(ticket.lineas, linea);
  const autor = { en: ahora, por };
  const rev = vista === undefined ? undefined : grupo.rev + vista;
  const isLate = grupo.pagado || antes.estado === 'entregado' || ticket.revAlta > (rev ?? Infinity);
  const movimiento =
    que === 'cancela'
      ? cancelLinea(grupo, ticket.id, antes.id, { ...autor, motivo: 'x' }, rev)
      : acknowledgeLinea(grupo, ticket.id, antes.id, autor);
  const despues = settle(grupo, movimiento, ahora);
  const cancela = que === 'cancela' && !isLate ? { cancelada: { ...autor, motivo: 'x' } } : {};
  const entera = que === 'entera' ? knownBy(antes, autor) : {};
  expect(lineasOf(despues)).toEqual(
    lineasOf(grupo).map((linea) => (linea.id === antes.id ? { ...cancela, ...antes, ...entera } : linea)),
  );
  return despues;
}

/** Its station knows from then on all that was cancelled of a line, and who said so first. */
function knownBy({ cancelada, enterado, retiradas }: LineaMesa, autor: Enterado): Partial<LineaMesa> {
  return {
    ...(cancelada && { enterado: enterado ?? autor }),
    ...(retiradas && {
      retiradas: retiradas.map((retirada) => ({ ...retirada, enterado: retirada.enterado ?? autor })),
    }),
  };
}

/**
 * Units are cancelled once under one key; never more than the line has, nor when the screen has not seen the
 * last cancellation. Cancelling the last units cancels the line.
 */
function runQuitada(
  grupo: GrupoMesa,
  { pedido, linea, unidades, clave, vista }: Suceso & { que: 'quita' },
  ahora: Date,
) {
  const ticket = at(grupo.pedidos, pedido);
  const antes = at(ticket.lineas, linea);
  const { cantidad, retiradas = [] } = antes;
  const cancelacion = { motivo: 'x', por: 'Ana', en: ahora };
  const rev = vista === undefined ? undefined : grupo.rev + vista;
  const quita = { unidades, clave };
  const movimiento = cancelLinea(grupo, ticket.id, antes.id, { ...cancelacion, retirada: quita }, rev);
  const despues = settle(grupo, movimiento, ahora);
  const vistas = [ticket.revAlta, ...retiradas.map((retirada) => retirada.rev)].every(
    (vista) => vista <= (rev ?? Infinity),
  );
  const isDone =
    vistas &&
    !grupo.pagado &&
    !antes.cancelada &&
    antes.estado !== 'entregado' &&
    unidades <= cantidad &&
    !retiradas.some((retirada) => retirada.clave === clave);
  const quitadas = { ...cancelacion, ...quita, rev: grupo.rev + 1 };
  const resto =
    unidades === cantidad
      ? { cancelada: { ...cancelacion, clave, rev: grupo.rev + 1 } }
      : { cantidad: cantidad - unidades, retiradas: [...retiradas, quitadas] };
  expect(lineasOf(despues)).toEqual(
    lineasOf(grupo).map((linea) => (isDone && linea.id === antes.id ? { ...antes, ...resto } : linea)),
  );
  expect(cancelLinea(despues, ticket.id, antes.id, { ...cancelacion, retirada: quita }, rev)).toEqual(
    isDone ? { ok: true, grupo: despues } : movimiento,
  );
  return despues;
}

/** Showing a ticket or claiming to bring it changes none of its lines. */
function runSala(
  grupo: GrupoMesa,
  { que, pedido, por }: Suceso & { que: 'muestra' | 'lleva' | 'suelta' },
  ahora: Date,
) {
  const { id } = at(grupo.pedidos, pedido);
  const moves = {
    muestra: () => markVisto(grupo, id, ahora),
    lleva: () => claimTicket(grupo, id, { en: ahora, por }),
    suelta: () => releaseTicket(grupo, id, { por }),
  };
  const despues = settle(grupo, moves[que](), ahora);
  expect(lineasOf(despues)).toEqual(lineasOf(grupo));
  expect(pasosEntre(grupo, despues)).toEqual([]);
  return despues;
}

function runSuceso(grupo: GrupoMesa, suceso: Suceso, ahora: Date): GrupoMesa {
  switch (suceso.que) {
    case 'linea':
      return runLinea(grupo, suceso, ahora);
    case 'pedido':
      return runTicket(grupo, suceso, ahora);
    case 'grupo':
      return runGrupo(grupo, suceso, ahora);
    case 'reabre':
      return runReabre(grupo, suceso, ahora);
    case 'cancela':
    case 'entera':
      return runCancelada(grupo, suceso, ahora);
    case 'quita':
      return runQuitada(grupo, suceso, ahora);
    case 'muestra':
    case 'lleva':
    case 'suelta':
      return runSala(grupo, suceso, ahora);
    case 'archiva':
      return grupo.pagado ? deepFreeze({ ...grupo, rev: grupo.rev + 1, archivadoEn: ahora }) : grupo;
    case 'llega': {
      if (grupo.pagado) return grupo;
      const rev = grupo.rev + 1;
      const estados = Array<EstadoLinea>(suceso.lineas).fill('pendiente');
      const tickets = [...grupo.pedidos, buildTicketDe(`p${grupo.pedidos.length}`, estados, rev)];
      return deepFreeze({ ...grupo, rev, pedidos: tickets });
    }
  }
}

it('keeps every promise to a mesa through any sequence of orders, moves, cancellations, payments and regrets', () => {
  fc.assert(
    fc.property(mesa, fc.array(suceso, { maxLength: 40, size: 'max' }), (inicio, sucesos) => {
      sucesos.reduce(
        (grupo, suceso, i) => runSuceso(grupo, suceso, new Date(SALIDA + i * 1000)),
        deepFreeze(inicio),
      );
    }),
    { numRuns: 300 },
  );
});
