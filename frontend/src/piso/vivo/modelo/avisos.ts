import type { Aviso } from '@carta/contracts';

/** The calls of the mesas by their id, the newest revision heard of each. */
export type Avisos = ReadonlyMap<string, Aviso>;

export const SIN_AVISOS: Avisos = new Map();

/** The higher rev wins; what is not newer changes nothing and answers the very same map. */
export function applyAviso(avisos: Avisos, aviso: Aviso): Avisos {
  const conocido = avisos.get(aviso._id);
  if (conocido !== undefined && conocido.rev >= aviso.rev) return avisos;
  return new Map(avisos).set(aviso._id, aviso);
}

/** The list as just read replaces everything; then what arrived while it was being read. */
export function replaceAvisos(leidos: readonly Aviso[], llegados: readonly Aviso[]): Avisos {
  return [...leidos, ...llegados].reduce(applyAviso, SIN_AVISOS);
}
