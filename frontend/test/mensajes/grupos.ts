import { CARTA } from './mensajes-carta';
import { CODIGOS } from './codigos';
import { CUENTAS } from './cuentas';
import { EDICION } from './edicion';
import type { Grupo } from './filas';
import { SERVICIO } from './mensajes-servicio';
import { SESIONES } from './mensajes-sesiones';

/** Every screen that can be played without a browser, with its messages. */
export const GRUPOS: readonly Grupo[] = [
  ...CUENTAS,
  ...CODIGOS,
  ...CARTA,
  ...EDICION,
  ...SERVICIO,
  ...SESIONES,
];
