import type { RechazoLlamada } from '@carta/contracts';
import {
  DomainError,
  campoNoValido,
  noEncontrado,
  servicioNoDisponible,
} from '../../plataforma/errores/domain-error';
import { toLlamada } from './llamadas.mapper';
import type { LlamadaGuardada } from './llamadas.mapper';

export const sinLlamadasDesdeMesa = (): DomainError =>
  new DomainError('FORBIDDEN', 'Este restaurante no acepta pedidos desde la mesa');

export const pagoSinCuenta = (): DomainError =>
  campoNoValido('pago', 'La forma de pago solo se elige al pedir la cuenta');

export const repartoSinCuenta = (): DomainError =>
  campoNoValido('reparto', 'La forma de repartir solo se elige al pedir la cuenta');

export const motivoSinCamarero = (): DomainError =>
  campoNoValido('motivo', 'El motivo solo se dice al llamar al camarero');

export const llamadaNoEncontrada = (): DomainError => noEncontrado('La llamada no existe.');

export const llamadaSolicitada = (): DomainError =>
  servicioNoDisponible('La llamada está muy solicitada. Inténtalo de nuevo.');

export function cambioRechazado(motivo: RechazoLlamada, llamada: LlamadaGuardada): DomainError {
  const mensaje = motivo === 'LO_LLEVA' ? `Lo lleva ${llamada.por}` : 'Esta llamada ya está atendida.';
  return new DomainError('ESTADO_CAMBIADO', mensaje, { data: toLlamada(llamada) });
}
