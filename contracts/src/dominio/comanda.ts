import type { Alergeno } from './alergenos';
import { sumCentimos, timesUnidades } from './dinero';
import type { Centimos } from './dinero';
import type { Tramo } from './horario';
import { TIPOS_PEDIDO } from './tipo-categoria';
import type { TipoPedido } from './tipo-categoria';

/**
 * What a mesa asks for, before it is stored: matched to the carta, priced by it, and split into
 * the kitchen's ticket and the bar's (docs/reglas.md#taking-an-order).
 */

/** A line as the phone sends it; the price is what the diner saw, only ever compared. */
export interface LineaPedida {
  productoId?: string;
  nombre: string;
  cantidad: number;
  precio: Centimos;
  notas?: string;
}

/** A product as the carta sells it now. */
export interface ProductoVendible {
  id: string;
  nombre: string;
  precio: Centimos;
  disponible: boolean;
  tipo: TipoPedido;
  /** Its categoría, where that is not served at all hours. */
  servida?: { nombre: string; horas: readonly Tramo[] };
  alergenos: readonly Alergeno[];
  alergenosDeclarados: boolean;
}

/** A line the kitchen can cook: its product, at today's price. */
export interface LineaComanda {
  producto: ProductoVendible;
  cantidad: number;
  notas?: string;
}

/** How a line stands now, told to a phone whose carta is old. */
export interface LineaFresca {
  productoId: string | null;
  nombre: string;
  precio: Centimos;
  disponible: boolean;
}

export type Comanda =
  | { ok: true; lineas: LineaComanda[] }
  | { ok: false; motivo: 'PRECIO_CAMBIADO' | 'PRODUCTO_NO_DISPONIBLE'; lineas: LineaFresca[] }
  | { ok: false; motivo: 'PRODUCTO_AMBIGUO'; nombre: string };

type Emparejada = { pedida: LineaPedida; producto: ProductoVendible | undefined };

/**
 * Matches every line to a product: by id, else by exact name and price together. Answers the
 * priced lines, or why the whole comanda is refused with every line as it stands now.
 */
export function priceComanda(pedidas: readonly LineaPedida[], carta: readonly ProductoVendible[]): Comanda {
  const emparejadas: Emparejada[] = [];
  for (const pedida of pedidas) {
    const candidatos = candidatosDe(pedida, carta);
    if (pedida.productoId === undefined && candidatos.length !== 1) {
      return { ok: false, motivo: 'PRODUCTO_AMBIGUO', nombre: pedida.nombre };
    }
    emparejadas.push({ pedida, producto: candidatos[0] });
  }
  if (emparejadas.some(({ producto }) => !producto?.disponible)) {
    return { ok: false, motivo: 'PRODUCTO_NO_DISPONIBLE', lineas: emparejadas.map(frescaDe) };
  }
  if (emparejadas.some(({ pedida, producto }) => producto?.precio !== pedida.precio)) {
    return { ok: false, motivo: 'PRECIO_CAMBIADO', lineas: emparejadas.map(frescaDe) };
  }
  return { ok: true, lineas: emparejadas.flatMap(comandaDe) };
}

function candidatosDe(pedida: LineaPedida, carta: readonly ProductoVendible[]): ProductoVendible[] {
  return carta.filter((producto) =>
    pedida.productoId === undefined
      ? producto.nombre === pedida.nombre && producto.precio === pedida.precio
      : producto.id === pedida.productoId,
  );
}

function frescaDe({ pedida, producto }: Emparejada): LineaFresca {
  return {
    productoId: pedida.productoId ?? producto?.id ?? null,
    nombre: producto?.nombre ?? pedida.nombre,
    precio: producto?.precio ?? pedida.precio,
    disponible: producto?.disponible ?? false,
  };
}

function comandaDe({ pedida, producto }: Emparejada): LineaComanda[] {
  if (producto === undefined) return [];
  return [{ producto, cantidad: pedida.cantidad, ...(pedida.notas ? { notas: pedida.notas } : {}) }];
}

/** The tickets of a comanda, in kitchen-then-bar order; a tipo without lines makes no ticket. */
export function splitComanda(
  lineas: readonly LineaComanda[],
): { tipo: TipoPedido; lineas: LineaComanda[] }[] {
  return TIPOS_PEDIDO.map((tipo) => ({
    tipo,
    lineas: lineas.filter((linea) => linea.producto.tipo === tipo),
  })).filter((ticket) => ticket.lineas.length > 0);
}

/** What the lines cost together, in céntimos. */
export function totalComanda(lineas: readonly LineaComanda[]): Centimos {
  return sumCentimos(lineas.map((linea) => timesUnidades(linea.producto.precio, linea.cantidad)));
}
