import { emailNuevo } from '../../casa/reglas/cuenta';
import { clave as claveUuid } from '../../plataforma/reglas/ids';
import type { Regla } from '../../plataforma/reglas/regla';

export const SIN_DIA = 'La fecha no es válida (AAAA-MM-DD)';

/** The key of an order that a phone holds. */
export const clave: Regla = (valor) =>
  claveUuid(valor) === null ? null : 'La clave del pedido no es válida';

/** Null makes no parte. */
export const correo: Regla = (valor) => (valor === null ? null : emailNuevo(valor));
