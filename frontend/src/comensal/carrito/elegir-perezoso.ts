import { lazy } from 'react';
import { loadConReintento } from '../../shared/lib/perezoso';

/** Only for who chooses: a simple carta never needs it. */
export const loadElegir = () => import('./HojaElegir/HojaElegir');

export const HojaElegir = lazy(async () => ({
  default: (await loadConReintento(loadElegir)).HojaElegir,
}));
