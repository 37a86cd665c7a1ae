import { CABECERA_CLAVE, NOMBRE_ACTO, reglasPersona } from '@carta/contracts';
import type { ActoConEncargado, AprobacionNecesaria, Persona } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../../plataforma/errores/domain-error';

export const personaNoEncontrada = (): DomainError => noEncontrado('Persona no encontrada');

export const nombreRepetido = (): DomainError =>
  campoNoValido('nombre', 'Ya hay una persona con ese nombre.');

export const pinRepetido = (): DomainError => campoNoValido('pin', 'Ese PIN ya lo tiene otra persona.');

export const demasiadasPersonas = (): DomainError =>
  new DomainError('CONFLICT', `Puede haber como máximo ${reglasPersona.LIMITES_PERSONAS.personas} personas.`);

export const noEsEncargado = (nombre: string): DomainError =>
  campoNoValido('persona', `${nombre} no es encargado.`);

export function aprobacionNecesaria(
  acto: ActoConEncargado,
  sobre: string,
  encargados: readonly Persona[],
): DomainError {
  const data: AprobacionNecesaria = {
    acto,
    sobre,
    encargados: encargados.map(({ _id, nombre }) => ({ _id, nombre })),
  };
  return new DomainError('APROBACION_NECESARIA', `Hace falta un encargado para ${NOMBRE_ACTO[acto]}.`, {
    data,
  });
}

/** A retry could not be told from another request. */
export const aprobacionSinClave = (acto: ActoConEncargado): DomainError =>
  campoNoValido(
    CABECERA_CLAVE,
    `Hace falta un encargado para ${NOMBRE_ACTO[acto]}, y una cabecera Idempotency-Key para pedirlo.`,
  );
