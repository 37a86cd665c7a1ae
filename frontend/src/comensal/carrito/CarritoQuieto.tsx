import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { useUltimoAbierto } from '../../shared/ui/capas/useUltimoAbierto';
import { CarritoProvider, useCarrito, useCarritoStore } from './useCarrito';

interface PropsCarritoQuieto {
  /** While it is open the cart itself is inside. */
  abierta: boolean;
  children: ReactNode;
}

/** Lets a sheet close showing what was ordered, although the cart is already empty. */
export function CarritoQuieto({ abierta, children }: PropsCarritoQuieto) {
  const store = useCarritoStore();
  const estado = useCarrito((carrito) => carrito);
  const ultimo = useUltimoAbierto(abierta, estado);
  const quieto = useMemo(() => createStore(() => ultimo), [ultimo]);
  return <CarritoProvider value={abierta ? store : quieto}>{children}</CarritoProvider>;
}
