import { ALERGENOS } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';

/** In the order of the Regulation. */
export function toggleAlergeno(alergenos: readonly Alergeno[], alergeno: Alergeno): Alergeno[] {
  return ALERGENOS.filter((otro) => (otro === alergeno) !== alergenos.includes(otro));
}
