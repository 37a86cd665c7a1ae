import type { Alergeno, Producto, Tramo } from '@carta/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { CarritoStore } from './carrito-store';

/** `ancla` is its id in the page. */
export interface SeccionLibreta {
  ancla: string;
  nombre: string;
  /** Absent means always. */
  horas?: readonly Tramo[] | undefined;
  productos: readonly Producto[];
}

export interface PropsDetalleLibreta {
  producto: Producto;
}

/** Passed by a carta to the libreta, because the two belong to different houses. */
export interface PropsLibreta {
  restauranteId: string;
  mesa: number;
  /** In reading order, at the mesa's prices; the same array while the carta is the same. */
  secciones: readonly SeccionLibreta[];
  carrito: CarritoStore;
  evitados: readonly Alergeno[];
  evitar: ReactNode;
  Detalle: ComponentType<PropsDetalleLibreta>;
  /** Opens the choices of a dish, then adds so many. Pass the same function at every render. */
  onElegir: (productoId: string, cantidad: number) => void;
  onVer: () => void;
  onEnviar: () => void;
}
