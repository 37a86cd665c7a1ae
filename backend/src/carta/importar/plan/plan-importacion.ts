import { normalizeTexto } from '@carta/contracts';
import type { CartaLeida, FilaLeida } from '../lectura/palabras/fila-leida';
import { newId } from '../../../plataforma/base-datos/ids';
import type { DbId } from '../../../plataforma/base-datos/ids';
import type { ProductoDoc } from '../../productos/lista/producto.schema';
import { compareFila } from './fila-importacion';
import type { CategoriaImportada, FilaImportacionDoc, ImportacionDoc } from './importacion.schema';

/** The carta as it is now. */
export interface CartaActual {
  categorias: readonly { _id: DbId; nombre: string }[];
  productos: readonly ProductoDoc[];
}

/** The categoría of dishes that stand under no title. */
const SIN_TITULO = 'Carta';

type Plan = Pick<ImportacionDoc, 'filas' | 'categorias' | 'avisos'>;

const ESCRITO_MAX = 160;

/**
 * What becomes of each row that was read; categorías that are new are in the order of the text.
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
    return {
      ...fila,
      producto: newId(),
      destino: { categoria: categorias.idDe(fila.categoria) },
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

/** Names that look equal are equal (docs/reglas/carta.md#texts). */
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

  constructor(actuales: CartaActual['categorias']) {
    this.ids = new Map(actuales.map(({ _id, nombre }) => [normalizeTexto(nombre), _id]));
  }

  idDe(nombre: string): DbId {
    const clave = normalizeTexto(nombre);
    const conocida = this.ids.get(clave);
    if (conocida) return conocida;
    const nueva = { _id: newId(), nombre };
    this.ids.set(clave, nueva._id);
    this.nuevas.push(nueva);
    return nueva._id;
  }
}
