import type { Carta } from '@carta/contracts';
import { Suspense, useEffect } from 'react';
import { BotonCarrito } from '../../features/carrito/BotonCarrito/BotonCarrito';
import { ControlProducto } from '../../features/carrito/ControlProducto/ControlProducto';
import { TEXTO } from '../../features/carrito/textos';
import { CarritoProvider } from '../../features/carrito/useCarrito';
import { CartaCliente } from '../../features/carta-cliente/CartaCliente/CartaCliente';
import { AnuncioCambios } from '../../features/seguimiento/AnuncioCambios';
import { BotonSeguimiento } from '../../features/seguimiento/BotonSeguimiento/BotonSeguimiento';
import { onOcio } from '../../shared/lib/ocio';
import { avisar, retirarAviso } from '../../shared/ui/Avisos/avisar';
import { HojaCarrito, HojaSeguimiento, preloadPremium } from './hojas';
import css from './MenuPremium.module.css';
import { useHojas } from './useHojas';
import { useMesaElegida } from './useMesaElegida';
import { useMesaViva } from './useMesaViva';

interface PropsMenuPremium {
  carta: Carta;
  /** What the address says; without a mesa the one last opened counts. */
  mesa: number | null;
  firma: string | null;
  onCartaVieja: () => Promise<void>;
}

/** How long the good news stays, in ms: it is the one thing the diner waits for. */
const DURACION_EXITO = 7_000;

const AVISO_EXITO = 'pedido-enviado';

/** The menu of a restaurant that takes orders: the carta, the cart and one's own orders. */
export function MenuPremium({ carta, onCartaVieja, ...direccion }: PropsMenuPremium) {
  const { abierta, usadas, open, close } = useHojas();
  const elegida = useMesaElegida(carta.restaurante, direccion.mesa, direccion.firma);
  const mesa = elegida?.mesa ?? null;
  const openPedido = () => {
    retirarAviso(AVISO_EXITO);
    open('pedido');
  };
  const { carrito, seguimiento } = useMesaViva({
    carta,
    mesa,
    firma: elegida?.firma ?? null,
    onCartaVieja,
    onEnviado() {
      close();
      avisar({
        texto: TEXTO.exito,
        tono: 'exito',
        duracion: DURACION_EXITO,
        id: AVISO_EXITO,
        accion: { texto: 'Ver', onAction: openPedido },
      });
    },
    onNoticia({ mensaje }) {
      if (abierta === 'carrito') return;
      avisar({
        texto: mensaje,
        tono: 'error',
        accion: { texto: 'Ver carrito', onAction: () => open('carrito') },
      });
    },
  });
  useEffect(() => onOcio(preloadPremium), []);

  return (
    <CarritoProvider value={carrito}>
      <CartaCliente carta={carta} mesa={mesa} Accion={ControlProducto} />
      <div className={`${css.barra} no-imprimir`}>
        <BotonSeguimiento store={seguimiento} onClick={openPedido} />
        <BotonCarrito onClick={() => open('carrito')} />
      </div>
      <AnuncioCambios store={seguimiento} />
      <Suspense>
        {usadas.includes('carrito') && (
          <HojaCarrito abierta={abierta === 'carrito'} mesa={mesa} onClose={close} />
        )}
        {usadas.includes('pedido') && (
          <HojaSeguimiento abierta={abierta === 'pedido'} onClose={close} store={seguimiento} />
        )}
      </Suspense>
    </CarritoProvider>
  );
}
