import { CERO } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { EstacionCasa } from '../../../casa/dominio/cocina';
import { estacionDe } from '../../../casa/dominio/cocina';
import { estacionesDe } from '../../../casa/dominio/estaciones';
import type { ProductoVendible } from './comanda';

/**
 * What a waiter sells that is not on the carta: one formato, no choices, and nobody has declared what it
 * contains (docs/reglas/pedir.md#fuera-de-carta). Null where the house does not have that station.
 */
export function fueraDeCarta(
  { nombre, precio, estacion: id }: { nombre: string; precio: Centimos; estacion: string },
  casa: readonly EstacionCasa[] = [],
): Omit<ProductoVendible, 'id'> | null {
  const estacion = estacionesDe(casa).find(({ _id }) => _id === id);
  if (!estacion || precio <= CERO) return null;
  const { _id, tipo } = estacion;
  return {
    nombre,
    precio,
    tipo,
    ...(_id === estacionDe(tipo) ? {} : { estacion: { id: _id, nombre: estacion.nombre } }),
    libre: true,
    disponible: true,
    alergenos: [],
    alergenosDeclarados: false,
    formatos: [],
    opciones: [],
  };
}
