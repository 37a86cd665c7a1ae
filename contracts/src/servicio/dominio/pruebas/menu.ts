import { centimos } from '../../../plataforma/dominio/dinero';
import type { PlatoVendible, ProductoVendible } from '../pedido/comanda';
import { buildProducto } from './producto';

export interface PlatoDePrueba {
  id: string;
  suplemento?: number;
  cambios?: Partial<ProductoVendible>;
}

const PASES = ['Primero', 'Segundo', 'Postre', 'Bebida', 'Café', 'Copa'];

/** Its pases are asked for as 'Primero', 'Segundo' …; it costs 14,50 €. */
export function buildMenu(
  id: string,
  pases: readonly (readonly PlatoDePrueba[])[],
  cambios: Partial<ProductoVendible> = {},
): ProductoVendible {
  const platos = pases.map((pase, i) =>
    pase.map(({ id: platoId, suplemento = 0, cambios: propios }): PlatoVendible => ({
      id: platoId,
      pase: PASES[i] ?? '',
      suplemento: centimos(suplemento),
      producto: buildProducto(`de-${platoId}`, { nombre: platoId, ...propios }),
    })),
  );
  return buildProducto(id, {
    nombre: 'Menú del día',
    precio: centimos(1_450),
    platos: platos.flat(),
    opciones: platos.map((pase, i) => ({
      nombre: PASES[i] ?? '',
      min: 1,
      max: 1,
      valores: pase.map(({ producto, ...plato }) => ({ ...producto, ...plato })),
    })),
    ...cambios,
  });
}
