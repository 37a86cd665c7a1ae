/** How far this phone's clock is behind the server's, in ms; nothing until the server has said its hour. */
let retraso = 0;
const oyentes = new Set<() => void>();

/** A difference that a bad line makes, in ms: nobody is told of less. */
const TOLERANCIA_MS = 5_000;

/** Takes the hour of a latido (ISO 8601). */
export function noteHora(hora: string): void {
  const nuevo = Date.parse(hora) - Date.now();
  if (Number.isNaN(nuevo) || Math.abs(nuevo - retraso) < TOLERANCIA_MS) return;
  retraso = nuevo;
  oyentes.forEach((oyente) => oyente());
}

/** Now, in ms, by the server's clock where it is known. */
export function horaDelServidor(): number {
  return Date.now() + retraso;
}

/** Calls back when the clock turns out to have been wrong; answers how to stop. */
export function onHora(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}
