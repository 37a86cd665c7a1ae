import type { Regla } from '@carta/contracts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/cliente';

/** Rules of contracts as react-hook-form asks for them. */
export const toValidate = (regla: Regla) => (valor: unknown) => regla(valor) ?? true;

/** What is typed as a rule of whole numbers wants it: a text that is none breaks it. */
export const toEntero = (texto: string) => (/^\d+$/.test(texto.trim()) ? Number(texto) : NaN);

/**
 * Puts beside each of `campos` what the server says of it, and the focus in the first; answers
 * whether the server named any of them.
 */
export function showErroresDeCampo<T extends FieldValues>(
  error: unknown,
  campos: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const propios = error.errors.flatMap(({ field, message }) => {
    const campo = campos.find((cada) => cada === field);
    return campo === undefined ? [] : [{ campo, message }];
  });
  propios.forEach(({ campo, message }, i) => setError(campo, { message }, { shouldFocus: i === 0 }));
  return propios.length > 0;
}
