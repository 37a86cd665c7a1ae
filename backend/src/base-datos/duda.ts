/** So long, in ms, may a write of which nobody knows the end (its connection was lost) still be done. */
export const DUDA_MS = 60_000;
