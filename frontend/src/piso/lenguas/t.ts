import { lengua, t as decir, tn as decirVarias } from '../../shared/lengua/lengua';
import type { FrasePiso } from './frases';

/** The floor's own words in the screen's language (docs/decisiones/lenguas.md). */
export const t = decir<FrasePiso>;
export const tn = decirVarias<FrasePiso>;

/** A text of another table, such as an error; one that the list has not stays Spanish. */
export const tTexto = decir<string>;

/** The attributes of what stays Spanish on a screen that speaks another language: what is for its house alone. */
export const enEspanol = () => (lengua === 'es' ? {} : ({ lang: 'es', dir: 'ltr' } as const));
