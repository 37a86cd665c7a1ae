import { LIMITES } from '@carta/contracts';
import type { Categoria } from '@carta/contracts';
import { DomainError, badRequest, noEncontrado } from '../../plataforma/errores/domain-error';

export const categoriaNoEncontrada = (): DomainError => noEncontrado('La categoría no existe.');

export const nombreRepetido = (cause: unknown): DomainError =>
  new DomainError('CONFLICT', 'Ya existe una categoría con ese nombre.', { cause });

export const demasiadasCategorias = (): DomainError =>
  new DomainError('CONFLICT', `La carta ya tiene ${LIMITES.categoriasMax} categorías, que es el máximo.`);

/** Includes the list as it is now. */
export const ordenCambiado = (data: Categoria[]): DomainError =>
  new DomainError('CONFLICT', undefined, { data });

export const sinCambios = (): DomainError => badRequest();
