import type { Regla } from '@carta/contracts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/cliente';

/** react-hook-form takes rules in this form. */
export const toValidate = (regla: Regla) => (valor: unknown) => regla(valor) ?? true;

/** Any other text becomes NaN, which breaks the rule. */
export const toEntero = (texto: string) => (/^\d+$/.test(texto.trim()) ? Number(texto) : NaN);

/** Shows the server's message beside each field and focuses the first; returns whether it named any. */
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
