// Longer than most: what is done about the money of a mesa and what must hold after it belong together.
import fc from 'fast-check';
import { centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import { addRebaja, rebajasVivas, undoRebaja } from '../dinero/rebajar';
import { withRebaja } from '../dinero/capas';
import { addCobro, annulCobro, pendienteDe, totalCobrado, unidadesCobradas } from '../dinero/cobrar';
import { costeLinea } from '../linea/coste';
import { costeUnidades } from '../linea/coste-unidades';
import { totalGrupo } from '../mesa/grupo';
import type { GrupoMesa, LineaMesa } from '../mesa/grupo';
import type { Movimiento } from '../mesa/movimiento';
import { moveGrupo } from '../pases/movimientos';
import { payCobrada, reopenGrupo } from '../dinero/movimientos-cobro';
import { cancelLinea } from '../pases/movimientos-sala';
import { moveMesa } from '../mudar/mudanza';
import { restoreLinea } from '../pases/reponer';
import { DIA_LARGO, INICIO, at, buildGrupo, buildLinea, buildTicket } from './mesa';

/** Random sequences about money at a mesa of several units a line and a menu, and what must hold after each step. */

/** `antes` is how many revs the screen is behind; a 'repite' sends again what was sent as the nth before. */
export type Suceso = { antes: number } & (
  | { que: 'llega'; unidades: number[]; conMenu: boolean }
  | { que: 'invita' | 'devuelve'; lineas: number[]; unidades: number }
  | { que: 'descuenta'; linea: number | null; porcentaje: number | null; importe: number }
  | { que: 'deshace'; ajuste: number }
  | { que: 'cancela'; linea: number; unidades: number | null }
  | { que: 'repone'; linea: number }
  | { que: 'cobra'; importe: number }
  | { que: 'cobraLineas'; lineas: number[]; unidades: number }
  | { que: 'anula'; cobro: number }
  | { que: 'sirve' | 'paga' | 'reabre' | 'muda' }
  | { que: 'repite'; cual: number }
);

const base = { antes: fc.constantFrom(0, 0, 0, 1, 3) };
const linea = fc.nat(11);
const lineas = fc.array(linea, { minLength: 1, maxLength: 3 });
const unidades = fc.integer({ min: 1, max: 3 });

export const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  fc.record({
    ...base,
    que: fc.constant('llega' as const),
    unidades: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 }),
    conMenu: fc.boolean(),
  }),
  fc.record({ ...base, que: fc.constantFrom('invita' as const, 'devuelve' as const), lineas, unidades }),
  fc.record({
    ...base,
    que: fc.constant('descuenta' as const),
    linea: fc.option(linea),
    porcentaje: fc.option(fc.integer({ min: 1, max: 100 })),
    importe: fc.integer({ min: 1, max: 2_000 }),
  }),
  fc.record({ ...base, que: fc.constant('deshace' as const), ajuste: fc.nat(5) }),
  fc.record({ ...base, que: fc.constant('cancela' as const), linea, unidades: fc.option(unidades) }),
  fc.record({ ...base, que: fc.constant('repone' as const), linea }),
  fc.record({ ...base, que: fc.constant('cobraLineas' as const), lineas, unidades }),
  fc.oneof(
    fc.record({ ...base, que: fc.constant('cobra' as const), importe: fc.integer({ min: 1, max: 3_000 }) }),
    fc.record({ ...base, que: fc.constant('anula' as const), cobro: fc.nat(5) }),
  ),
  fc.record({
    ...base,
    que: fc.constantFrom('sirve' as const, 'paga' as const, 'reabre' as const, 'muda' as const),
  }),
  fc.record({ ...base, que: fc.constant('repite' as const), cual: fc.nat(9) }),
);

const lineasDe = ({ pedidos }: GrupoMesa): readonly LineaMesa[] =>
  pedidos.flatMap(({ lineas: suyas }) => suyas);
const seguido = (grupo: GrupoMesa): Movimiento => ({ ok: true, grupo });

function arrive(grupo: GrupoMesa, id: string, cuantas: readonly number[], conMenu: boolean): GrupoMesa {
  const rev = grupo.rev + 1;
  const ticket = buildTicket([], { id, revAlta: rev });
  const sueltas = cuantas.map((cantidad, i) =>
    buildLinea('pendiente', { id: `${id}l${i}`, cantidad, precio: centimos(199 + 150 * i) }),
  );
  const menu = [
    buildLinea('pendiente', { id: `${id}m`, esMenu: true, precio: centimos(1_450) }),
    buildLinea('pendiente', { id: `${id}md0`, deMenu: `${id}m`, precio: centimos(0) }),
    buildLinea('pendiente', { id: `${id}md1`, deMenu: `${id}m`, precio: centimos(300) }),
  ];
  const pedido = { ...ticket, lineas: [...sueltas, ...(conMenu ? menu : [])] };
  return { ...grupo, rev, pedidos: [...grupo.pedidos, pedido] };
}

interface Peticion {
  que: Suceso['que'];
  ask: (grupo: GrupoMesa) => Movimiento;
}

function peticionOf(grupo: GrupoMesa, suceso: Exclude<Suceso, { que: 'repite' }>, n: number): Peticion {
  const en = new Date(INICIO.getTime() + n * 1_000);
  const quien = { por: 'Ana', en };
  const clave = `k${n}`;
  const { que } = suceso;
  const rev = grupo.rev - suceso.antes;
  const idDe = (cual: number): string => at(lineasDe(grupo), cual).id;
  const ticketDe = (id: string): string =>
    grupo.pedidos.find((ticket) => ticket.lineas.some((cada) => cada.id === id))?.id ?? '';
  const unidadesDe = (cuales: readonly number[], cuantas: number) =>
    [...new Set(cuales.map(idDe))].map((id) => ({ linea: id, unidades: cuantas }));
  switch (suceso.que) {
    case 'llega': {
      const id = `p${grupo.pedidos.length}`;
      const isOtra = (mesa: GrupoMesa) => mesa.pagado || mesa.pedidos.some((ticket) => ticket.id === id);
      return {
        que,
        ask: (mesa) => seguido(isOtra(mesa) ? mesa : arrive(mesa, id, suceso.unidades, suceso.conMenu)),
      };
    }
    case 'invita':
    case 'devuelve': {
      const tipo = suceso.que === 'invita' ? 'invitar' : 'devolver';
      const pedido = { id: clave, clave, tipo, motivo: 'x' } as const;
      const suyas = unidadesDe(suceso.lineas, suceso.unidades);
      return { que, ask: (mesa) => addRebaja(mesa, { ...pedido, lineas: suyas }, quien, rev) };
    }
    case 'descuenta': {
      const de = suceso.linea === null ? {} : { linea: idDe(suceso.linea) };
      const cuanto =
        suceso.porcentaje === null
          ? { importe: centimos(suceso.importe) }
          : { porcentaje: suceso.porcentaje };
      const pedido = { id: clave, clave, tipo: 'descuento', motivo: 'x', ...de, ...cuanto } as const;
      return { que, ask: (mesa) => addRebaja(mesa, pedido, quien, rev) };
    }
    case 'deshace': {
      const vivos = rebajasVivas(grupo);
      const id = vivos.length > 0 ? at(vivos, suceso.ajuste).id : 'x';
      return { que, ask: (mesa) => undoRebaja(mesa, id, { id: clave, clave }, quien, rev) };
    }
    case 'cancela': {
      const id = idDe(suceso.linea);
      const cuanto =
        suceso.unidades === null ? { clave } : { retirada: { unidades: suceso.unidades, clave } };
      const cancelacion = { ...quien, motivo: 'x', ...cuanto };
      return { que, ask: (mesa) => cancelLinea(mesa, ticketDe(id), id, cancelacion, rev) };
    }
    case 'repone': {
      const { id, cancelada, retiradas } = at(lineasDe(grupo), suceso.linea);
      const suya = cancelada?.clave ?? retiradas?.at(-1)?.clave ?? 'x';
      return { que, ask: (mesa) => restoreLinea(mesa, ticketDe(id), id, suya, quien) };
    }
    case 'cobra': {
      const cobro = { id: clave, clave, importe: centimos(suceso.importe), forma: 'otro' as const };
      return { que, ask: (mesa) => payCobrada(mesa, addCobro(mesa, cobro, quien, rev), rev, en) };
    }
    case 'cobraLineas': {
      const suyas = unidadesDe(suceso.lineas, suceso.unidades);
      const cobro = { id: clave, clave, lineas: suyas, forma: 'otro' as const };
      return { que, ask: (mesa) => payCobrada(mesa, addCobro(mesa, cobro, quien, rev), rev, en) };
    }
    case 'anula': {
      const id = grupo.cobros?.[suceso.cobro]?.id ?? 'x';
      return { que, ask: (mesa) => annulCobro(mesa, id, { ...quien, motivo: 'x' }) };
    }
    case 'sirve':
      return { que, ask: (mesa) => moveGrupo(mesa, 'entregado', en, { rev }) };
    case 'paga':
      return { que, ask: (mesa) => moveGrupo(mesa, 'pagado', en, { rev }) };
    case 'reabre':
      return { que, ask: (mesa) => reopenGrupo(mesa, rev, DIA_LARGO) };
    case 'muda': {
      const { mesa: de } = grupo;
      return { que, ask: (mesa) => moveMesa(mesa, { de, a: de + 1, rev }, quien) };
    }
  }
}

const vivas = (grupo: GrupoMesa): LineaMesa[] => lineasDe(grupo).filter(({ cancelada }) => !cancelada);

/** Never more is charged than the lines cost less what was taken off them, and what is left is the difference. */
function isMoneyRight(grupo: GrupoMesa): boolean {
  const enteras = vivas(grupo).reduce((suma, { precio, cantidad }) => suma + precio * cantidad, 0);
  const rebajado = vivas(grupo).reduce((suma, { rebaja = 0 }) => suma + rebaja, 0);
  const cobrado = totalCobrado(grupo);
  const pendiente = grupo.pagado ? 0 : enteras - rebajado - cobrado;
  return (
    totalGrupo(grupo) === enteras - rebajado &&
    cobrado <= enteras - rebajado &&
    pendienteDe(grupo) === pendiente
  );
}

/** Only downwards, and never below nothing, for each unit that is still to be paid. */
function isLineaRight(cada: LineaMesa): boolean {
  const { precio, cantidad, gratis = 0, rebaja = 0 } = cada;
  const coste = costeLinea(cada);
  return rebaja >= 0 && gratis <= cantidad && coste >= 0 && coste <= precio * (cantidad - gratis);
}

/** Cancelling units changes what is taken off by another road than the steps played again. */
const areReplayed = (grupo: GrupoMesa): boolean =>
  vivas(grupo).every((cada) => {
    const jugada = withRebaja(cada, grupo.ajustes);
    return jugada.rebaja === cada.rebaja && jugada.gratis === cada.gratis;
  });

/** What was cancelled was so at what it cost then. */
const areCanceladasRight = (antes: GrupoMesa, despues: GrupoMesa): boolean =>
  lineasDe(antes).every((cada, i) => {
    const luego = at(lineasDe(despues), i);
    return !cada.cancelada || !luego.cancelada || costeLinea(cada) === costeLinea(luego);
  });

/** Where all was charged by units, what is left of the bill is what is left of its lines. */
function areUnidadesRight(grupo: GrupoMesa): boolean {
  const { cobros = [] } = grupo;
  if (grupo.pagado || cobros.some(({ anulado, lineas: suyas }) => anulado || !suyas)) return true;
  const cobradas = unidadesCobradas(grupo);
  const quedan = vivas(grupo).map((cada) => {
    const hechas = cobradas.get(cada.id) ?? 0;
    return costeUnidades(cada, cada.cantidad - hechas, hechas);
  });
  return sumCentimos(quedan) === pendienteDe(grupo);
}

/** Steps are only ever added, one at a time, and who undoes the last gives back what there was. */
function isTrailRight(antes: GrupoMesa, despues: GrupoMesa): boolean {
  const { ajustes: previos = [] } = antes;
  const { ajustes = [] } = despues;
  const nuevos = ajustes.slice(previos.length);
  if (nuevos.length > 1 || previos.some((paso, i) => paso !== ajustes[i])) return false;
  const [nuevo] = nuevos;
  if (!nuevo) return true;
  const dado = sumCentimos(
    nuevo.lineas
      .filter(({ linea: id }) => vivas(despues).some((cada) => cada.id === id))
      .map(({ importe }) => importe),
  );
  if (totalGrupo(antes) - dado !== totalGrupo(despues)) return false;
  if (nuevo.deshace !== undefined) return true;
  const vuelta = undoRebaja(
    despues,
    nuevo.id,
    { id: 'u', clave: 'u' },
    { por: 'Ana', en: INICIO },
    despues.rev,
  );
  return (
    vuelta.ok &&
    lineasDe(vuelta.grupo).every((cada, i) => costeLinea(cada) === costeLinea(at(lineasDe(antes), i)))
  );
}

/** A step back and one forward differ by the estado that they begin at; opening again has no key. */
const hasClave = ({ que }: Peticion): boolean => !['sirve', 'paga', 'reabre'].includes(que);

/** Plays them at a mesa. Returns each promise that a step broke, with its place; none is as it should be. */
export function faltasDe(sucesos: readonly Suceso[]): { promesa: string; i: number; suceso: Suceso }[] {
  let grupo = arrive(buildGrupo([], { rev: 1000 }), 'p0', [3, 1, 2], true);
  const pedidas: { peticion: Peticion; isHecha: boolean }[] = [];
  return sucesos.flatMap((cada, i) => {
    if (cada.que === 'repite' && pedidas.length === 0) return [];
    const pedida =
      cada.que === 'repite'
        ? at(pedidas, cada.cual)
        : { peticion: peticionOf(grupo, cada, i + 1), isHecha: false };
    const { peticion, isHecha } = pedida;
    const antes = grupo;
    const movimiento = peticion.ask(antes);
    const despues = movimiento.ok ? movimiento.grupo : antes;
    if (cada.que !== 'repite') pedidas.push(pedida);
    if (despues === antes) return [];
    const otra = peticion.ask(despues);
    const promesas = {
      money: isMoneyRight(despues),
      lines: lineasDe(despues).every(isLineaRight),
      replayed: areReplayed(despues),
      units: areUnidadesRight(despues),
      cancelled: areCanceladasRight(antes, despues),
      trail: isTrailRight(antes, despues),
      open: !antes.pagado || antes.ajustes === despues.ajustes,
      once: !otra.ok || otra.grupo === despues,
      answered: antes.ajustes === despues.ajustes || otra.ok,
      late: !hasClave(peticion) || !isHecha,
    };
    grupo = despues;
    pedida.isHecha = true;
    return Object.entries(promesas).flatMap(([promesa, held]) =>
      held ? [] : [{ promesa, i, suceso: cada }],
    );
  });
}
