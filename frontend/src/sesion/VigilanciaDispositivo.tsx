import { useEffect } from 'react';
import { startVigilanciaDispositivo } from './vigilancia-dispositivo';

/** Keeps watch over a paired device while it is mounted; it has nothing to show. */
export function VigilanciaDispositivo() {
  useEffect(() => startVigilanciaDispositivo(), []);
  return null;
}
