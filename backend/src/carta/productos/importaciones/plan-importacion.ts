import { normalizeTexto } from '@carta/contracts';
import type { CartaLeida, FilaLeida } from '@carta/contracts';
import { newId } from '../../../plataforma/base-datos/ids';
import type { DbId } from '../../../plataforma/base-datos/ids';
import type { ProductoDoc } from '../producto.schema';
import { compareFila } from './fila-importacion';
import type { CategoriaImportada, FilaImportacionDoc, ImportacionDoc } from './importacion.schema';

/** The carta as it is now. */
export interface CartaActual {
  categorias: readonly { _id: DbId; nombre: string; posicion: number }[];
  productos: readonly ProductoDoc[];
}

/** The categoría of dishes that stand under no title. */
const SIN_TITULO = 'Carta';

type Plan = Pick<ImportacionDoc, 'filas' | 'categorias' | 'avisos'>;

const ESCRITO_MAX = 160;

/**
 * What becomes of each row that was read; dishes and categorías that are new go last, in the order of the text.
 * @param lineas the text itself, to be shown beside what is doubtful.
 */
export function planImportacion(
  { filas: leidas, dudas }: CartaLeida,
  actual: CartaActual,
  lineas: readonly string[] = [],
): Plan {
  const escritoEn = (linea: number) =>
    (lineas[linea - 1] ?? '').replace(/\s+/g, ' ').trim().slice(0, ESCRITO_MAX);
  const categorias = new Categorias(actual.categorias);
  const productos = productosPorNombre(actual);
  const posiciones = posicionesDe(actual.productos);
  const vistas = new Map<string, number>();
  const planFila = (leida: FilaLeida): FilaImportacionDoc => {
    const fila = cleanFila(leida);
    const clave = claveDe(fila.categoria, fila.nombre);
    const otra = vistas.get(clave);
    vistas.set(clave, otra ?? leida.linea);
    if (otra !== undefined)
      return { ...fila, que: 'duda', dudas: [`Ya está en la línea ${otra}.`, ...fila.dudas] };
    const hallados = productos.get(clave) ?? [];
    if (hallados.length > 1)
      return { ...fila, que: 'duda', dudas: ['Hay varios con ese nombre en tu carta.', ...fila.dudas] };
    const [producto] = hallados;
    if (producto) return { ...fila, producto: producto._id, ...compareFila(fila, producto) };
    const categoria = categorias.idDe(fila.categoria);
    return {
      ...fila,
      producto: newId(),
      destino: { categoria, posicion: posiciones.next(categoria) },
      ...compareFila(fila, undefined),
    };
  };
  return {
    filas: leidas
      .map(planFila)
      .map((fila) =>
        fila.dudas?.length
          ? { ...fila, dudas: [...new Set(fila.dudas)], escrito: escritoEn(fila.linea) }
          : fila,
      ),
    categorias: categorias.nuevas,
    avisos: dudas.map(({ linea, porque }) => ({ linea, escrito: escritoEn(linea), porque })),
  };
}

/** Names that look equal are equal (docs/reglas.md#texts). */
export const claveDe = (categoria: string, nombre: string): string =>
  `${normalizeTexto(categoria)}\n${normalizeTexto(nombre)}`;

function cleanFila({ categoria, nombre, dudas, ...leida }: FilaLeida) {
  return {
    ...leida,
    categoria: categoria.trim() || SIN_TITULO,
    nombre: nombre.trim(),
    dudas: dudas.map(({ porque }) => porque),
  };
}

/** By the name of their categoría and their own; one whose categoría is gone has no place in a text. */
function productosPorNombre({ categorias, productos }: CartaActual): Map<string, ProductoDoc[]> {
  const nombres = new Map(categorias.map(({ _id, nombre }) => [_id.toHexString(), nombre]));
  const porNombre = new Map<string, ProductoDoc[]>();
  for (const producto of productos) {
    const categoria = producto.categoria && nombres.get(producto.categoria.toHexString());
    if (!categoria) continue;
    const clave = claveDe(categoria, producto.nombre);
    porNombre.set(clave, [...(porNombre.get(clave) ?? []), producto]);
  }
  return porNombre;
}

class Categorias {
  readonly nuevas: CategoriaImportada[] = [];
  private readonly ids: Map<string, DbId>;
  private posicion: number;

  constructor(actuales: CartaActual['categorias']) {
    this.ids = new Map(actuales.map(({ _id, nombre }) => [normalizeTexto(nombre), _id]));
    this.posicion = actuales.reduce((ultima, categoria) => Math.max(ultima, categoria.posicion + 1), 0);
  }

  idDe(nombre: string): DbId {
    const clave = normalizeTexto(nombre);
    const conocida = this.ids.get(clave);
    if (conocida) return conocida;
    const nueva = { _id: newId(), nombre, posicion: this.posicion++ };
    this.ids.set(clave, nueva._id);
    this.nuevas.push(nueva);
    return nueva._id;
  }
}

function posicionesDe(productos: readonly ProductoDoc[]): { next: (categoria: DbId) => number } {
  const siguientes = new Map<string, number>();
  for (const { categoria, posicion } of productos) {
    const clave = categoria?.toHexString() ?? '';
    siguientes.set(clave, Math.max(siguientes.get(clave) ?? 0, posicion + 1));
  }
  return {
    next(categoria) {
      const clave = categoria.toHexString();
      const posicion = siguientes.get(clave) ?? 0;
      siguientes.set(clave, posicion + 1);
      return posicion;
    },
  };
}
