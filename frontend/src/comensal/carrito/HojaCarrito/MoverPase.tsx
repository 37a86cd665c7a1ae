import { lineaId } from '@carta/contracts';
import type { ItemCarrito } from '@carta/contracts';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { HojaMoverPase } from '../../../shared/ui/HojaMoverPase/hoja-mover-pase-perezosa';
import { nombreDeItem } from '../../../shared/lib/nombre-linea';
import { usePasesTomada } from '../pases-tomada';
import type { PasesTomada } from '../pases-tomada';
import { useCarrito } from '../useCarrito';

type Mover = (item: ItemCarrito) => void;

const Contexto = createContext<Mover | null>(null);

/** Returns null for a line that never waits. */
export function useMoverPase(item: ItemCarrito): (() => void) | null {
  const mover = useContext(Contexto);
  const tomada = usePasesTomada();
  return mover === null || tomada === null || tomada.isBebida(item) ? null : () => mover(item);
}

/** The lines within may go to another pase, where the house lets dishes wait. */
export function MoverPase({ children }: { children: ReactNode }) {
  const tomada = usePasesTomada();
  const juntos = useCarrito((carrito) => carrito.juntos);
  const bloqueado = useCarrito(({ envio }) => envio !== null);
  if (tomada === null || juntos || bloqueado) return children;
  return <ConHoja tomada={tomada}>{children}</ConHoja>;
}

function ConHoja({ tomada, children }: { tomada: PasesTomada; children: ReactNode }) {
  const change = useCarrito((carrito) => carrito.change);
  const [item, setItem] = useState<ItemCarrito>();
  const [abierta, setAbierta] = useState(false);
  const mover: Mover = (nuevo) => {
    setItem(nuevo);
    setAbierta(true);
  };
  const handleElegir = (pase: string | null) => {
    if (!item) return;
    const { pase: _antes, ...resto } = item;
    const isPropio = pase === tomada.propioDe(item);
    change(lineaId(item), isPropio ? resto : { ...resto, pase }, item.cantidad);
  };
  return (
    <Contexto value={mover}>
      {children}
      {item && (
        <HojaMoverPase
          abierta={abierta}
          onClose={() => setAbierta(false)}
          titulo={`${item.cantidad} × ${nombreDeItem(item)}`}
          pases={tomada.pases}
          actual={tomada.paseOf(item)}
          onElegir={handleElegir}
        />
      )}
    </Contexto>
  );
}
