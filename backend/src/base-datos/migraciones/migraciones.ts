import { indicePagados } from './0001-indice-pagados';
import type { Migracion } from './migracion';

/** Every migration, in order; a new one is its file, its test and a line here. */
export const MIGRACIONES: readonly Migracion[] = [indicePagados];
