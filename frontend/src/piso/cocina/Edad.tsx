import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { minutosDesde } from '../vivo/modelo/espera';
import { useAhora } from '../vivo/useVista';

/** How finely ages are told, in ms: what changes less often is drawn less often. */
const GRANO_MS = 10_000;

const Ahora = createContext(0);

/** Keeps one clock for all the tickets below: only what tells an age is drawn again with it. */
export function RelojDeEdades({ children }: { children: ReactNode }) {
  const ahora = useAhora();
  return <Ahora value={Math.floor(ahora / GRANO_MS) * GRANO_MS}>{children}</Ahora>;
}

/** Whole minutes since an instant (ISO 8601), by the server's clock. */
export function useMinutosDesde(desde: string): number {
  const ahora = useContext(Ahora);
  return minutosDesde(desde, ahora);
}
