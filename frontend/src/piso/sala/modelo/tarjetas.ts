import type { EntradaRadar } from './radar';

/** A waiter goes to a mesa, or a party, once, so all that it waits for is one card, in the radar's order. */
export interface Tarjeta {
  id: string;
  mesas: readonly number[];
  entradas: readonly [EntradaRadar, ...EntradaRadar[]];
}

/** A card stands where the first thing of its mesas would; an order in doubt is a card by itself. */
export function tarjetasOf(entradas: readonly EntradaRadar[]): Tarjeta[] {
  const tarjetas = new Map<string, Tarjeta>();
  for (const entrada of entradas) {
    const { mesas } = entrada;
    const id = entrada.tipo === 'duda' ? entrada.id : `mesa-${mesas[0]}`;
    const antes = tarjetas.get(id)?.entradas;
    tarjetas.set(id, { id, mesas, entradas: antes ? [...antes, entrada] : [entrada] });
  }
  return [...tarjetas.values()];
}

export interface Asunto extends Pick<Tarjeta, 'id' | 'entradas'> {
  va: string | null;
}

/** One tap does all tickets that the same person brings, all pases whose turn it is, or any other single thing. */
export function asuntosOf(
  { entradas }: Pick<Tarjeta, 'entradas'>,
  van: readonly (string | null)[],
): Asunto[] {
  const asuntos = new Map<string, Asunto & { entradas: [EntradaRadar, ...EntradaRadar[]] }>();
  entradas.forEach((entrada, i) => {
    const va = van[i] ?? null;
    // of the pases one may march alone, and the others keep their button
    const id = 'pase' in entrada ? 'marchar' : entrada.id;
    const clase = 'ticket' in entrada ? `listo ${va ?? ''}` : id;
    const asunto = asuntos.get(clase);
    if (asunto) asunto.entradas.push(entrada);
    else asuntos.set(clase, { id, va, entradas: [entrada] });
  });
  return [...asuntos.values()];
}

/** What each mesa of a card waits for, in the card's order; a bill is the whole party's. */
export function porMesa(entradas: Tarjeta['entradas']): Tarjeta['entradas'][] {
  const mesas = new Map<number | null, [EntradaRadar, ...EntradaRadar[]]>();
  for (const entrada of entradas) {
    const mesa = entrada.tipo === 'por_cobrar' ? null : entrada.mesa;
    const suyas = mesas.get(mesa);
    if (suyas) suyas.push(entrada);
    else mesas.set(mesa, [entrada]);
  }
  return [...mesas.values()];
}
