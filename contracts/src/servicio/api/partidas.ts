import type { Grupo } from './grupo';

/** The 409 has it as `data`, too: all tabs of the party now, the leader last. */
export interface MesasPagadas {
  grupos: Grupo[];
}

/** Refusals have it as `data`, too: every named tab now, the leader last. */
export interface MesasCobradas {
  grupos: Grupo[];
}
