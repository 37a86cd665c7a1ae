import type { Zona } from '@carta/contracts';
import { createContext } from 'react';

/** The zonas whose prices a carta tells beside the usual ones: none where a mesa has already decided. */
export const ZonasCarta = createContext<readonly Zona[] | undefined>(undefined);
