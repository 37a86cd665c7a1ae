import type { Elegible } from '../dominio/eleccion';
import { fromEuros } from '../../plataforma/dominio/dinero';
import type { Producto } from './carta';
import type { Opcion } from './opciones';

/** Returns a price in euros in one zona (null: the Sala); a zona without its own charges the usual one. */
export function precioEnZona(
  { precio, precios }: { precio: number; precios?: Readonly<Record<string, number>> },
  zona: string | null,
): number {
  return (zona === null ? undefined : precios?.[zona]) ?? precio;
}

/**
 * Prices a product's choices in one zona. Both sides call it, so what is shown is what is charged; an opción
 * that the carta no longer has is not asked for.
 */
export function toElegible(
  producto: Producto,
  opciones: readonly Opcion[],
  zona: string | null = null,
): Elegible {
  const { nombre, alergenos, alergenosDeclarados, disponible, formatos = [] } = producto;
  return {
    nombre,
    alergenos,
    alergenosDeclarados,
    disponible,
    precio: fromEuros(precioEnZona(producto, zona)),
    formatos: formatos.map((formato) => ({
      id: formato._id,
      nombre: formato.nombre,
      precio: fromEuros(precioEnZona(formato, zona)),
      disponible: formato.disponible,
      alergenos: formato.alergenos ?? [],
    })),
    opciones: (producto.opciones ?? []).flatMap((id) => {
      const opcion = opciones.find(({ _id }) => _id === id);
      return opcion ? [toOpcionElegible(opcion)] : [];
    }),
  };
}

function toOpcionElegible({ nombre, min, max, valores }: Opcion): Elegible['opciones'][number] {
  return {
    nombre,
    min,
    max,
    valores: valores.map(({ _id, suplemento, ...valor }) => ({
      ...valor,
      id: _id,
      suplemento: fromEuros(suplemento),
    })),
  };
}
