import type { Zona } from '@carta/contracts';
import { createContext } from 'react';

/** None where a mesa decides the prices. */
export const ZonasCarta = createContext<readonly Zona[] | undefined>(undefined);
