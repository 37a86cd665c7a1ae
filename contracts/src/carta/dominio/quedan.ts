import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';

/** 'Quedan 2' */
export function textoQuedan(n: number, decir: Decir<'Queda 1' | 'Quedan {n}'> = enEspanol): string {
  return n === 1 ? decir('Queda 1') : decir('Quedan {n}', { n });
}
