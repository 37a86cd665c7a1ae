import { LIMITES_IMAGEN } from '@carta/contracts';

/**
 * One photo, and fields enough for a product with every ingredient and allergen (docs/reglas.md#limits).
 * Sizes in bytes. The library's own limits are mostly none.
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

/** Bytes of all requests' photos that may wait in memory. */
export const MAX_EN_MEMORIA = 64 * 1024 * 1024;
