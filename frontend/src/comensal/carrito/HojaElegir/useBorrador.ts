import { elegir } from '@carta/contracts';
import type { Elegible, ItemCarrito } from '@carta/contracts';
import { useState } from 'react';
import { borradorOf, faltaOf, seleccionDe, withoutPerdido } from './borrador';
import type { Borrador } from './borrador';

/**
 * What is being chosen of a dish that may change meanwhile: at which price, and what of it has changed since
 * somebody last chose.
 */
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

  /** What stands beside the choice: how many, and with which note. */
  function write(parte: Partial<Pick<Borrador, 'cantidad' | 'notas'>>) {
    setElegido({ ...elegido, ...parte });
  }

  return {
    borrador,
    /** What it is as it is chosen; `precio` of a unit. */
    eleccion: { ...eleccion, precio },
    falta: faltaOf(producto, borrador),
    change,
    write,
    /** Something that was chosen is no longer in the carta. */
    hasPerdido: borrador !== elegido,
    /** What a unit cost when it was last chosen, where it costs something else now; else null. */
    precioAntes: conPrecio && precio !== precioVisto ? precioVisto : null,
    acceptPrecio: () => setPrecioVisto(precio),
  };
}
