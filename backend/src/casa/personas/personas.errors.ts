import { reglasPersona } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const personaNoEncontrada = (): DomainError => noEncontrado('Persona no encontrada');

export const nombreRepetido = (): DomainError =>
  campoNoValido('nombre', 'Ya hay una persona con ese nombre.');

export const pinRepetido = (): DomainError => campoNoValido('pin', 'Ese PIN ya lo tiene otra persona.');

export const demasiadasPersonas = (): DomainError =>
  new DomainError('CONFLICT', `Puede haber como máximo ${reglasPersona.LIMITES_PERSONAS.personas} personas.`);
