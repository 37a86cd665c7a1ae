import { elegir } from '@carta/contracts';
import type { Elegible, ItemCarrito } from '@carta/contracts';
import { useState } from 'react';
import { borradorOf, faltaOf, seleccionDe, withoutPerdido } from './borrador';
import type { Borrador } from './borrador';

/** A choice of a dish that may change meanwhile: its price, and what has changed since the last choice. */
export function useBorrador(producto: Elegible, item?: ItemCarrito, cantidad?: number) {
  const [elegido, setElegido] = useState(() => borradorOf(producto, item, cantidad));
  const borrador = withoutPerdido(elegido, producto);
  const { precio, ...eleccion } = elegir(producto, seleccionDe(borrador));
  const [precioVisto, setPrecioVisto] = useState(precio);
  const conPrecio = producto.formatos.length === 0 || borrador.formato !== undefined;

  function change(nuevo: Borrador) {
    setElegido(nuevo);
    setPrecioVisto(elegir(producto, seleccionDe(nuevo)).precio);
  }

  function write(parte: Partial<Pick<Borrador, 'cantidad' | 'notas'>>) {
    setElegido({ ...elegido, ...parte });
  }

  return {
    borrador,
    /** `precio` of a unit. */
    eleccion: { ...eleccion, precio },
    falta: faltaOf(producto, borrador),
    change,
    write,
    /** Part of the choice is no longer in the carta. */
    hasPerdido: borrador !== elegido,
    /** A unit's price at the last choice, if it differs now. */
    precioAntes: conPrecio && precio !== precioVisto ? precioVisto : null,
    acceptPrecio: () => setPrecioVisto(precio),
  };
}
