import { LIMITES } from '@carta/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** How many of the most used passwords are refused. */
const CUANTAS = 3_000;

/** In lower case, as the list is; those too short to be chosen need not be remembered. */
const COMUNES: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, CUANTAS).filter(({ length }) => length >= LIMITES.passwordMin),
);

/** Whether this is among the first that anybody who guesses would try, however it is capitalised. */
export function isComun(password: string): boolean {
  return COMUNES.has(password.toLowerCase());
}
