import type { Lengua } from '@carta/contracts';
import type { Palabras } from '../lengua';
import { palabras as ca } from './ca';
import { palabras as de } from './de';
import { palabras as en } from './en';
import { palabras as eu } from './eu';
import { palabras as fr } from './fr';
import { palabras as gl } from './gl';
import { palabras as it } from './it';
import { palabras as nl } from './nl';
import { palabras as pt } from './pt';

/** The words of every first drawing, for who draws pages in all languages. */
export const PRIMERAS_PALABRAS: Partial<Record<Lengua, Palabras>> = { ca, eu, gl, en, fr, de, it, pt, nl };
