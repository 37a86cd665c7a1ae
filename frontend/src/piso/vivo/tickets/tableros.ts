import { ESTADO_AL, esperaDesde } from '@carta/contracts';
import type { EstadoDestino, EstadoGrupo, Grupo } from '@carta/contracts';
import { textoMarchar } from './estado-pases';
import { hasEspera, nombresPases, paseDeTurno } from './marcha-de-pases';

/** docs/reglas/limites.md#screens lists them. */
export type Tablero = 'activos' | 'entregados' | 'pagados';

const TABLERO_DE = {
  pendiente: 'activos',
  en_preparacion: 'activos',
  listo: 'activos',
  entregado: 'entregados',
  vacia: 'activos',
  pagado: 'pagados',
} as const satisfies Record<EstadoGrupo, Tablero>;

interface AccionGrupo {
  texto: string;
  to: EstadoDestino;
}

/** docs/reglas/piso.md#moves lists them. */
export const ACCIONES_GRUPO = {
  pendiente: [
    { texto: 'Preparar', to: ESTADO_AL.preparar },
    { texto: 'Listo', to: ESTADO_AL.terminar },
  ],
  en_preparacion: [{ texto: 'Marcar como Listo', to: ESTADO_AL.terminar }],
  listo: [{ texto: 'Entregado', to: ESTADO_AL.entregar }],
  entregado: [{ texto: 'Marcar como Pagado', to: ESTADO_AL.cobrar }],
  vacia: [],
  pagado: [],
} as const satisfies Record<EstadoGrupo, readonly AccionGrupo[]>;

/** What a button does, and to which tabs of its party. Without an estado to go to, their next pases march. */
export interface AccionPartida {
  texto: string;
  to: EstadoDestino | null;
  grupos: readonly Grupo[];
}

/** Acts of their own estados, those that go to the same one together, the nearest first. */
export function accionesDe(grupos: readonly Grupo[]): AccionPartida[] {
  const porMarchar = grupos.filter((grupo) => paseDeTurno(grupo) !== null);
  const acciones = new Map<EstadoDestino, AccionPartida & { grupos: Grupo[] }>();
  for (const grupo of grupos.filter((candidato) => !porMarchar.includes(candidato))) {
    for (const accion of ACCIONES_GRUPO[grupo.estadoGrupo]) {
      const conocida = acciones.get(accion.to);
      if (conocida) conocida.grupos.push(grupo);
      else acciones.set(accion.to, { ...accion, grupos: [grupo] });
    }
  }
  const enOrden = [...acciones.values()].sort((a, b) => DESTINOS.indexOf(a.to) - DESTINOS.indexOf(b.to));
  if (porMarchar.length === 0) return enOrden;
  const nombre = nombresPases(porMarchar.flatMap((grupo) => paseDeTurno(grupo) ?? []));
  return [...enOrden, { texto: textoMarchar({ nombre }), to: null, grupos: porMarchar }];
}

const DESTINOS: readonly (EstadoDestino | null)[] = Object.values(ACCIONES_GRUPO).flatMap((acciones) =>
  acciones.map(({ to }) => to),
);

/** ISO 8601 compares as text. */
const ORDEN = {
  /** The longest wait comes first. */
  activos: (a, b) => compare(desdeDe(a), desdeDe(b)),
  /** The mesa served longest ago comes first, because it asks for the bill next. */
  entregados: (a, b) => compare(a.ultimoPedido, b.ultimoPedido),
  pagados: (a, b) => compare(b.pagadoEn ?? '', a.pagadoEn ?? ''),
} as const satisfies Record<Tablero, (a: Grupo, b: Grupo) => number>;

/** A mesa of which all that is left waits its turn is as old as its first order; a vacía one comes first. */
function desdeDe(grupo: Grupo): string {
  return esperaDesde(grupo) ?? (grupo.pedidos.some(hasEspera) ? grupo.primerPedido : '');
}

/** What only waits its turn stands behind the rest, unless it was forgotten (`olvidadosOf`). */
export function gruposOf(
  grupos: Iterable<Grupo>,
  tablero: Tablero,
  olvidados: readonly string[] = [],
): Grupo[] {
  const suyos = [...grupos].filter(({ estadoGrupo }) => TABLERO_DE[estadoGrupo] === tablero);
  const esperan = new Set(
    suyos.filter((grupo) => paseDeTurno(grupo) !== null && !olvidados.includes(grupo.grupoMesa)),
  );
  return suyos.sort(
    (a, b) =>
      Number(esperan.has(a)) - Number(esperan.has(b)) ||
      ORDEN[tablero](a, b) ||
      compare(a.grupoMesa, b.grupoMesa),
  );
}

/** Vacía mesas wait for nothing. */
export function countOcupados(grupos: readonly Grupo[]): Record<Exclude<Tablero, 'pagados'>, number> {
  const ocupados = grupos.filter(({ estadoGrupo }) => estadoGrupo !== 'vacia');
  return {
    activos: gruposOf(ocupados, 'activos').length,
    entregados: gruposOf(ocupados, 'entregados').length,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
