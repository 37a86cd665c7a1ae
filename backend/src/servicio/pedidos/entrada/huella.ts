import { createHash } from 'node:crypto';
import { ordenados, parseMesa } from '@carta/contracts';
import type { Alergeno, LineaPedidaRequest } from '@carta/contracts';

/** What an order asks for, and where. */
interface Contenido {
  restaurante: string;
  mesa: number;
  productos: readonly LineaPedidaRequest[];
  notas?: string;
  evita?: readonly Alergeno[] | null;
  movil?: string;
}

/**
 * Hash of what an order asks for: tells a retry from a key used for something else. What a body need not say
 * is in it only where it is said, so that what was sent before it could be said keeps its hash.
 */
export function huellaDe({ restaurante, mesa, productos, notas, evita, movil }: Contenido): string {
  const contenido = [
    restaurante.toLowerCase(),
    parseMesa(mesa),
    productos.map((linea) => [
      ...[linea.productoId, linea.nombre, linea.cantidad, linea.precio, linea.notas],
      ...eleccionDe(linea),
    ]),
    notas?.trim(),
    ...(evita && evita.length > 0 ? [{ evita: ordenados(evita) }] : []),
    ...(movil ? [{ movil }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(contenido)).digest('base64url');
}

/** In whatever order it was chosen. */
function eleccionDe({ formato, opciones }: LineaPedidaRequest): object[] {
  const elegidas = opciones ?? [];
  if (!formato && elegidas.length === 0) return [];
  return [{ formato: formato ?? null, opciones: [...elegidas].sort() }];
}
