import type { EngineAddress } from './engine-uri';

/** What the child of `engine-process` tells its parent: once, when it is open or could not open. */
export type EngineReport =
  | { readonly kind: 'open'; readonly address: EngineAddress; readonly descripcion: string }
  | { readonly kind: 'failed'; readonly inUse: boolean; readonly message: string };

/** What the parent tells the child: close the database and end. */
export const CLOSE = 'cerrar';
