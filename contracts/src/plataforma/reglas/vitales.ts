import { PANTALLAS_MEDIDAS } from '../api/vitales';
import type { Regla } from './regla';

/** Ten minutes, in ms: nobody waits for longer. */
const MAX_MS = 600_000;
const MAX_CLS = 1_000;

const measured =
  (max: number): Regla =>
  (valor) =>
    typeof valor === 'number' && valor >= 0 && valor <= max ? null : 'La medida no es válida';

export const pantalla: Regla = (valor) =>
  PANTALLAS_MEDIDAS.some((conocida) => conocida === valor) ? null : 'La pantalla no es válida';

export const milisegundos = measured(MAX_MS);

export const cls = measured(MAX_CLS);
