import type { RechazoAviso } from '@carta/contracts';
import {
  DomainError,
  campoNoValido,
  noEncontrado,
  servicioNoDisponible,
} from '../common/errors/domain-error';
import { toAviso } from './avisos.mapper';
import type { AvisoMesa } from './avisos.mapper';

/** Every way a call, or a change of one, is refused, by name. */

export const restauranteNoEncontrado = (): DomainError => noEncontrado('Restaurante no encontrado');

export const sinAvisosDesdeMesa = (): DomainError =>
  new DomainError('FORBIDDEN', 'Este restaurante no acepta pedidos desde la mesa');

export const mesaNoValida = (): DomainError => noEncontrado('Mesa no válida para este restaurante.');

export const pagoSinCuenta = (): DomainError =>
  campoNoValido('pago', 'La forma de pago solo se elige al pedir la cuenta');

export const avisoNoEncontrado = (): DomainError => noEncontrado('El aviso no existe.');

export const avisoSolicitado = (): DomainError =>
  servicioNoDisponible('El aviso está muy solicitado. Inténtalo de nuevo.');

/** A refused change, with the call as it is now. */
export function cambioRechazado(motivo: RechazoAviso, aviso: AvisoMesa): DomainError {
  const mensaje = motivo === 'LO_LLEVA' ? `Lo lleva ${aviso.por}` : 'Este aviso ya está atendido.';
  return new DomainError('ESTADO_CAMBIADO', mensaje, { data: toAviso(aviso) });
}
