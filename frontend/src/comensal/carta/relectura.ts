import type { Carta } from '@carta/contracts';

/**
 * Answers how to read a carta again without ever going back to an older one. A version is a hash and has
 * no order, and of two questions in the air at once the server may have read either first: only what was
 * asked once the last answer shown had arrived is surely not older than it. Any other answer that tells
 * something else is not shown; it is asked again instead.
 *
 * @param fetchCarta answers null when it could not be read.
 */
export function createRelectura(
  fetchCarta: () => Promise<Carta | null>,
  show: (carta: Carta) => void,
): () => Promise<void> {
  let mostradas = 0;
  let version: string | null = null;

  return async function reread() {
    const antes = mostradas;
    const carta = await fetchCarta();
    if (carta === null) return;
    if (mostradas === antes) {
      mostradas += 1;
      version = carta.version;
      show(carta);
    } else if (carta.version !== version) await reread();
  };
}
