import type { Carta } from '@carta/contracts';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { openCarrito } from '../../pedir/abrir-carrito';
import type { Noticia } from '../../pedir/estado-carrito';
import { pertenenciaAt } from '../seguimiento/pertenencia';
import { createSeguimientoStore, fetchSeguidos } from '../seguimiento/seguimiento-store';
import { createClave } from '../../shared/lib/clave';
import { almacenLocal } from '../../shared/lib/almacen';
import { loadConReintento } from '../../shared/lib/piezas';
import { watchEnviado } from './enviado';
import type { EnVivo } from './en-vivo';
import type { Mudada } from './watch-mudanza';
import { useCarritoAlDia } from './useCarritoAlDia';
import { useCartaViva } from './useCartaViva';

interface MesaViva {
  carta: Carta;
  mesa: number | null;
  firma: string | null;
  mudada: Mudada | null;
  onCartaVieja: () => Promise<void>;
  /** This tab or another has sent it, with this key. */
  onEnviado: (clave: string) => void;
  onMudada: (mudada: Mudada) => void;
  onNoticia: (noticia: Noticia) => void;
}

/**
 * Cart, followed orders and calls of a mesa, in step with storage and restaurant. Calls load when the phone
 * is idle, and only with a mesa.
 */
export function useMesaViva(opciones: MesaViva) {
  const { carta, mesa, firma, mudada, onCartaVieja, onEnviado, onMudada, onNoticia } = opciones;
  const restauranteId = carta.restaurante._id;
  const [seguimiento] = useState(() =>
    createSeguimientoStore({ restauranteId, almacen: almacenLocal, ahora: Date.now, fetchSeguidos }),
  );
  const [enVivo, setEnVivo] = useState<EnVivo | null>(null);
  const openDeMesa = () => ({
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
  const [abierto, setAbierto] = useState(openDeMesa);
  const { carrito } = abierto;
  // another mesa has its own cart and calls
  if (abierto.mesa !== mesa) {
    setAbierto(openDeMesa());
    setEnVivo(null);
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
      const contexto = { restauranteId, mesa, firma, seguimiento, carrito, mudada };
      return openEnVivo({ ...contexto, onCarta, onPiezas: setEnVivo, onMudada });
    },
    onFallo: () => seguimiento.getState().setConexion('sin_conexion'),
    onCartaVieja,
    mesa,
  });

  return { carrito, seguimiento, enVivo };
}
