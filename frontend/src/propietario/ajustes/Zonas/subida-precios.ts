import { fromEuros, precioEnZona, subirPrecio, toEuros } from '@carta/contracts';
import type { Centimos, PrecioDeZona, Producto, Subida } from '@carta/contracts';

export interface FilaPrecio {
  producto: string;
  formato?: string;
  /** 'Croquetas', or 'Croquetas · Media'. */
  nombre: string;
  usual: Centimos;
  ahora: Centimos;
  nuevo: Centimos;
}

/** In the carta's order; a null `subida` changes nothing. */
export function filasOf(productos: readonly Producto[], zona: string, subida: Subida | null): FilaPrecio[] {
  return productos.flatMap((producto) => {
    const { _id, nombre, formatos = [] } = producto;
    const toFila = (de: Pick<Producto, 'precio' | 'precios'>) => {
      const usual = fromEuros(de.precio);
      const ahora = fromEuros(precioEnZona(de, zona));
      return { usual, ahora, nuevo: subida ? subirPrecio(usual, subida) : ahora };
    };
    if (formatos.length === 0) return [{ producto: _id, nombre, ...toFila(producto) }];
    return formatos.map((formato) => ({
      producto: _id,
      formato: formato._id,
      nombre: `${nombre} · ${formato.nombre}`,
      ...toFila(formato),
    }));
  });
}

/** Only what changes; null for what becomes the usual price. */
export function toPrecios(filas: readonly FilaPrecio[]): PrecioDeZona[] {
  return filas
    .filter(({ ahora, nuevo }) => ahora !== nuevo)
    .map(({ producto, formato, usual, nuevo }) => ({
      producto,
      ...(formato === undefined ? {} : { formato }),
      precio: nuevo === usual ? null : toEuros(nuevo),
    }));
}
