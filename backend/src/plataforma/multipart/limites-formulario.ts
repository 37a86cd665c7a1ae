import { LIMITES_IMAGEN } from '@carta/contracts';

/**
 * A product with every ingredient and allergen fits (docs/reglas/limites.md#limits). Sizes in bytes; most of the
 * library's own limits are none.
 */
export const LIMITES_FORMULARIO = {
  files: 1,
  fileSize: LIMITES_IMAGEN.maxBytes,
  fields: 80,
  parts: 81,
  fieldNameSize: 50,
  fieldSize: 4 * 1024,
  headerPairs: 20,
  headerSize: 4 * 1024,
} as const;

/** All requests' photos together may hold this many bytes of memory. */
export const MAX_EN_MEMORIA = 64 * 1024 * 1024;
