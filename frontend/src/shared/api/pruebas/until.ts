/** It bounds a failure (ms), because the machine may be busy. */
const PACIENCIA_MS = 60_000;

export async function until(condicion: () => boolean): Promise<void> {
  const limite = performance.now() + PACIENCIA_MS;
  while (!condicion()) {
    if (performance.now() > limite) throw new Error(`never held: ${condicion.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
