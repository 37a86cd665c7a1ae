import { isTexto } from './regla';
import type { Regla } from './regla';

const ID_INVALIDO = 'El identificador no es válido';

export const id: Regla = (valor) => (isTexto(valor) && /^[0-9a-f]{24}$/i.test(valor) ? null : ID_INVALIDO);

/** Of what a screen saw. */
export const rev: Regla = (valor) =>
  typeof valor === 'number' && Number.isSafeInteger(valor) && valor >= 0 ? null : 'La revisión no es válida';

export const clave: Regla = (valor) =>
  isTexto(valor) && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(valor)
    ? null
    : 'La cabecera Idempotency-Key debe ser un UUID';
