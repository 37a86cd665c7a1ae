import { useState } from 'react';
import { almacenLocal, parseJson } from '../../shared/lib/almacen';

const nombre = (restauranteId: string) => `sala.zonas.${restauranteId}`;

/** This phone looks after these zonas, also in the next shift; none means the whole house. */
export function useMisZonas(restauranteId: string): [readonly string[], (id: string) => void] {
  const [elegidas, setElegidas] = useState(() => read(restauranteId));
  const toggle = (id: string) => {
    const nuevas = elegidas.includes(id) ? elegidas.filter((elegida) => elegida !== id) : [...elegidas, id];
    almacenLocal.write(nombre(restauranteId), JSON.stringify(nuevas));
    setElegidas(nuevas);
  };
  return [elegidas, toggle];
}

function read(restauranteId: string): string[] {
  const guardadas = parseJson(almacenLocal.read(nombre(restauranteId)));
  return Array.isArray(guardadas) ? guardadas.filter((id) => typeof id === 'string') : [];
}
