// Longer than most: one pass checks everything that must hold of tabs and charges after a crash.
import {
  costeLinea,
  enEsperaOf,
  fromEuros,
  isEnEspera,
  pasesOf,
  totalGrupo,
  withRebaja,
} from '@carta/contracts';
import { uuidOf } from '../../../src/plataforma/base-datos/uuid-de';
import { toGrupoMesa } from '../../../src/servicio/pedidos/grupos/grupo.mapper';
import type { CobroDoc, GrupoDoc, MovimientoDoc } from '../../../src/servicio/pedidos/grupos/grupo.schema';
import type { CobroPedido, Hechos } from './hechos-caos';
import type { EnvioSeguido } from './moviles';

/**
 * What is wrong with the stored tabs, in sentences: what the server said was done and is not there, what is there
 * and nobody can have done, and what a tab's own trail of its money does not tell.
 */
export function checkPartidas(
  hechos: Hechos,
  envios: readonly EnvioSeguido[],
  grupos: readonly GrupoDoc[],
): string[] {
  const porId = new Map(grupos.map((grupo) => [grupo._id.toHexString(), grupo]));
  return [
    ...checkMesas(grupos),
    ...grupos.flatMap((grupo) => checkTab(grupo).map((fallo) => `${nombreDe(grupo)}: ${fallo}`)),
    ...checkEnvios(envios, porId),
    ...checkCobros(hechos.cobros, grupos),
    ...checkRebajas(hechos, porId),
    ...checkRespondidos(hechos, porId),
  ];
}

/** No mesa has two open tabs, nor is it of two parties. */
function checkMesas(grupos: readonly GrupoDoc[]): string[] {
  const abiertos = grupos.filter(({ pagado }) => !pagado);
  const juntas = abiertos.flatMap(({ mesasJuntas = [] }) => mesasJuntas);
  return [
    ...repeatedOf(abiertos.map(({ mesa }) => mesa)).map((mesa) => `two open tabs at mesa ${mesa}`),
    ...repeatedOf(juntas).map((mesa) => `mesa ${mesa} is of two parties`),
  ];
}

/** A tab by itself: its sums, and its state as its trail tells it. */
function checkTab(grupo: GrupoDoc): string[] {
  const { mesa, pagado, mesasJuntas, mudanzas = [], cobros = [], reaperturas = 0, vecesJuntas = 0 } = grupo;
  const { movimientosDinero: pasos = [] } = grupo;
  const grupoMesa = toGrupoMesa(grupo);
  const { ajustes = [] } = grupoMesa;
  const lineas = grupo.pedidos.flatMap((ticket) => ticket.lineas).filter(({ cancelada }) => !cancelada);
  const vivos = cobros.filter(({ anulado }) => !anulado);
  const unidades = (id: string): number =>
    suma(
      vivos
        .flatMap((cobro) => cobro.lineas ?? [])
        .map((parte) => (isId(parte.linea, id) ? parte.unidades : 0)),
    );
  const pasosA = (a: MovimientoDoc['a']): MovimientoDoc[] => pasos.filter((paso) => paso.a === a);
  const isIgual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  const leyes: [string, boolean][] = [
    ['charged more than was ordered', suma(vivos.map(({ importe }) => importe)) <= totalGrupo(grupoMesa)],
    [
      'something taken off that no step tells',
      grupoMesa.pedidos.every(({ lineas: suyas }) =>
        suyas.every((linea) => isIgual(costeLinea(withRebaja(linea, ajustes)), costeLinea(linea))),
      ),
    ],
    ['an adjustment stored twice', repeatedOf(ajustes.map(({ clave }) => clave)).length === 0],
    ['an adjustment without its step', pasosA('ajuste').length === ajustes.length],
    ['a unit charged twice', lineas.every(({ _id, cantidad }) => unidades(_id.toHexString()) <= cantidad)],
    ['a charge stored twice', repeatedOf(cobros.map(({ clave }) => clave)).length === 0],
    [
      'a party without its own mesa, or of a paid tab',
      !mesasJuntas || (!pagado && mesasJuntas.length > 1 && mesasJuntas.includes(mesa)),
    ],
    [
      'moves that do not lead to its mesa',
      isIgual(
        [mudanzas[0]?.de ?? mesa, ...mudanzas.map(({ a }) => a)],
        [...mudanzas.map(({ de }) => de), mesa],
      ),
    ],
    [
      'a charge without its step',
      isIgual(
        cobros.map(({ importe, forma }) => [importe, forma]),
        pasosA('cobro').map(({ importe, forma }) => [importe, forma]),
      ),
    ],
    [
      'a ledger that its charges do not tell',
      suma((grupo.asientos ?? []).map(({ importe }) => importe)) ===
        (pagado && grupo.motivoCierre === undefined
          ? totalGrupo(grupoMesa)
          : suma(vivos.map(({ importe }) => importe))),
    ],
    ['an annulment without its step', pasosA('anulacion').length === cobros.length - vivos.length],
    [
      'a move without its step',
      isIgual(
        mudanzas.map(({ de, a, rev }) => [[de, a], rev]),
        pasosA('mudanza').map(({ mesas, rev }) => [mesas, rev]),
      ),
    ],
    ['a join without its step', pasosA('junta').length === vecesJuntas],
    ['a reopening without its step', reabiertasDe(pasos).length === reaperturas],
    ['a payment without its step', pasosA('pagado').length === reaperturas + (pagado ? 1 : 0)],
    ['a station that believes it where it is', grupo.pedidos.every(({ antes }) => antes !== mesa)],
    [
      'a pase of which a part waits',
      pasesOf(lineas).every((pase) => new Set(pase.lineas.map(isEnEspera)).size === 1),
    ],
    [
      'something begun that has not marched',
      enEsperaOf(lineas).every(({ estado }) => estado === 'pendiente'),
    ],
    ['something paid that waits', !pagado || enEsperaOf(lineas).length === 0],
    ['a party that its trail does not tell', isIgual(mesasJuntas ?? [], juntasAt(grupo, grupo.rev))],
  ];
  return leyes.filter(([, isCierta]) => !isCierta).map(([fallo]) => fallo);
}

/** What was turned away is nowhere, and an order that follows a tab is there, unless that had been paid. */
function checkEnvios(envios: readonly EnvioSeguido[], porId: ReadonlyMap<string, GrupoDoc>): string[] {
  const guardadas = new Set([...porId.values()].flatMap(({ pedidos }) => pedidos.map(({ clave }) => clave)));
  return envios.flatMap(({ clave, isRechazado, sigue, respuesta }) => {
    if (isRechazado && guardadas.has(clave)) return [`order ${clave} was turned away and is stored`];
    if (!respuesta || sigue === undefined || respuesta.grupoMesa === sigue) return [];
    const pasos = porId.get(sigue)?.movimientosDinero ?? [];
    return pasos.some(({ a }) => a === 'pagado') ? [] : [`order ${clave} has left the tab it follows`];
  });
}

/** A charge that was taken is there once and whole, over the tabs that it names; another of one tab is nowhere. */
function checkCobros(pedidos: readonly CobroPedido[], grupos: readonly GrupoDoc[]): string[] {
  const guardados = new Map<string, CobroDoc>();
  for (const { _id, cobros = [] } of grupos) {
    for (const cobro of cobros) guardados.set(`${_id.toHexString()} ${cobro.clave}`, cobro);
  }
  const fallos: string[] = [];
  for (const { clave, grupos: cobrados, encargo, isHecho } of pedidos) {
    const nombres = cobrados.map((id) => `${id} ${uuidOf(`cobro:${clave}:${id}`)}`);
    const partes = nombres.flatMap((nombre) => guardados.get(nombre) ?? []);
    for (const nombre of nombres) guardados.delete(nombre);
    if (isHecho && !isEntero(encargo, partes)) fallos.push(`charge ${clave} is not there as it was taken`);
    // A party's may have been refused by one tab after another had taken its part.
    if (!isHecho && cobrados.length === 1 && partes.length > 0) {
      fallos.push(`charge ${clave} was refused and is there`);
    }
  }
  return [...fallos, ...[...guardados.keys()].map((nombre) => `nobody asked for the charge ${nombre}`)];
}

/** What was taken off is there once, and what was refused is not; what was undone has its counter-step. */
function checkRebajas(
  { ajustes: pedidos, deshechos }: Hechos,
  porId: ReadonlyMap<string, GrupoDoc>,
): string[] {
  const guardados = new Set(
    [...porId.values()].flatMap(({ ajustes = [] }) => ajustes.map(({ clave }) => clave)),
  );
  const deshaceres = new Set(
    [...porId.values()].flatMap(({ ajustes = [] }) => ajustes.map(({ deshace }) => deshace?.toHexString())),
  );
  return [
    ...pedidos
      .filter(({ clave, isHecho }) => guardados.has(clave) !== isHecho)
      .map(({ clave, isHecho }) => `adjustment ${clave} was ${isHecho ? 'done' : 'refused'} and is not so`),
    ...deshechos.filter((id) => !deshaceres.has(id)).map((id) => `adjustment ${id} is not undone`),
  ];
}

function isEntero({ importe, lineas, forma }: CobroPedido['encargo'], partes: readonly CobroDoc[]): boolean {
  if (partes.some((parte) => parte.forma !== forma)) return false;
  if (importe !== undefined) return suma(partes.map((parte) => parte.importe)) === fromEuros(importe);
  const unidades = partes
    .flatMap((parte) => parte.lineas ?? [])
    .map((parte) => `${parte.linea.toHexString()} ${parte.unidades}`);
  const pedidas = (lineas ?? []).map((parte) => `${parte.linea} ${parte.unidades}`);
  return String(unidades.sort()) === String(pedidas.sort());
}

/** What was answered to waiters has happened, and what has been opened again, somebody had asked for. */
function checkRespondidos(hechos: Hechos, porId: ReadonlyMap<string, GrupoDoc>): string[] {
  const { anulados, mudanzas, juntas, marchas, pagados, reabiertos, reaperturas } = hechos;
  const cobros = new Map(
    [...porId.values()].flatMap(({ cobros: deMesa = [] }) =>
      deMesa.map((cobro) => [cobro._id.toHexString(), cobro] as const),
    ),
  );
  const pasosDe = (grupo: string): MovimientoDoc[] => porId.get(grupo)?.movimientosDinero ?? [];
  const pedidas = new Set(reaperturas.map(({ grupo, rev }) => `${grupo} ${rev + 1}`));
  const isPagado = (grupo: string, rev: number): boolean =>
    pasosDe(grupo).some((paso) => paso.a === 'pagado' && (paso.rev ?? 0) <= rev) &&
    (porId.get(grupo)?.pagado === true ||
      reabiertasDe(pasosDe(grupo)).some((reapertura) => reapertura > rev));
  const isMovida = ({ grupo, de, a, vista }: Hechos['mudanzas'][number]): boolean =>
    porId
      .get(grupo)
      ?.mudanzas?.some((mudanza) => mudanza.de === de && mudanza.a === a && mudanza.vista === vista) ?? false;
  const isJunta = ({ grupo, rev, mesas }: Hechos['juntas'][number]): boolean =>
    String(juntasAt(porId.get(grupo), rev)) === String(mesas);
  return [
    ...anulados.filter((id) => !cobros.get(id)?.anulado).map((id) => `charge ${id} is not annulled`),
    ...mudanzas
      .filter((mudanza) => !isMovida(mudanza))
      .map(({ grupo, de, a }) => `tab ${grupo} has not moved from ${de} to ${a}`),
    ...juntas
      .filter((junta) => !isJunta(junta))
      .map(({ grupo, mesas }) => `tab ${grupo} is not with ${mesas.join(', ')}`),
    ...marchas
      .filter(({ grupo, rev }) => (porId.get(grupo)?.rev ?? 0) < rev)
      .map(({ grupo, pase }) => `tab ${grupo} has not had ${pase} marched`),
    ...pagados
      .filter(({ grupo, rev }) => !isPagado(grupo, rev))
      .map(({ grupo }) => `tab ${grupo} is not paid`),
    ...reabiertos
      .filter(({ grupo, rev }) => !reabiertasDe(pasosDe(grupo)).includes(rev + 1))
      .map(({ grupo }) => `tab ${grupo} was not opened again`),
    ...[...porId.keys()].flatMap((grupo) =>
      reabiertasDe(pasosDe(grupo))
        .filter((rev) => !pedidas.has(`${grupo} ${rev}`))
        .map(() => `nobody asked for tab ${grupo} to be opened again`),
    ),
  ];
}

/** The revs at which a tab was opened again. */
function reabiertasDe(pasos: readonly MovimientoDoc[]): number[] {
  return pasos.filter(({ de }) => de === 'pagado').map(({ rev = 0 }) => rev);
}

/** The mesas of the party that a tab led at some rev, as its trail tells it; none: []. */
function juntasAt(grupo: GrupoDoc | undefined, hasta: number): readonly number[] {
  let juntas: readonly number[] = [];
  for (const { a, mesas = [], rev = 0 } of grupo?.movimientosDinero ?? []) {
    if (rev > hasta) break;
    if (a === 'junta') juntas = mesas;
    else if (a === 'pagado') juntas = [];
    else if (a === 'mudanza') juntas = juntasTras(juntas, mesas);
  }
  return juntas;
}

/** The mesas of a party whose leader has moved; none when it is left alone. */
function juntasTras(juntas: readonly number[], [de, a = 0]: readonly number[]): readonly number[] {
  const mesas = [...new Set(juntas.map((mesa) => (mesa === de ? a : mesa)))].sort((x, y) => x - y);
  return mesas.length > 1 ? mesas : [];
}

function repeatedOf<T>(cosas: readonly T[]): T[] {
  return cosas.filter((cosa, i) => cosas.indexOf(cosa) !== i);
}

const suma = (numeros: readonly number[]): number => numeros.reduce((total, numero) => total + numero, 0);
const isId = (id: { toHexString(): string }, hex: string): boolean => id.toHexString() === hex;
const nombreDe = ({ _id, mesa }: GrupoDoc): string => `tab ${_id.toHexString()} of mesa ${mesa}`;
