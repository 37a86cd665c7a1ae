import type { EngineAddress } from './engine-uri';

export type EngineReport =
  | { readonly kind: 'open'; readonly address: EngineAddress; readonly descripcion: string }
  | { readonly kind: 'failed'; readonly inUse: boolean; readonly message: string };

export const CLOSE = 'cerrar';
