import { ALERGENOS } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';

/** The list with this one added or taken away, in the order of the Regulation. */
export function toggleAlergeno(alergenos: readonly Alergeno[], alergeno: Alergeno): Alergeno[] {
  return ALERGENOS.filter((otro) => (otro === alergeno) !== alergenos.includes(otro));
}
