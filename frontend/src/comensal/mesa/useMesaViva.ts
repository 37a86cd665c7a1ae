import type { Carta } from '@carta/contracts';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { openCarrito } from '../../pedir/abrir-carrito';
import type { Noticia } from '../../pedir/estado';
import { pertenenciaAt } from '../seguimiento/pertenencia';
import { createSeguimientoStore, fetchSeguidos } from '../seguimiento/seguimiento-store';
import { createClave } from '../../shared/lib/clave';
import { almacenLocal } from '../../shared/lib/almacen';
import { loadConReintento } from '../../shared/lib/piezas';
import { watchEnviado } from './enviado';
import type { LlamadasEnVivo } from './en-vivo';
import type { Mudada } from './mudanza';
import { useCarritoAlDia } from './useCarritoAlDia';
import { useCartaViva } from './useCartaViva';

interface MesaViva {
  carta: Carta;
  mesa: number | null;
  firma: string | null;
  /** Where this phone has gone after its tab. */
  mudada: Mudada | null;
  /** The carta on screen is not the restaurant's any more. */
  onCartaVieja: () => Promise<void>;
  /** An order of this cart is in the kitchen, sent by this tab or by another; with its key. */
  onEnviado: (clave: string) => void;
  /** The tab of this mesa has gone to another, and this phone after it. */
  onMudada: (mudada: Mudada) => void;
  /** The cart has something to say. */
  onNoticia: (noticia: Noticia) => void;
}

/**
 * A mesa's cart, the orders this phone follows and its calls, kept in step with what is stored and with
 * the restaurant; calls come once the phone has nothing else to do, and only where there is a mesa.
 */
export function useMesaViva(opciones: MesaViva) {
  const { carta, mesa, firma, mudada, onCartaVieja, onEnviado, onMudada, onNoticia } = opciones;
  const restauranteId = carta.restaurante._id;
  const [seguimiento] = useState(() =>
    createSeguimientoStore({ restauranteId, almacen: almacenLocal, ahora: Date.now, fetchSeguidos }),
  );
  const [llamadas, setLlamadas] = useState<LlamadasEnVivo | null>(null);
  const openSuyo = () => ({
    mesa,
    carrito: openCarrito({
      restauranteId,
      mesa,
      firma,
      findPertenencia: () => pertenenciaAt(seguimiento.getState().rondas, mesa, createClave),
      onAceptado({ clave, cuerpo }, respuesta) {
        seguimiento.getState().follow(clave, cuerpo.mesa, respuesta, cuerpo.movil);
        onEnviado(clave);
      },
    }),
  });
  const [abierto, setAbierto] = useState(openSuyo);
  const { carrito } = abierto;
  // a phone that goes to another mesa has the cart and the calls of that one
  if (abierto.mesa !== mesa) {
    setAbierto(openSuyo());
    setLlamadas(null);
  }

  const tellEnviado = useEffectEvent(onEnviado);
  useLayoutEffect(() => {
    const stops = [
      watchEnviado(carrito, seguimiento, (clave) => tellEnviado(clave)),
      seguimiento.getState().connect(),
      carrito.getState().connect(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [carrito, seguimiento]);

  useCarritoAlDia(carrito, carta, { onNoticia, onCartaVieja });
  useCartaViva(carta, {
    async open(_, onCarta) {
      const { openEnVivo } = await loadConReintento(() => import('./en-vivo'));
      const onLlamadas = setLlamadas;
      const suyo = { restauranteId, mesa, firma, seguimiento, carrito, mudada };
      return openEnVivo({ ...suyo, onCarta, onLlamadas, onMudada });
    },
    onFallo: () => seguimiento.getState().setConexion('sin_conexion'),
    onCartaVieja,
    mesa,
  });

  return { carrito, seguimiento, llamadas };
}
