import { LIMITES } from '@carta/contracts';
import { dictionary } from '@zxcvbn-ts/language-common';

const CUANTAS = 3_000;

/** Lower case, as the list is, without those that are too short to be chosen. */
const COMUNES: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].slice(0, CUANTAS).filter(({ length }) => length >= LIMITES.passwordMin),
);

export function isComun(password: string): boolean {
  return COMUNES.has(password.toLowerCase());
}
