import type { Lengua } from '@carta/contracts';
import type { Palabras } from '../lengua';
import ca from './ca.json';
import de from './de.json';
import en from './en.json';
import eu from './eu.json';
import fr from './fr.json';
import gl from './gl.json';
import it from './it.json';
import nl from './nl.json';
import pt from './pt.json';

/** The words of every first drawing, for who draws pages in all languages. */
export const PRIMERAS_PALABRAS: Partial<Record<Lengua, Palabras>> = { ca, eu, gl, en, fr, de, it, pt, nl };
