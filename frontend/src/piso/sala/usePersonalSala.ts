import { useEffect } from 'react';
import type { Restaurante } from '@carta/contracts';
import type { EnlacesSala } from './enlaces';
import { useSesion } from '../../sesion/useSesion';
import { paths } from '../../shared/paths';
import { resumeTomados } from '../tomar-pedido/tomados';

interface PersonalSala {
  restaurante: Restaurante;
  /** The name the server writes down: that of the device, or of the account. */
  quien: string;
  enlaces: EnlacesSala;
}

/** Who works the floor from this phone, and where its pages lead; null while nobody is signed in. */
export function usePersonalSala(): PersonalSala | null {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  useEffect(() => {
    if (restaurante !== null) resumeTomados(restaurante);
  }, [restaurante]);

  if (restaurante === null) return null;
  return {
    restaurante,
    quien: dispositivo?.nombre ?? restaurante.nombre,
    enlaces: {
      radar: paths.sala(),
      mesas: `${paths.sala()}?vista=mesas`,
      mesa: paths.salaMesa,
      pedir: paths.salaPedir,
      tableros: dispositivo === null ? paths.pedidos() : null,
    },
  };
}
