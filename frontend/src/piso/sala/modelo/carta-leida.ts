import type { Carta, Linea } from '@carta/contracts';

/** By the Spanish name. */
export type NombresLeidos = ReadonlyMap<string, string>;

/** Everything that a carta in another language names otherwise than the Spanish one. */
export function nombresLeidosDe(carta: Carta): NombresLeidos {
  const leidos = new Map<string, string>();
  const walk = (valor: unknown): void => {
    if (typeof valor !== 'object' || valor === null) return;
    const { nombre, original } = valor as { nombre?: unknown; original?: unknown };
    if (typeof nombre === 'string' && typeof original === 'string') leidos.set(original, nombre);
    Object.values(valor).forEach(walk);
  };
  walk(carta);
  return leidos;
}

/** A line as its diner read it: the dish, its size and what was chosen. Null: they read all of it in Spanish. */
export function textoLeido(
  leidos: NombresLeidos,
  { nombre, formato, opciones = [] }: Pick<Linea, 'nombre' | 'formato' | 'opciones'>,
): string | null {
  const partes = [nombre, formato ?? [], opciones.map(({ valor }) => valor)].flat(2);
  if (!partes.some((parte) => leidos.has(parte))) return null;
  return partes.map((parte) => leidos.get(parte) ?? parte).join(' · ');
}
