/** The Idempotency-Keys of its last changes. */
export interface ConClaves {
  clavesCambio?: string[];
}

/** Far more than changes made while a client still retries one. */
const RECORDADAS = 20;

export function isHecho({ clavesCambio }: ConClaves, clave: string | undefined): boolean {
  return clave !== undefined && (clavesCambio?.includes(clave) ?? false);
}

/** The part of a filter that makes the change once. */
export function sinHacer(clave: string | undefined): { clavesCambio?: { $ne: string } } {
  return clave === undefined ? {} : { clavesCambio: { $ne: clave } };
}

/** The part of the update that remembers the key. */
export function recordarClave(clave: string | undefined): {
  $push?: { clavesCambio: { $each: string[]; $slice: number } };
} {
  return clave === undefined ? {} : { $push: { clavesCambio: { $each: [clave], $slice: -RECORDADAS } } };
}
