import type { Grupo, Llamada } from '@carta/contracts';
import { isPagado } from './grupos';

export type Llamadas = ReadonlyMap<string, Llamada>;

export const SIN_LLAMADAS: Llamadas = new Map();

/** The higher rev wins; otherwise the same map is returned. */
export function applyLlamada(llamadas: Llamadas, llamada: Llamada): Llamadas {
  const conocido = llamadas.get(llamada._id);
  if (conocido !== undefined && conocido.rev >= llamada.rev) return llamadas;
  return new Map(llamadas).set(llamada._id, llamada);
}

/** `llegados` arrived during the reading. */
export function replaceLlamadas(leidos: readonly Llamada[], llegados: readonly Llamada[]): Llamadas {
  return [...leidos, ...llegados].reduce(applyLlamada, SIN_LLAMADAS);
}

/** Adds the mesa of the caller's tab, while it is open and shown. */
export function withMesaDeGrupo(llamada: Llamada, grupos: ReadonlyMap<string, Grupo>): Llamada {
  const grupo = llamada.grupoMesa === undefined ? undefined : grupos.get(llamada.grupoMesa);
  if (!grupo || isPagado(grupo) || grupo.mesa.numero === llamada.mesa) return llamada;
  return { ...llamada, mesa: grupo.mesa.numero };
}
