/** ms that this phone's clock is behind the server's. */
let retraso = 0;
const oyentes = new Set<() => void>();

/** ms; a bad line makes smaller differences. */
const TOLERANCIA_MS = 5_000;

/** `hora` is ISO 8601. */
export function noteHora(hora: string): void {
  const nuevo = Date.parse(hora) - Date.now();
  if (Number.isNaN(nuevo) || Math.abs(nuevo - retraso) < TOLERANCIA_MS) return;
  retraso = nuevo;
  oyentes.forEach((oyente) => oyente());
}

/** ms on the server's clock, once it is known. */
export function horaDelServidor(): number {
  return Date.now() + retraso;
}

/** Returns how to stop. */
export function onHora(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
