import { normalizeTexto } from '../dominio/texto';

/** Names that look equal are one name (docs/reglas/carta.md#texts). */
export function isMismoNombre(a: string, b: string): boolean {
  return normalizeTexto(a) === normalizeTexto(b);
}

/** Returns the first name that an earlier one already is, as it was written. */
export function nombreRepetido(nombres: readonly string[]): string | null {
  const recortados = nombres.map((nombre) => nombre.trim());
  const repetido = recortados.find((nombre, i) =>
    recortados.slice(0, i).some((anterior) => isMismoNombre(anterior, nombre)),
  );
  return repetido ?? null;
}

export function hasIdRepetido(partes: readonly { _id?: string }[]): boolean {
  const ids = partes.flatMap(({ _id }) => _id?.toLowerCase() ?? []);
  return new Set(ids).size < ids.length;
}
