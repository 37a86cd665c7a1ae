import { ETIQUETA_ALERGENO } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { lengua, t } from '../../lengua/lengua';

/** Within a sentence: in lower case, but in German, whose nouns keep their capital. */
export function nombreAlergeno(alergeno: Alergeno): string {
  const nombre = t(ETIQUETA_ALERGENO[alergeno]);
  return lengua === 'de' ? nombre : nombre.toLowerCase();
}
