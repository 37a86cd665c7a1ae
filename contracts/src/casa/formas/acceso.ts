import * as reglasAcceso from '../reglas/acceso';
import * as reglasCuenta from '../reglas/cuenta';
import { id } from '../../plataforma/reglas/ids';
import { UBICACION_Y_MESAS } from './local';
import { opcional, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

export const EMAIL = {
  email: texto(reglasAcceso.email, { example: 'demo@cartadigital.es' }),
};

export const EMAIL_NUEVO = {
  email: texto(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' }),
};

export const CON_CODIGO = {
  email: texto(reglasAcceso.email, { example: 'ana@ejemplo.es' }),
  code: texto(reglasCuenta.codigo, { example: '012345' }),
};

export const LOGIN = {
  email: texto(reglasAcceso.email, { example: 'demo@cartadigital.es' }),
  password: texto(reglasAcceso.passwordDeAcceso, { example: 'demo1234' }),
  restaurante: opcional.texto(id, 'Which place of the account; its first by default'),
};

export const REFRESH = {
  refreshToken: texto(reglasAcceso.refreshToken),
};

/** `tipoUsuario` is accepted and ignored: nobody registers into a plan (docs/reglas/casa.md#plans-and-roles). */
export const REGISTRO = {
  nombre: texto(reglasCuenta.nombreRestaurante, { example: 'Casa Ana' }),
  email: texto(reglasCuenta.emailNuevo, { example: 'ana@ejemplo.es' }),
  password: texto(reglasCuenta.passwordDeRegistro, { minLength: 6, maxLength: 128 }),
  ...UBICACION_Y_MESAS,
  tipoUsuario: opcional.texto(() => null, 'Ignored: who registers cannot choose a plan'),
};

export const RESTABLECER = {
  ...CON_CODIGO,
  newPassword: texto(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 }),
};

/** `enlace` is the secret of the mailed link, and replaces the code. */
export const RESTABLECER_CON_ENLACE = {
  email: CON_CODIGO.email,
  enlace: texto(reglasCuenta.enlace, { example: 'qL3x9J0bT2m8VwK5dR7sYg' }),
  newPassword: texto(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 }),
};

export type CodigoRequest = De<typeof CON_CODIGO>;
export type LoginRequest = De<typeof LOGIN>;
export type RegistroRequest = De<typeof REGISTRO>;
export type RestablecerRequest = De<typeof RESTABLECER>;
export type RestablecerConEnlaceRequest = De<typeof RESTABLECER_CON_ENLACE>;
