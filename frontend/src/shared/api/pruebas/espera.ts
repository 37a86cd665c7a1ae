/** Waits until something holds; fails after `paciencia` ms. */
export async function until(condicion: () => boolean, paciencia = 5_000): Promise<void> {
  const limite = performance.now() + paciencia;
  while (!condicion()) {
    if (performance.now() > limite) throw new Error(`never held: ${condicion.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
