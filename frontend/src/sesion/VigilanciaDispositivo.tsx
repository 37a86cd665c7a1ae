import { useEffect } from 'react';
import { startVigilanciaDispositivo } from './vigilancia-dispositivo';

export function VigilanciaDispositivo() {
  useEffect(() => startVigilanciaDispositivo(), []);
  return null;
}
