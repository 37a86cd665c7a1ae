import { useEffect, useState } from 'react';

/** ms; a timer may fire a moment early. */
const HOLGURA_MS = 10;

/** Returns ms on this phone's clock, and redraws at each of these instants (ms). */
export function useAhora(instantes: readonly number[]): number {
  const [ahora, setAhora] = useState(() => Date.now());
  const proximo = Math.min(...instantes.filter((instante) => instante > ahora));
  useEffect(() => {
    if (proximo === Infinity) return undefined;
    const reloj = setTimeout(() => setAhora(Date.now()), proximo - Date.now() + HOLGURA_MS);
    return () => clearTimeout(reloj);
  }, [proximo]);
  return ahora;
}
