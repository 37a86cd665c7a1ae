/** The Idempotency-Keys of the last changes that a document remembers. */
export interface ConClaves {
  clavesCambio?: string[];
}

/** Far more than are made while a client still asks again for one whose answer was lost. */
const RECORDADAS = 20;

/** Whether a document has already been changed under this key. */
export function isHecho({ clavesCambio }: ConClaves, clave: string | undefined): boolean {
  return clave !== undefined && (clavesCambio?.includes(clave) ?? false);
}

/** What a filter adds so that a change is made once under its key. */
export function sinHacer(clave: string | undefined): { clavesCambio?: { $ne: string } } {
  return clave === undefined ? {} : { clavesCambio: { $ne: clave } };
}

/** What the same change adds to its update. */
export function recordarClave(clave: string | undefined): {
  $push?: { clavesCambio: { $each: string[]; $slice: number } };
} {
  return clave === undefined ? {} : { $push: { clavesCambio: { $each: [clave], $slice: -RECORDADAS } } };
}
