import { normalizeTexto } from '../dominio/texto';
import { id } from './ids';
import { optional } from './regla';
import type { Regla } from './regla';

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

interface Lista {
  maximo: number;
  invalida: string;
  muchas: string;
  repetida: (nombre: string) => string;
  check: (parte: Record<string, unknown>) => string | null;
}

/** A list of the house: its parts keep their ids, and no two share an id or a name. */
export function listaConNombres({ maximo, invalida, muchas, repetida, check }: Lista): Regla {
  return (valor) => {
    if (!Array.isArray(valor)) return invalida;
    if (valor.length > maximo) return muchas;
    for (const parte of valor as unknown[]) {
      if (typeof parte !== 'object' || parte === null) return invalida;
      const campos = parte as Record<string, unknown>;
      const mensaje = optional(id)(campos['_id']) ?? check(campos);
      if (mensaje !== null) return mensaje;
    }
    const partes = valor as { _id?: string; nombre: string }[];
    const repetido = nombreRepetido(partes.map(({ nombre }) => nombre));
    if (repetido !== null) return repetida(repetido);
    return hasIdRepetido(partes) ? invalida : null;
  };
}
