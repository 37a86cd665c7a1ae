import type { EngineAddress } from './engine-uri';

/** The child sends one of these once. */
export type EngineReport =
  | { readonly kind: 'open'; readonly address: EngineAddress; readonly descripcion: string }
  | { readonly kind: 'failed'; readonly inUse: boolean; readonly message: string };

export const CLOSE = 'cerrar';
