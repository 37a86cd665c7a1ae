/** Returns null unless it is an integer of at least 1. */
export function parseMesa(valor: unknown): number | null {
  if (typeof valor === 'string' && !/^[0-9]{1,6}$/.test(valor)) return null;
  if (typeof valor !== 'string' && typeof valor !== 'number') return null;
  const numero = Number(valor);
  return Number.isSafeInteger(numero) && numero >= 1 ? numero : null;
}
