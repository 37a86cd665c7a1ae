import type { ReactNode } from 'react';
import { perezoso } from '../shared/ui/Perezoso/perezoso';
import { ErrorGenerico } from './ErrorGenerico';

/**
 * A whole screen that is loaded when it is opened. One that does not come, such as a script of an old version that is
 * no longer served, has the error screen in its place; the screen before stays until it has come.
 */
export function pantalla<N extends string, P extends object>(
  load: () => Promise<Record<N, (props: P) => ReactNode>>,
  nombre: N,
) {
  return perezoso(load, nombre, { caida: (rotura) => <ErrorGenerico {...rotura} />, esperaFuera: true });
}
