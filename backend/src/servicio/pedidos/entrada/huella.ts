import { createHash } from 'node:crypto';
import { ordenados, parseMesa } from '@carta/contracts';
import type { DatosPedido, LineaTomadaRequest } from '@carta/contracts';

/** What is hashed of each field; undefined: nothing, as if the order did not have it. */
type Hashed<T> = { [C in keyof T]-?: (valor: T[C]) => unknown };

const siHay = (valor: unknown): unknown => valor || undefined;

/**
 * These are in the order in which they came to be, and hashed only where they are said: an order that was stored
 * before one of them existed keeps its hash. A new field comes last.
 */
const DE_PEDIDO: Hashed<Omit<DatosPedido, 'productos' | 'notas' | 'lengua'>> = {
  evita: (evita) => siHay(evita?.length && ordenados(evita)),
  movil: siHay,
  juntos: siHay,
  comensales: siHay,
};

const DE_LINEA: Hashed<
  Omit<LineaTomadaRequest, 'productoId' | 'nombre' | 'cantidad' | 'precio' | 'notas' | 'formato' | 'opciones'>
> = {
  pase: (pase) => pase,
  libre: siHay,
  silla: siHay,
};

/** Hash of an order's content: it distinguishes a retry from a reused key. */
export function huellaDe({
  restaurante,
  mesa,
  ...pedido
}: DatosPedido & { restaurante: string; mesa: number }): string {
  const contenido = [
    restaurante.toLowerCase(),
    parseMesa(mesa),
    pedido.productos.map((linea) => [
      ...[linea.productoId, linea.nombre, linea.cantidad, linea.precio, linea.notas],
      ...eleccionDe(linea),
      ...hashed(linea, DE_LINEA),
    ]),
    pedido.notas?.trim(),
    ...hashed(pedido, DE_PEDIDO),
  ];
  return createHash('sha256').update(JSON.stringify(contenido)).digest('base64url');
}

function hashed(datos: object, campos: Record<string, (valor: never) => unknown>): object[] {
  return Object.entries(campos).flatMap(([campo, read]) => {
    const valor = read(Reflect.get(datos, campo) as never);
    return valor === undefined ? [] : [{ [campo]: valor }];
  });
}

function eleccionDe({ formato, opciones }: LineaTomadaRequest): object[] {
  const elegidas = opciones ?? [];
  if (!formato && elegidas.length === 0) return [];
  return [{ formato: formato ?? null, opciones: [...elegidas].sort() }];
}
