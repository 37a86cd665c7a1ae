import { t as decir, tn as decirVarias } from '../../shared/lengua/lengua';
import type { FrasePiso } from './frases';

/** The floor's own words in the screen's language (docs/decisiones/lenguas.md). */
export const t = decir<FrasePiso>;
export const tn = decirVarias<FrasePiso>;
