// Longer than most: what is done at a mesa of several pases and what must hold after it belong together.
import fc from 'fast-check';
import { centimos } from '../../../plataforma/dominio/dinero';
import { addRebaja, rebajasVivas, undoRebaja } from '../dinero/rebajar';
import { addCobro, annulCobro, pendienteDe, totalCobrado } from '../dinero/cobrar';
import { ESTADOS_GRUPO, ESTADOS_LINEA } from '../linea/estado-linea';
import type { EstadoDestino, EstadoLinea } from '../linea/estado-linea';
import { estadoGrupo, estadoTicket, totalGrupo } from '../mesa/grupo';
import type { GrupoMesa, LineaMesa } from '../mesa/grupo';
import { joinMesas } from '../mudar/juntas';
import { holdPase, marchPase, marchSola, putPase } from '../pases/marchar';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo, moveLinea, moveTicket } from '../pases/movimientos';
import { closeGrupo, reopenGrupo } from '../dinero/movimientos-cobro';
import { cancelLinea } from '../pases/movimientos-sala';
import { restoreLinea } from '../pases/reponer';
import { moveMesa } from '../mudar/mudanza';
import { isEnEspera, pasesOf } from '../linea/pase';
import { isCanceladaPorVer, isRepuestaPorVer } from '../linea/vivas';
import { DIA_LARGO, INICIO, at, buildGrupo } from './mesa';
import { arrive, lineasDe, pase } from './mesa-con-pases';

/** Random sequences at a mesa of several pases, and what must hold after each step of them. */

/**
 * `antes` is how many revs the screen is behind, `conDe` whether it says from which estado, as ours do; a 'repite' asks
 * again what was asked as the nth before.
 */
export type Suceso = { antes: number } & (
  | { que: 'pide'; pases: (number | null)[]; auto: boolean; alReves: boolean }
  | { que: 'marcha' | 'espera'; pase: number }
  | { que: 'pone'; linea: number; pase: number | null }
  | { que: 'linea' | 'ticket'; linea: number; to: EstadoLinea; conDe: boolean }
  | { que: 'mesa'; to: EstadoDestino; conDe: boolean }
  | { que: 'cancela' | 'repone'; linea: number }
  | { que: 'junta'; mesas: number[] }
  | { que: 'invita' | 'devuelve' | 'rebaja'; linea: number; porcentaje: number }
  | { que: 'desajusta'; ajuste: number }
  | { que: 'cobra'; importe: number }
  | { que: 'anula'; cobro: number }
  | { que: 'cierra' | 'reabre' | 'muda' }
  | { que: 'repite'; cual: number }
);

const orden = fc.nat(3);
const linea = fc.nat(11);
const base = { antes: fc.nat(3) };

export const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  fc.record({
    ...base,
    que: fc.constant('pide' as const),
    pases: fc.array(fc.option(orden), { minLength: 1, maxLength: 4 }),
    auto: fc.boolean(),
    alReves: fc.boolean(),
  }),
  fc.record({ ...base, que: fc.constantFrom('marcha' as const, 'espera' as const), pase: orden }),
  fc.record({ ...base, que: fc.constant('pone' as const), linea, pase: fc.option(orden) }),
  fc.record({
    ...base,
    que: fc.constantFrom('linea' as const, 'ticket' as const),
    linea,
    to: fc.constantFrom(...ESTADOS_LINEA),
    conDe: fc.boolean(),
  }),
  fc.record({
    ...base,
    que: fc.constant('mesa' as const),
    to: fc.constantFrom(...ESTADOS_GRUPO),
    conDe: fc.boolean(),
  }),
  fc.record({ ...base, que: fc.constantFrom('cancela' as const, 'repone' as const), linea }),
  fc.oneof(
    fc.record({ ...base, que: fc.constantFrom('cierra' as const, 'reabre' as const, 'muda' as const) }),
    fc.record({ ...base, que: fc.constant('junta' as const), mesas: fc.array(fc.nat(3), { maxLength: 3 }) }),
    fc.record({ ...base, que: fc.constant('cobra' as const), importe: fc.nat(2_000) }),
    fc.record({ ...base, que: fc.constant('anula' as const), cobro: fc.nat(5) }),
    fc.record({
      ...base,
      que: fc.constantFrom('invita' as const, 'devuelve' as const, 'rebaja' as const),
      linea,
      porcentaje: fc.integer({ min: 1, max: 100 }),
    }),
    fc.record({ ...base, que: fc.constant('desajusta' as const), ajuste: fc.nat(3) }),
  ),
  fc.record({ ...base, que: fc.constant('repite' as const), cual: fc.nat(9) }),
);

/** What a screen sends: what it was asked about and saw stays the same however often, and however late, it comes. */
interface Peticion {
  que: Suceso['que'];
  rev: number;
  /** It says from which estado, or needs not. */
  isClara: boolean;
  paseId?: string;
  ask: (grupo: GrupoMesa) => Movimiento;
}

const seguido = (grupo: GrupoMesa): Movimiento => ({ ok: true, grupo });

function peticionOf(grupo: GrupoMesa, suceso: Exclude<Suceso, { que: 'repite' }>, n: number): Peticion {
  const en = new Date(INICIO.getTime() + n * 1_000);
  const quien = { por: 'Ana', en };
  const { que } = suceso;
  const rev = grupo.rev - suceso.antes;
  const comun = { que, rev, isClara: !('conDe' in suceso) || suceso.conDe };
  const clave = `k${n}`;
  if ('linea' in suceso) {
    const ticket = at(grupo.pedidos, suceso.linea);
    const { id, estado, cancelada } = at(ticket.lineas, suceso.linea);
    switch (suceso.que) {
      case 'pone': {
        const suyo = suceso.pase === null ? null : pase(suceso.pase);
        return { ...comun, ask: (mesa) => putPase(mesa, ticket.id, id, suyo, quien, { rev }) };
      }
      case 'linea': {
        const vista = { rev, ...(suceso.conDe ? { de: estado } : {}) };
        return { ...comun, ask: (mesa) => moveLinea(mesa, ticket.id, id, suceso.to, en, vista) };
      }
      case 'ticket': {
        const vista = { rev, ...(suceso.conDe ? { de: estadoTicket(ticket) } : {}) };
        return { ...comun, ask: (mesa) => moveTicket(mesa, ticket.id, suceso.to, en, vista) };
      }
      case 'cancela': {
        const cancelacion = { ...quien, motivo: 'x', clave };
        return { ...comun, ask: (mesa) => cancelLinea(mesa, ticket.id, id, cancelacion, rev) };
      }
      case 'repone': {
        const suya = cancelada?.clave ?? clave;
        return { ...comun, ask: (mesa) => restoreLinea(mesa, ticket.id, id, suya, quien) };
      }
      case 'invita':
      case 'devuelve': {
        const tipo = suceso.que === 'invita' ? 'invitar' : 'devolver';
        const pedido = { id: clave, clave, tipo, motivo: 'x', lineas: [{ linea: id, unidades: 1 }] } as const;
        return { ...comun, ask: (mesa) => addRebaja(mesa, pedido, quien, rev) };
      }
      case 'rebaja': {
        const { porcentaje } = suceso;
        const pedido = { id: clave, clave, tipo: 'descuento', motivo: 'x', porcentaje } as const;
        return { ...comun, ask: (mesa) => addRebaja(mesa, pedido, quien, rev) };
      }
    }
  }
  switch (suceso.que) {
    case 'pide': {
      const id = `p${grupo.pedidos.length}`;
      const isOtra = (mesa: GrupoMesa) => mesa.pagado || mesa.pedidos.some((ticket) => ticket.id === id);
      return {
        ...comun,
        ask: (mesa) => seguido(isOtra(mesa) ? mesa : arrive(mesa, suceso.pases, { ...suceso, en })),
      };
    }
    case 'marcha':
    case 'espera': {
      const move = suceso.que === 'marcha' ? marchPase : holdPase;
      const { id: paseId } = pase(suceso.pase);
      return { ...comun, paseId, ask: (mesa) => move(mesa, paseId, quien, { rev }) };
    }
    case 'mesa': {
      const vista = { rev, ...(suceso.conDe ? { de: estadoGrupo(grupo) } : {}) };
      return { ...comun, ask: (mesa) => moveGrupo(mesa, suceso.to, en, vista) };
    }
    case 'junta': {
      const mesas = suceso.mesas.map((cual) => grupo.mesa + cual);
      return { ...comun, ask: (mesa) => joinMesas(mesa, mesas, rev) };
    }
    case 'cobra': {
      const cobro = { id: clave, clave, importe: centimos(suceso.importe), forma: 'otro' as const };
      return { ...comun, ask: (mesa) => addCobro(mesa, cobro, quien, rev) };
    }
    case 'anula': {
      const id = grupo.cobros?.[suceso.cobro]?.id ?? 'x';
      return { ...comun, ask: (mesa) => annulCobro(mesa, id, { ...quien, motivo: 'x' }) };
    }
    case 'desajusta': {
      const vivos = rebajasVivas(grupo);
      const id = vivos.length > 0 ? at(vivos, suceso.ajuste).id : 'x';
      return { ...comun, ask: (mesa) => undoRebaja(mesa, id, { id: clave, clave }, quien, rev) };
    }
    case 'cierra':
      return {
        ...comun,
        ask: (mesa) =>
          mesa.pagado ? seguido(mesa) : closeGrupo({ ...mesa, actualizadoEn: new Date(0) }, 'x', en),
      };
    case 'reabre':
      return { ...comun, ask: (mesa) => reopenGrupo(mesa, rev, DIA_LARGO) };
    case 'muda': {
      const { mesa: de } = grupo;
      return { ...comun, ask: (mesa) => moveMesa(mesa, { de, a: de + 1, rev }, quien) };
    }
  }
}

/** As the server does it: the change, and in the same write the pase that marches by itself. */
function run(grupo: GrupoMesa, { que, ask }: Peticion): GrupoMesa {
  const movimiento = ask(grupo);
  if (!movimiento.ok || movimiento.grupo === grupo) return grupo;
  return que === 'pide' ? movimiento.grupo : marchSola(movimiento.grupo, { por: 'Ana', en: INICIO });
}

export const vivas = (grupo: GrupoMesa): LineaMesa[] => lineasDe(grupo).filter(({ cancelada }) => !cancelada);
const isPorServir = ({ estado, cancelada }: LineaMesa): boolean => !cancelada && estado !== 'entregado';

/** A pase marches, or waits, as a whole. */
function isWhole(grupo: GrupoMesa): boolean {
  return pasesOf(lineasDe(grupo)).every(({ lineas: [primera, ...resto] }) => {
    const espera = primera !== undefined && isEnEspera(primera);
    return resto.every((otra) => isEnEspera(otra) === espera);
  });
}

/** Nothing is begun, served, paid or asked about that has not marched. */
function isUntouched(grupo: GrupoMesa): boolean {
  const quietas = lineasDe(grupo).filter((cada) => cada.pase && !cada.marchada);
  if (quietas.length === 0) return true;
  const isQuieta = (cada: LineaMesa): boolean =>
    cada.estado === 'pendiente' && !isCanceladaPorVer(cada) && !isRepuestaPorVer(cada);
  const isOpen = !['vacia', 'entregado', 'pagado'].includes(estadoGrupo(grupo));
  return quietas.every(isQuieta) && (isOpen || !quietas.some(isEnEspera));
}

/** Some move always goes on with a mesa: a pase that marches by itself waits for something that can be served. */
function isMoving(grupo: GrupoMesa): boolean {
  const [siguiente] = pasesOf(vivas(grupo).filter(isEnEspera));
  if (grupo.pagado || !siguiente) return true;
  const isSola = siguiente.lineas.every(({ pase: suyo, revMarcha }) => suyo?.auto && revMarcha === undefined);
  if (!isSola) return true;
  const pases = pasesOf(vivas(grupo));
  const lugar = pases.findIndex(({ id }) => id === siguiente.id);
  const antes = pases.slice(0, lugar).flatMap(({ lineas }) => lineas);
  return antes.some((cada) => isPorServir(cada) && !isEnEspera(cada));
}

/** A screen that did not see the last marchar or esperar of a pase changes nothing of it. */
function isSeen(antes: GrupoMesa, { paseId, rev }: Peticion): boolean {
  if (paseId === undefined) return true;
  const suyas = lineasDe(antes).filter((cada) => cada.pase?.id === paseId);
  return suyas.every(({ revMarcha = 0 }) => revMarcha <= rev);
}

/** Never more is charged than was ordered, less what was taken off it, and what is left is the difference. */
function isMoneyRight(grupo: GrupoMesa): boolean {
  const total = vivas(grupo).reduce(
    (suma, { precio, cantidad, rebaja = 0 }) => suma + precio * cantidad - rebaja,
    0,
  );
  const cobrado = totalCobrado(grupo);
  const pendiente = grupo.pagado ? 0 : total - cobrado;
  return totalGrupo(grupo) === total && cobrado <= total && pendienteDe(grupo) === pendiente;
}

/** What was en espera, as a screen saw the mesa, is neither begun nor served by it, whatever has marched since. */
class Marchas {
  private readonly revs = new Map<string, number>();

  note(antes: GrupoMesa, despues: GrupoMesa): void {
    const esperaban = new Set(lineasDe(antes).flatMap((cada) => (isEnEspera(cada) ? [cada.id] : [])));
    for (const cada of lineasDe(despues)) {
      if (esperaban.has(cada.id) && !isEnEspera(cada)) this.revs.set(cada.id, despues.rev);
    }
  }

  isUnbegun(antes: GrupoMesa, despues: GrupoMesa, { que, rev }: Peticion): boolean {
    if (!['linea', 'ticket', 'mesa'].includes(que)) return true;
    const estados = new Map(lineasDe(antes).map(({ id, estado }) => [id, estado]));
    return lineasDe(despues).every(
      ({ id, estado }) => estado === estados.get(id) || (this.revs.get(id) ?? 0) <= rev,
    );
  }
}

/** The server closes a mesa by the time at which it was last touched, which has no rev. */
const isRepetible = ({ que }: Peticion): boolean => que !== 'cierra';

/** Plays them at a mesa of four pases. Returns each promise that a step broke, with its place; none is as it should be. */
export function faltasDe(sucesos: readonly Suceso[]): { promesa: string; i: number; suceso: Suceso }[] {
  let grupo = arrive(buildGrupo([], { rev: 1000 }), [0, 1, 2, null], { auto: true });
  const marchas = new Marchas();
  const pedidas: { peticion: Peticion; isHecha: boolean }[] = [];
  return sucesos.flatMap((cada, i) => {
    if (cada.que === 'repite' && pedidas.length === 0) return [];
    const pedida =
      cada.que === 'repite'
        ? at(pedidas, cada.cual)
        : { peticion: peticionOf(grupo, cada, i + 1), isHecha: false };
    const { peticion, isHecha } = pedida;
    const antes = grupo;
    const despues = run(antes, peticion);
    if (cada.que !== 'repite') pedidas.push(pedida);
    // moves are pure: where nothing has changed everything holds that held before
    if (despues === antes) return [];
    const promesas = {
      rev: despues.rev === antes.rev + 1,
      whole: isWhole(despues),
      untouched: isUntouched(despues),
      moving: isMoving(despues),
      money: isMoneyRight(despues),
      seen: isSeen(antes, peticion),
      unbegun: marchas.isUnbegun(antes, despues, peticion),
      once: !isRepetible(peticion) || run(despues, peticion) === despues,
      // a step back and one forward differ by the estado that they begin at
      late: !isRepetible(peticion) || !peticion.isClara || !isHecha,
    };
    marchas.note(antes, despues);
    grupo = despues;
    pedida.isHecha = true;
    return Object.entries(promesas).flatMap(([promesa, held]) =>
      held ? [] : [{ promesa, i, suceso: cada }],
    );
  });
}
