import { CAMBIOS_HUSO_MAX } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const restauranteNoEncontrado = (): DomainError => noEncontrado('Restaurante no encontrado');

export const slugNoValido = (): DomainError => campoNoValido('slug', 'Slug de restaurante no válido');

export const mesaNoValida = (): DomainError => noEncontrado('Mesa no válida para este restaurante.');

export const qrObligatorio = (): DomainError =>
  new DomainError('FORBIDDEN', 'Escanea el código QR de tu mesa para hacer pedidos.');

export const soloLaPausa = (): DomainError => new DomainError('FORBIDDEN');

export const minutosDesordenados = (mensaje: string): DomainError => campoNoValido('minutosRojo', mensaje);

export const sinEncargado = (): DomainError =>
  campoNoValido(
    'conEncargado',
    'Nadie podría aprobarlo: primero da a una persona el rol de encargado en Ajustes → Personas.',
  );

/** Every change of a clock is kept, for the days before it: hence a limit. */
export const muchosCambiosHuso = (): DomainError =>
  campoNoValido('huso', `La zona horaria ya se ha cambiado ${CAMBIOS_HUSO_MAX} veces`);

export const servicioDisputado = (): DomainError => new DomainError('CONFLICT');

export const nombreFijo = (): DomainError => campoNoValido('nombre', 'El nombre no se puede cambiar');

export const piezaNoEncontrada = (): DomainError => noEncontrado();

export const faltaImagen = (): DomainError => campoNoValido('imagen', 'Elige una imagen');
