import type { Diccionario } from '../../shared/lengua/lengua';
import type { FrasePiso } from './frases';

/** What a wall says in one language: a missing phrase does not compile. */
export type PalabrasPiso = Diccionario<FrasePiso>;
