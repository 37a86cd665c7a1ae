import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ReintentoSolo } from '../shared/ui/Limite/Limite';
import type { Rotura } from '../shared/ui/Limite/Limite';
import { perezoso, usePreload } from '../shared/ui/Perezoso/perezoso';
import type { Perezoso } from '../shared/ui/Perezoso/perezoso';
import { ErrorGenerico } from './ErrorGenerico';

/**
 * A whole screen that is loaded when it is opened. One that does not come, such as a script of an old version that is
 * no longer served, has the error screen in its place; the screen before stays until it has come.
 * @param sola it comes back by itself, since nobody may be there to touch it.
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

/** Around the routes of screens that lead to each other: whichever is open, the others open without a network too. */
export function Vecinas({ pantallas }: { pantallas: readonly Perezoso<object>[] }) {
  usePreload(...pantallas);
  return <Outlet />;
}
