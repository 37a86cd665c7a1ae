import type { Grupo, GrupoMesa } from '@carta/contracts';
import { toMesa } from '../grupos/quien-lo-ve';

/** REST and events show the staff the same view of a mesa. */
export const toGrupo = (grupo: GrupoMesa): Grupo => toMesa(grupo, 'sala');
