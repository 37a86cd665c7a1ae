import { isEnEspera, isEntregado, isPorHacer, pasesOf, platosVivosOf } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { isPagado } from '../mesas/grupos';
import { enMinuscula, pasesEnEspera } from './marcha-de-pases';
import { t } from '../../lenguas/t';

/** How far the pases of a mesa are, as every screen of the floor tells it (docs/reglas/limites.md#screens). */
export interface PaseVivo {
  id: string;
  nombre: string;
  orden: number;
  estado: EstadoPase;
  /** ms; what waits does so since it was ordered, made to wait again, or something of its mesa last marched. */
  desde: number;
  /** What waits; of a pase that has marched what is not ready, and once all of it is, what is not served. */
  falta: readonly Linea[];
  /** The wanted ones. */
  lineas: readonly Linea[];
}

export type EstadoPase = 'en_espera' | 'en_marcha' | 'listo' | 'servido';

/** After this long (ms) a pase whose turn it is was forgotten. */
export const ESPERA_PASE_MAX_MS = 45 * 60_000;

/** Returns the pases of which something is wanted, in order; `ahora` is the server's clock in ms. */
export function pasesVivosOf({ pedidos: tickets }: Pick<Grupo, 'pedidos'>, ahora: number): PaseVivo[] {
  const lineas = platosVivosOf(tickets.flatMap(({ productos }) => productos));
  return pasesOf(lineas).map(({ id, nombre, orden, lineas: suyas }) => {
    const estado = estadoOf(suyas);
    const desde = DESDE[estado](suyas, tickets, ahora);
    return { id, nombre, orden, estado, desde, falta: suyas.filter(FALTA[estado]), lineas: suyas };
  });
}

function estadoOf(lineas: readonly Linea[]): EstadoPase {
  if (lineas.some(isEnEspera)) return 'en_espera';
  if (lineas.every(isEntregado)) return 'servido';
  return lineas.some(isPorHacer) ? 'en_marcha' : 'listo';
}

const FALTA = {
  en_espera: isEnEspera,
  en_marcha: isPorHacer,
  listo: (linea) => !isEntregado(linea),
  servido: () => false,
} as const satisfies Record<EstadoPase, (linea: Linea) => boolean>;

type Instante = (lineas: readonly Linea[], tickets: readonly Ticket[], ahora: number) => number;

/** What this screen has just moved has no instant yet. */
const DESDE = {
  en_espera: (lineas, tickets) => {
    const pedidas = tickets.flatMap(({ createdAt, productos }) =>
      productos.some((linea) => lineas.includes(linea) && isEnEspera(linea)) ? [Date.parse(createdAt)] : [],
    );
    const marchas = tickets.flatMap(({ productos }) =>
      productos.flatMap(({ marchada }) => (marchada ? [Date.parse(marchada.en)] : [])),
    );
    const detenidas = lineas.flatMap(({ detenidaEn }) =>
      detenidaEn === undefined ? [] : [Date.parse(detenidaEn)],
    );
    return Math.max(Math.min(...pedidas), ...marchas, ...detenidas);
  },
  en_marcha: (lineas, _tickets, ahora) =>
    Math.min(...lineas.filter(isPorHacer).map(({ marchada }) => toMs(marchada?.en, ahora))),
  listo: (lineas, _tickets, ahora) => Math.max(...lineas.map(({ listoEn }) => toMs(listoEn, ahora))),
  servido: (lineas, _tickets, ahora) =>
    Math.max(...lineas.map(({ entregadoEn }) => toMs(entregadoEn, ahora))),
} as const satisfies Record<EstadoPase, Instante>;

function toMs(instante: string | undefined, ahora: number): number {
  return instante === undefined ? ahora : Date.parse(instante);
}

/** A mesa's next pase, once nothing of an earlier one is to be served: `tras` is the one before it. */
export interface PasePorMarchar {
  pase: PaseVivo;
  /** Undefined where nothing of an earlier one is left. */
  tras: PaseVivo | undefined;
}

export function siguienteDe(pases: readonly PaseVivo[]): PaseVivo | undefined {
  return pases.find(({ estado }) => estado === 'en_espera');
}

export function porMarcharDe(pases: readonly PaseVivo[]): PasePorMarchar | null {
  const pase = siguienteDe(pases);
  if (pase === undefined) return null;
  const anteriores = pases.slice(0, pases.indexOf(pase));
  return anteriores.every(({ estado }) => estado === 'servido') ? { pase, tras: anteriores.at(-1) } : null;
}

/** Its turn came too long ago; those behind it wait for it. */
export function olvidadoDe(pases: readonly PaseVivo[], ahora: number): PaseVivo | null {
  const pase = siguienteDe(pases);
  return pase && ahora - pase.desde >= ESPERA_PASE_MAX_MS ? pase : null;
}

/** Ids of the mesas with one, which become so by the clock alone. */
export function olvidadosOf(grupos: readonly Grupo[], ahora: number): string[] {
  return grupos
    .filter((grupo) => !isPagado(grupo) && pasesEnEspera(grupo).length > 0)
    .filter((grupo) => olvidadoDe(pasesVivosOf(grupo, ahora), ahora) !== null)
    .map(({ grupoMesa }) => grupoMesa);
}

const PALABRAS = {
  en_espera: 'en espera',
  en_marcha: 'en marcha',
  listo: 'listos',
  servido: 'servidos',
} as const satisfies Record<EstadoPase, string>;

/** Returns 'en espera (3)', in units, or 'en marcha'. */
export function textoEstadoPase({ estado, falta }: Pick<PaseVivo, 'estado' | 'falta'>): string {
  const palabra = t(PALABRAS[estado]);
  if (estado !== 'en_espera') return palabra;
  return `${palabra} (${falta.reduce((suma, { cantidad }) => suma + cantidad, 0)})`;
}

/** All that is still to be served waits its turn. */
export function isTodoEnEspera(tickets: readonly Pick<Ticket, 'productos'>[]): boolean {
  const porServir = platosVivosOf(tickets.flatMap(({ productos }) => productos)).filter(
    (linea) => !isEntregado(linea),
  );
  return porServir.length > 0 && porServir.every(isEnEspera);
}

/** Returns 'Marchar segundos'. */
export function textoMarchar({ nombre }: Pick<PaseVivo, 'nombre'>): string {
  return t('Marchar {pase}', { pase: enMinuscula(nombre) });
}
