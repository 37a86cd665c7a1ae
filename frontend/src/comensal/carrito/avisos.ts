import { useMemo } from 'react';
import { declaracionOf, marcaDeLinea, textoAlergenos } from '@carta/contracts';
import type { Alergeno, Carta, Producto } from '@carta/contracts';
import { useEvitados } from '../carta/Herramientas/useEvitados';
import { productosOf, seccionesOf } from '../carta/secciones';
import { useCarrito } from './useCarrito';

/** A dish of the cart, and what whoever avoids something has to know of it. */
export interface PlatoConAviso {
  _id: string;
  nombre: string;
  aviso: string;
}

export interface Avisos {
  evitados: readonly Alergeno[];
  /** Of a product; null when it does no harm. */
  of: (productoId: string) => string | null;
  /** Those of the cart that must be named before it is sent. */
  platos: readonly PlatoConAviso[];
}

/** Said of a dish to who avoids these: what of it the dish contains, or that nobody knows; null: neither. */
export function avisoOf(producto: Producto | undefined, evitados: readonly Alergeno[]): string | null {
  const isDeclarado = producto !== undefined && declaracionOf(producto) !== 'sin_declarar';
  const marca = marcaDeLinea(isDeclarado ? producto : {}, evitados);
  if (marca === null) return null;
  return marca.tipo === 'contiene' ? `Lleva ${textoAlergenos(marca.alergenos)}` : 'Sin información';
}

/**
 * What the cart has to say of its dishes.
 * @param ajenos what somebody else avoids, of whose order it is; else what this phone's diner does.
 */
export function useAvisos(carta: Carta, ajenos?: readonly Alergeno[]): Avisos {
  const propio = useEvitados();
  const evitados = ajenos ?? propio.evitados;
  const items = useCarrito(({ carrito }) => carrito.items);
  return useMemo(() => {
    const porId = new Map(productosOf(seccionesOf(carta)).map((producto) => [producto._id, producto]));
    const of = (productoId: string) => avisoOf(porId.get(productoId), evitados);
    const distintos = new Map(items.map(({ producto }) => [producto._id, producto]));
    const platos = [...distintos.values()].flatMap(({ _id, nombre }) => {
      const aviso = of(_id);
      return aviso === null ? [] : [{ _id, nombre, aviso }];
    });
    return { evitados, of, platos };
  }, [carta, evitados, items]);
}
