import type { RestaurantePublico } from '@carta/contracts';
import { useSesion } from '../../../sesion/useSesion';

const NADIE = { numeroMesas: 0 };

export function useCasa(): Pick<RestaurantePublico, 'numeroMesas' | 'zonas' | 'pases' | 'estaciones'> {
  return useSesion(({ restaurante }) => restaurante ?? NADIE);
}
