import { LIMITES } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import { DomainError, noEncontrado } from '../../plataforma/errores/domain-error';

export const opcionNoEncontrada = (): DomainError => noEncontrado('La opción no existe.');

export const valorNoEncontrado = (): DomainError => noEncontrado('El valor no existe.');

export const nombreRepetido = (cause: unknown): DomainError =>
  new DomainError('CONFLICT', 'Ya existe una opción con ese nombre.', { cause });

/** Includes the opción as it is now. */
export const opcionCambiada = (data: Opcion): DomainError =>
  new DomainError('CONFLICT', 'Alguien ha cambiado esta opción mientras tanto.', { data });

export const demasiadasOpciones = (): DomainError =>
  new DomainError('CONFLICT', `La carta ya tiene ${LIMITES.opcionesMax} opciones, que es el máximo.`);
