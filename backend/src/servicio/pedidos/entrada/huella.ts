import { createHash } from 'node:crypto';
import { ordenados, parseMesa } from '@carta/contracts';
import type { Alergeno, LineaTomadaRequest } from '@carta/contracts';

interface Contenido {
  restaurante: string;
  mesa: number;
  productos: readonly LineaTomadaRequest[];
  juntos?: boolean | undefined;
  comensales?: number | undefined;
  notas?: string;
  evita?: readonly Alergeno[] | null;
  movil?: string;
}

/**
 * Hash of an order's content: it distinguishes a retry from a reused key. Optional fields are hashed only
 * when present, so that orders sent before a field existed keep their hash.
 */
export function huellaDe(pedido: Contenido): string {
  const { restaurante, mesa, productos, notas, evita, movil, juntos, comensales } = pedido;
  const contenido = [
    restaurante.toLowerCase(),
    parseMesa(mesa),
    productos.map((linea) => [
      ...[linea.productoId, linea.nombre, linea.cantidad, linea.precio, linea.notas],
      ...eleccionDe(linea),
      ...(linea.pase === undefined ? [] : [{ pase: linea.pase }]),
      ...(linea.libre ? [{ libre: linea.libre }] : []),
    ]),
    notas?.trim(),
    ...(evita && evita.length > 0 ? [{ evita: ordenados(evita) }] : []),
    ...(movil ? [{ movil }] : []),
    ...(juntos ? [{ juntos }] : []),
    ...(comensales ? [{ comensales }] : []),
  ];
  return createHash('sha256').update(JSON.stringify(contenido)).digest('base64url');
}

function eleccionDe({ formato, opciones }: LineaTomadaRequest): object[] {
  const elegidas = opciones ?? [];
  if (!formato && elegidas.length === 0) return [];
  return [{ formato: formato ?? null, opciones: [...elegidas].sort() }];
}
