/** The database gives up a long read before its caller does, and has time for others again. */
export const CON_ESPERA = { maxTimeMS: 7_000 } as const;
