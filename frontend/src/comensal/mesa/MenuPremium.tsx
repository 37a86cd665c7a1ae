import { cartaEnZona, zonaDeMesa } from '@carta/contracts/comensal';
import type { Carta, RestaurantePublico } from '@carta/contracts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { BotonCarrito } from '../carrito/BotonCarrito';
import { ControlProducto } from '../carrito/ControlProducto';
import { HojaElegir } from '../carrito/elegir-perezoso';
import { AbrirCarritoProvider, CarritoProvider, ElegirProvider } from '../carrito/useCarrito';
import { CartaCliente } from '../carta/CartaCliente/CartaCliente';
import { CierresProvider } from '../carta/horario/cierres';
import { useCierresDe } from '../carta/horario/useCierresDe';
import { BotonSeguimiento } from '../seguimiento/BotonSeguimiento';
import { usePreload } from '../../shared/ui/Perezoso/perezoso';
import { useHidratada } from '../../shared/lib/useHidratada';
import { HojaCarrito, HojaEnviado, HojaLlamadas, TuPedido, piezasPremium } from './hojas';
import { BarraInferior, SaltoBarra, motivoOf } from './BarraInferior';
import { tellCancelacion, tellNoticia } from './noticias';
import { useHojas } from './useHojas';
import { useMesaViva } from './useMesaViva';
import type { Mudada } from './watch-mudanza';
import { recallMesa, rememberMesa } from './mesa-elegida';
import type { MesaElegida } from './mesa-elegida';

interface PropsMenuPremium {
  carta: Carta;
  /** Null: the last opened mesa counts. */
  mesa: number | null;
  firma: string | null;
  onCartaVieja: () => Promise<void>;
}

export function MenuPremium({ carta: leida, onCartaVieja, ...direccion }: PropsMenuPremium) {
  const { abierta, plato, usadas, open, close } = useHojas();
  const [enviada, setEnviada] = useState<string | null>(null);
  const [mudada, setMudada] = useState<Mudada | null>(null);
  const elegida = useMesaElegida(leida.restaurante, direccion.mesa, direccion.firma, mudada);
  const mesa = elegida?.mesa ?? null;
  const mesaVisible = useHidratada() ? mesa : direccion.mesa;
  const carta = useCartaDeMesa(leida, mesa);
  const { pausado } = carta.restaurante;
  const openCarrito = () => open('carrito');
  const openPlato = useCallback((productoId: string) => open('carrito', productoId), [open]);
  const elegirPlato = useCallback((productoId: string) => open('elegir', productoId), [open]);
  const openPedido = () => open('pedido');
  const tellCarrito = (texto: string) => {
    if (abierta !== 'carrito') tellNoticia(texto, openCarrito);
  };
  const { carrito, seguimiento, enVivo } = useMesaViva({
    carta,
    mesa,
    firma: elegida?.firma ?? null,
    mudada,
    onCartaVieja,
    onEnviado(clave) {
      setEnviada(clave);
      open('enviado');
    },
    onMudada(nueva) {
      setMudada(nueva);
      if (nueva.porEnviar) openCarrito();
    },
    onNoticia: ({ mensaje }) => tellCarrito(mensaje),
  });
  const llamadas = enVivo?.llamadas ?? null;
  const cierres = useCierresDe(carta, { carrito, onNoticia: tellCarrito });
  usePreload(...piezasPremium(carta));

  return (
    <CierresProvider value={cierres}>
      <CarritoProvider value={carrito}>
        <SaltoBarra />
        <AbrirCarritoProvider value={openPlato}>
          <ElegirProvider value={elegirPlato}>
            <CartaCliente
              carta={mesaVisible === null ? leida : carta}
              mesa={mesaVisible}
              Accion={ControlProducto}
            />
          </ElegirProvider>
        </AbrirCarritoProvider>
        <BarraInferior motivo={motivoOf(mesaVisible, pausado)} reservada={mesaVisible !== null}>
          <BotonSeguimiento store={seguimiento} onClick={openPedido} />
          <BotonCarrito onClick={openCarrito} />
          {llamadas && (
            <llamadas.BotonLlamar
              store={llamadas.store}
              aLaVista={abierta === 'llamadas' || abierta === 'pedido'}
              onClick={() => open('llamadas')}
            />
          )}
        </BarraInferior>
        {enVivo && (
          <enVivo.AnuncioCambios
            store={seguimiento}
            aLaVista={abierta === 'pedido'}
            onCancelacion={(texto) => tellCancelacion(texto, openPedido)}
          />
        )}
        {usadas.includes('carrito') && (
          <HojaCarrito
            abierta={abierta === 'carrito'}
            desde={plato}
            mesa={mesa}
            carta={carta}
            mudada={mudada}
            pausado={pausado}
            onClose={close}
          />
        )}
        {usadas.includes('elegir') && plato !== undefined && (
          <HojaElegir abierta={abierta === 'elegir'} productoId={plato} carta={carta} onClose={close} />
        )}
        {enviada !== null && (
          <HojaEnviado
            abierta={abierta === 'enviado'}
            clave={enviada}
            store={seguimiento}
            casa={carta.restaurante}
            onClose={close}
          />
        )}
        {usadas.includes('pedido') && (
          <TuPedido
            abierta={abierta === 'pedido'}
            onClose={close}
            carta={carta}
            carrito={carrito}
            seguimiento={seguimiento}
            llamadas={llamadas?.store ?? null}
            mesa={mesa}
            onCarrito={openCarrito}
          />
        )}
        {usadas.includes('llamadas') && llamadas && mesa !== null && (
          <HojaLlamadas
            abierta={abierta === 'llamadas'}
            restaurante={carta.restaurante}
            mesa={mesa}
            store={llamadas.store}
            seguimiento={seguimiento}
            onClose={close}
          />
        )}
      </CarritoProvider>
    </CierresProvider>
  );
}

/** Without a mesa all prices are shown. */
function useCartaDeMesa(leida: Carta, mesa: number | null): Carta {
  const zona = zonaDeMesa(leida.restaurante.zonas, mesa);
  return useMemo(() => (mesa === null ? leida : cartaEnZona(leida, zona)), [leida, mesa, zona]);
}

/**
 * The mesa its tab moved to, else the address's, else the last opened one of this restaurante. Null: nothing
 * can be ordered.
 */
function useMesaElegida(
  { _id }: RestaurantePublico,
  mesa: number | null,
  firma: string | null,
  mudada: MesaElegida | null,
): MesaElegida | null {
  const [recordada] = useState(() => recallMesa(_id));
  const { mesa: actual, firma: firmaActual } = mudada ?? { mesa, firma };
  useEffect(() => {
    if (actual !== null) rememberMesa(_id, { mesa: actual, firma: firmaActual });
  }, [_id, actual, firmaActual]);

  if (actual !== null) return { mesa: actual, firma: firmaActual };
  return recordada;
}
