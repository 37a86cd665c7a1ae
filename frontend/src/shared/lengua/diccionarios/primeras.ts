import type { Lengua } from '@carta/contracts';
import type { Palabras } from '../lengua';
import { palabras as en } from './en';

/** The words of every first drawing, for who draws pages in all languages. */
export const PRIMERAS_PALABRAS: Partial<Record<Lengua, Palabras>> = { en };
