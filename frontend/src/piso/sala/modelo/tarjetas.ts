import type { EntradaRadar } from './radar';

/** A waiter goes to a mesa once, so all that it waits for is one card, in the radar's order. */
export interface Tarjeta {
  id: string;
  mesa: number;
  entradas: readonly [EntradaRadar, ...EntradaRadar[]];
}

/** A card stands where the first thing of its mesa would; an order in doubt is a card by itself. */
export function tarjetasOf(entradas: readonly EntradaRadar[]): Tarjeta[] {
  const tarjetas = new Map<string, Tarjeta>();
  for (const entrada of entradas) {
    const { mesa } = entrada;
    const id = entrada.tipo === 'duda' ? entrada.id : `mesa-${mesa}`;
    const antes = tarjetas.get(id)?.entradas;
    tarjetas.set(id, { id, mesa, entradas: antes ? [...antes, entrada] : [entrada] });
  }
  return [...tarjetas.values()];
}

/** One tap does all tickets that the same person brings, or any other single thing. */
export function asuntosOf(
  { entradas }: Pick<Tarjeta, 'entradas'>,
  van: readonly (string | null)[],
): { id: string; va: string | null; entradas: readonly EntradaRadar[] }[] {
  const asuntos = new Map<string, { id: string; va: string | null; entradas: EntradaRadar[] }>();
  entradas.forEach((entrada, i) => {
    const va = van[i] ?? null;
    const clase = 'ticket' in entrada ? `listo ${va ?? ''}` : entrada.id;
    const asunto = asuntos.get(clase);
    if (asunto) asunto.entradas.push(entrada);
    else asuntos.set(clase, { id: entrada.id, va, entradas: [entrada] });
  });
  return [...asuntos.values()];
}
