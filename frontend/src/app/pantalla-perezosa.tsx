import type { ReactNode } from 'react';
import { ReintentoSolo } from '../shared/ui/Limite/Limite';
import type { Rotura } from '../shared/ui/Limite/Limite';
import { perezoso } from '../shared/ui/Perezoso/perezoso';
import { ErrorGenerico } from './ErrorGenerico';

/**
 * Loads a screen when it is opened; the one before stays meanwhile. If it cannot load, as with a script of an
 * old version, the error screen replaces it.
 * @param sola retries by itself, where nobody may be there to tap.
 */
export function pantalla<N extends string, P extends object>(
  load: () => Promise<Record<N, (props: P) => ReactNode>>,
  nombre: N,
  { sola = false } = {},
) {
  const caida = (rotura: Rotura) => (
    <>
      <ErrorGenerico {...rotura} />
      {sola && <ReintentoSolo {...rotura} />}
    </>
  );
  return perezoso(load, nombre, { caida, esperaFuera: true });
}
