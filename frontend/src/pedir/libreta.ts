import type { Alergeno, Producto, Tramo } from '@carta/contracts';
import type { ComponentType, ReactNode } from 'react';
import type { CarritoStore } from './carrito-store';

/** One stretch of the carta under its own heading; `ancla` is its id in the page. */
export interface SeccionLibreta {
  ancla: string;
  nombre: string;
  /** When it is served; absent: always. */
  horas?: readonly Tramo[] | undefined;
  productos: readonly Producto[];
}

/** Of a dish in a libreta: what it is, and its lines in the cart. */
export interface PropsDetalleLibreta {
  producto: Producto;
}

/** What a carta gives to the libreta in which an order is written down: the two belong to different houses. */
export interface PropsLibreta {
  restauranteId: string;
  mesa: number;
  /** In reading order, at the mesa's prices; the same array while it is the same carta. */
  secciones: readonly SeccionLibreta[];
  /** The order that is being written down. */
  carrito: CarritoStore;
  /** What whoever eats it avoids, and where that is marked. */
  evitados: readonly Alergeno[];
  evitar: ReactNode;
  Detalle: ComponentType<PropsDetalleLibreta>;
  /** Asks what has to be chosen of a dish, and adds so many. Give the same one at every render. */
  onElegir: (productoId: string, cantidad: number) => void;
  /** Shows all that is written down. */
  onVer: () => void;
  /** Asks whether to send it. */
  onEnviar: () => void;
}
