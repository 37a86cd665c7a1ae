import type { Carta } from '@carta/contracts';
import { useCallback, useState } from 'react';
import { CartaCliente } from '../carta/CartaCliente/CartaCliente';
import { CierresProvider } from '../carta/horario/cierres';
import { useCierresDe } from '../carta/horario/useCierresDe';
import type { ProductoVisto } from '../carta/producto-visto';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { DetalleProducto } from './hojas';
import { useCartaViva } from './useCartaViva';

interface PropsMenuNormal {
  carta: Carta;
  onCartaVieja: () => Promise<void>;
}

async function openCanal(restauranteId: string, onCarta: (version: string) => void): Promise<() => void> {
  const { openCartaViva } = await import('../carta/carta-viva');
  return openCartaViva(restauranteId, onCarta);
}

/** Without the channel the carta is reread when the person returns. */
const ignore = () => undefined;

export function MenuNormal({ carta, onCartaVieja }: PropsMenuNormal) {
  const [visto, setVisto] = useState<ProductoVisto | null>(null);
  const [pedida, setPedida] = useState(false);
  usePreload(DetalleProducto);
  useCartaViva(carta, { open: openCanal, onFallo: ignore, onCartaVieja });

  const cierres = useCierresDe(carta);

  const handleVer = useCallback((producto: ProductoVisto['producto'], tipo: ProductoVisto['tipo']) => {
    setPedida(true);
    setVisto({ producto, tipo });
  }, []);

  return (
    <CierresProvider value={cierres}>
      <CartaCliente carta={carta} mesa={null} onVer={handleVer} />
      {pedida && (
        <DetalleProducto visto={visto} opciones={carta.opciones ?? []} onClose={() => setVisto(null)} />
      )}
    </CierresProvider>
  );
}
