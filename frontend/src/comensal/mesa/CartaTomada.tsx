import { cartaEnZona, rutas, zonaDeMesa } from '@carta/contracts';
import type { Carta } from '@carta/contracts';
import { Suspense, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { CarritoStore } from '../../pedir/carrito-store';
import { get } from '../../shared/api/cliente';
import { BotonCarrito } from '../carrito/BotonCarrito';
import { ControlProducto } from '../carrito/ControlProducto';
import { HojaElegir } from '../carrito/elegir-perezoso';
import { AbrirCarritoProvider, CarritoProvider, ElegirProvider } from '../carrito/useCarrito';
import { CartaCargando } from '../carta/CartaCargando';
import { CartaCliente } from '../carta/CartaCliente/CartaCliente';
import type { Evitar } from '../carta/Herramientas/useEvitados';
import { ErrorCarta } from '../carta/ErrorCarta';
import type { CargaCarta } from '../carta/carga';
import { openCartaViva } from '../carta/carta-viva';
import { useCarta } from '../carta/useCarta';
import { BarraInferior, SaltoBarra } from './BarraInferior';
import { HojaCarrito } from './hojas';
import { tellNoticia } from './noticias';
import { CierresProvider } from '../carta/horario/cierres';
import { useCierresDe } from '../carta/horario/useCierresDe';
import { useAlVolver } from './useAlVolver';
import { useCarritoAlDia } from './useCarritoAlDia';
import { useCartaViva } from './useCartaViva';
import { useHojas } from './useHojas';

interface PropsCartaTomada {
  restauranteId: string;
  mesa: number;
  /** The order that is being written down for the mesa. */
  carrito: CarritoStore;
  /** The way out when there is no carta to read. */
  onInicio: () => void;
}

/** The carta that the diners of a mesa read, for whoever writes their order down. */
export function CartaTomada({ restauranteId, mesa, carrito, onInicio }: PropsCartaTomada) {
  const { estado, refresh } = useCarta(useMemo(() => cargaOf(restauranteId, mesa), [restauranteId, mesa]));
  useAlVolver(refresh);
  if (estado.tipo === 'cargando') return <CartaCargando />;
  if (estado.tipo === 'error') {
    return (
      <ErrorCarta
        mensaje={estado.mensaje}
        onReintentar={() => window.location.reload()}
        onInicio={onInicio}
      />
    );
  }
  return <Abierta carta={estado.abierta.carta} mesa={mesa} carrito={carrito} onCartaVieja={refresh} />;
}

function cargaOf(restauranteId: string, mesa: number): CargaCarta {
  return async (signal) => ({ carta: await get<Carta>(rutas.carta(restauranteId), { signal }), mesa });
}

interface PropsAbierta extends Pick<PropsCartaTomada, 'mesa' | 'carrito'> {
  carta: Carta;
  /** The carta on screen is not the restaurant's any more. */
  onCartaVieja: () => Promise<void>;
}

/** Without it the carta is read again when the person comes back. */
const ignore = () => undefined;

function Abierta({ carta: entera, mesa, carrito, onCartaVieja }: PropsAbierta) {
  const { abierta, plato, usadas, open, close } = useHojas();
  const openCarrito = () => open('carrito');
  const openPlato = useCallback((productoId: string) => open('carrito', productoId), [open]);
  const elegirPlato = useCallback((productoId: string) => open('elegir', productoId), [open]);
  const leida = useMemo(
    () => cartaEnZona(entera, zonaDeMesa(entera.restaurante.zonas, mesa)),
    [entera, mesa],
  );
  // a pause is for who orders from the mesas
  const carta = useMemo(() => ({ ...leida, restaurante: { ...leida.restaurante, pausado: false } }), [leida]);
  // of whoever sits there, not of this phone: it is kept with their order, and goes with it
  const evitar: Evitar = {
    evitados: useStore(carrito, ({ evita }) => evita),
    toggle: useStore(carrito, ({ toggleEvita }) => toggleEvita),
  };
  useCarritoAlDia(carrito, leida, {
    onNoticia({ mensaje }) {
      if (abierta !== 'carrito') tellNoticia(mensaje, openCarrito);
    },
    onCartaVieja,
  });
  const cierres = useCierresDe(carta);
  useCartaViva(carta, { open: openCartaViva, onFallo: ignore, onCartaVieja });

  return (
    <CierresProvider value={cierres}>
      <CarritoProvider value={carrito}>
        <SaltoBarra />
        <AbrirCarritoProvider value={openPlato}>
          <ElegirProvider value={elegirPlato}>
            <CartaCliente carta={carta} mesa={mesa} Accion={ControlProducto} evitar={evitar} />
          </ElegirProvider>
        </AbrirCarritoProvider>
        <BarraInferior>
          <BotonCarrito onClick={openCarrito} />
        </BarraInferior>
        <Suspense>
          {usadas.includes('carrito') && (
            <HojaCarrito
              abierta={abierta === 'carrito'}
              desde={plato}
              mesa={mesa}
              carta={carta}
              evitados={evitar.evitados}
              pausado={false}
              onClose={close}
            />
          )}
          {usadas.includes('elegir') && plato !== undefined && (
            <HojaElegir
              abierta={abierta === 'elegir'}
              productoId={plato}
              carta={carta}
              evitados={evitar.evitados}
              onClose={close}
            />
          )}
        </Suspense>
      </CarritoProvider>
    </CierresProvider>
  );
}
