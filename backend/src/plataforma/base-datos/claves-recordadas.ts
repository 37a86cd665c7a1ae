export interface ConClaves {
  clavesCambio?: string[];
}

/** A client stops retrying a change long before so many others are made. */
const RECORDADAS = 20;

export function isHecho({ clavesCambio }: ConClaves, clave: string | undefined): boolean {
  return clave !== undefined && (clavesCambio?.includes(clave) ?? false);
}

/** This part of a filter lets a change happen only once. */
export function sinHacer(clave: string | undefined): { clavesCambio?: { $ne: string } } {
  return clave === undefined ? {} : { clavesCambio: { $ne: clave } };
}

export function recordarClave(clave: string | undefined): {
  $push?: { clavesCambio: { $each: string[]; $slice: number } };
} {
  return clave === undefined ? {} : { $push: { clavesCambio: { $each: [clave], $slice: -RECORDADAS } } };
}

/** The same for the $set of a pipeline. */
export function withClave(clave: string | undefined): { clavesCambio?: object } {
  if (clave === undefined) return {};
  const todas = { $concatArrays: [{ $ifNull: ['$clavesCambio', []] }, { $literal: [clave] }] };
  return { clavesCambio: { $slice: [todas, -RECORDADAS] } };
}
