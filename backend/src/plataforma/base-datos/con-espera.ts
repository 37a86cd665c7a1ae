/** The database gives up a long reading before whoever waits for it does, and has time for others again. */
export const CON_ESPERA = { maxTimeMS: 7_000 } as const;
