import type { Grupo, Llamada } from '@carta/contracts';
import { isPagado } from './grupos';

/** The calls of the mesas by their id, the newest revision heard of each. */
export type Llamadas = ReadonlyMap<string, Llamada>;

export const SIN_LLAMADAS: Llamadas = new Map();

/** The higher rev wins; what is not newer changes nothing and answers the very same map. */
export function applyLlamada(llamadas: Llamadas, llamada: Llamada): Llamadas {
  const conocido = llamadas.get(llamada._id);
  if (conocido !== undefined && conocido.rev >= llamada.rev) return llamadas;
  return new Map(llamadas).set(llamada._id, llamada);
}

/** The list as just read replaces everything; then what arrived while it was being read. */
export function replaceLlamadas(leidos: readonly Llamada[], llegados: readonly Llamada[]): Llamadas {
  return [...leidos, ...llegados].reduce(applyLlamada, SIN_LLAMADAS);
}

/** A call with the mesa at which whoever made it sits now: that of their tab, while it is open and shown. */
export function withMesaDeGrupo(llamada: Llamada, grupos: ReadonlyMap<string, Grupo>): Llamada {
  const grupo = llamada.grupoMesa === undefined ? undefined : grupos.get(llamada.grupoMesa);
  if (!grupo || isPagado(grupo) || grupo.mesa.numero === llamada.mesa) return llamada;
  return { ...llamada, mesa: grupo.mesa.numero };
}
