import { useEffect, useState } from 'react';

/** After an instant, in ms: a timer may come a moment early by the clock. */
const HOLGURA_MS = 10;

/** Now, in ms by this phone's clock, as of the last of these instants (ms) that has come: each draws again who asks. */
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
