import { CAMBIOS_HUSO_MAX } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

/** Every way a restaurante or a mesa is refused, by name (docs/reglas.md#words-of-errors). */
export const restauranteNoEncontrado = (): DomainError => noEncontrado('Restaurante no encontrado');

export const slugNoValido = (): DomainError => campoNoValido('slug', 'Slug de restaurante no válido');

export const mesaNoValida = (): DomainError => noEncontrado('Mesa no válida para este restaurante.');

/** The owner wants the signature of a printed code. */
export const qrObligatorio = (): DomainError =>
  new DomainError('FORBIDDEN', 'Escanea el código QR de tu mesa para hacer pedidos.');

export const soloLaPausa = (): DomainError => new DomainError('FORBIDDEN');

/** @param mensaje of the rule that was broken. */
export const minutosDesordenados = (mensaje: string): DomainError => campoNoValido('minutosRojo', mensaje);

/** Every change of a clock is kept, for the days that went by the one before. */
export const muchosCambiosHuso = (): DomainError =>
  campoNoValido('huso', `La zona horaria ya se ha cambiado ${CAMBIOS_HUSO_MAX} veces`);

export const servicioDisputado = (): DomainError => new DomainError('CONFLICT');

export const nombreFijo = (): DomainError => campoNoValido('nombre', 'El nombre no se puede cambiar');

export const piezaNoEncontrada = (): DomainError => noEncontrado();

export const faltaImagen = (): DomainError => campoNoValido('imagen', 'Elige una imagen');
