import { ultimaIda } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isPagado } from './grupos';

/** Returns the party that last left this mesa, if that was recent; `ahora` in ms. */
export function idaDe(numero: number, grupos: Iterable<Grupo>, ahora: number): Grupo | null {
  const tabs = [...grupos]
    .filter((grupo) => !isPagado(grupo))
    .map((grupo) => ({ grupo, mesa: grupo.mesa.numero, mudanzas: grupo.mudanzas }));
  return ultimaIda(numero, tabs, ahora)?.grupo ?? null;
}
