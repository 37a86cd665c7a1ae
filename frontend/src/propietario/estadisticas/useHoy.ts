import { useEffect, useState } from 'react';
import { useHusos } from '../../shared/lib/hora';
import { hoyAt } from './modelo/rangos';

const RELOJ_MS = 15_000;

/** Changes at five in the morning, with the page open. */
export function useHoy(): string {
  const husos = useHusos();
  const [hoy, setHoy] = useState(() => hoyAt(husos, Date.now()));
  useEffect(() => {
    const reloj = setInterval(() => setHoy(hoyAt(husos, Date.now())), RELOJ_MS);
    return () => clearInterval(reloj);
  }, [husos]);
  return hoy;
}
