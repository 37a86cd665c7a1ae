import type { DomainError } from '../common/errors/domain-error';
import { campoNoValido, noEncontrado } from '../common/errors/domain-error';

/** Words of specification §2. */
export const restauranteNoEncontrado = (): DomainError => noEncontrado('Restaurante no encontrado');

export const slugNoValido = (): DomainError => campoNoValido('slug', 'Slug de restaurante no válido');

export const numeroMesaInvalido = (): DomainError => campoNoValido('mesa', 'Número de mesa inválido.');

export const mesaNoValida = (): DomainError => noEncontrado('Mesa no válida para este restaurante.');

export const nombreFijo = (): DomainError => campoNoValido('nombre', 'El nombre no se puede cambiar');
