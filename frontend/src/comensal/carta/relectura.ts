import type { Carta } from '@carta/contracts';

/**
 * Returns how to reread a carta without going back to an older one. Versions are hashes without order, and
 * the server may answer two requests in either order: only a request sent after the last shown answer is
 * surely not older. Any other answer that differs is requested again.
 * @param fetchCarta resolves to null when it could not be read.
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
