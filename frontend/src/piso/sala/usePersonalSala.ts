import { useEffect } from 'react';
import type { Restaurante } from '@carta/contracts';
import { useSesion } from '../../sesion/useSesion';
import { resumeTomados } from '../tomar-pedido/tomados';
import { resumeCobros } from '../vivo/actos/cobrar';

interface PersonalSala {
  restaurante: Restaurante;
  /** The server records this name of the person, the device, or the account. */
  quien: string;
}

/** Returns null while nobody is signed in. */
export function usePersonalSala(): PersonalSala | null {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const dispositivo = useSesion((sesion) => sesion.dispositivo);
  const persona = useSesion(({ equipo }) => equipo?.turno);
  useEffect(() => {
    if (restaurante === null) return undefined;
    resumeTomados(restaurante);
    return resumeCobros(restaurante._id);
  }, [restaurante]);

  if (restaurante === null) return null;
  return { restaurante, quien: persona?.nombre ?? dispositivo?.nombre ?? restaurante.nombre };
}
