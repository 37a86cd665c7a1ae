import { Fragment } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useApertura } from './useApertura';

/**
 * A sheet that begins anew with each opening.
 * @param de another one, while it is open, counts as an opening.
 */
export function conApertura<P extends { abierta: boolean }>(
  Hoja: ComponentType<P>,
  de?: (props: P) => string | undefined,
) {
  return function ConApertura(props: P) {
    return <Hoja key={useApertura(props.abierta, de?.(props))} {...props} />;
  };
}

interface PropsMontada {
  abierta: boolean;
  children: ReactNode;
}

/** What stands in it is mounted when it is first opened, and begins anew with each opening. */
export function Montada({ abierta, children }: PropsMontada) {
  const apertura = useApertura(abierta);
  if (apertura === 0 && !abierta) return null;
  return <Fragment key={apertura}>{children}</Fragment>;
}
