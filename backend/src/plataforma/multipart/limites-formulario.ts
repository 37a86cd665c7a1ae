import { LIMITES_IMAGEN } from '@carta/contracts';

/**
 * What a form may hold (docs/reglas.md#limits): one photo, and fields enough for a product with every
 * ingredient and allergen. Sizes in bytes. The library's own limits are mostly none.
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

/** Photos of all requests together that may wait in memory. */
export const MAX_EN_MEMORIA = 64 * 1024 * 1024;
