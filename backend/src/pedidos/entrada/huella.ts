import { createHash } from 'node:crypto';
import { parseMesa } from '@carta/contracts';
import type { LineaPedidaRequest } from '@carta/contracts';

/** What an order asks for, and where. */
interface Contenido {
  restaurante: string;
  mesa: number;
  productos: readonly LineaPedidaRequest[];
  notas?: string;
}

/** Hash of what an order asks for: tells a retry from a key used for something else. */
export function huellaDe({ restaurante, mesa, productos, notas }: Contenido): string {
  const contenido = [
    restaurante.toLowerCase(),
    parseMesa(mesa),
    productos.map((linea) => [linea.productoId, linea.nombre, linea.cantidad, linea.precio, linea.notas]),
    notas?.trim(),
  ];
  return createHash('sha256').update(JSON.stringify(contenido)).digest('base64url');
}
