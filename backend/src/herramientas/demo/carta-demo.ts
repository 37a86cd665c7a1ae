import type { Alergeno, OpcionRequest, PiezaAspecto, Tramo, TipoPedido, TipoUsuario } from '@carta/contracts';

/** How the demo's restaurants are written down. */
export interface PlatoDemo {
  nombre: string;
  /** Euros; of the first of its formatos, where it has them. */
  precio: number;
  formatos?: { nombre: string; precio: number }[];
  /** The names of what is asked of it. */
  opciones?: string[];
  descripcion: string;
  ingredientes: string[];
  alergenos: Alergeno[];
  /** The name of its picture in `fotos/`. */
  foto: string;
  agotado?: boolean;
}

export interface CategoriaDemo {
  nombre: string;
  tipo: TipoPedido;
  /** When it is served; absent: always. */
  horas?: Tramo[];
  platos: PlatoDemo[];
}

export interface ZonaDemo {
  nombre: string;
  mesas: string;
  /** Euros by the name of the dish: what costs something else there. */
  precios: Readonly<Record<string, number>>;
}

export interface RestauranteDemo {
  nombre: string;
  email: string;
  tipoUsuario: TipoUsuario;
  numeroMesas: number;
  telefono: string;
  ubicacion: string;
  /** Its colour, and the names of its pictures in `fotos/`. */
  aspecto: { color: string } & Record<PiezaAspecto, string>;
  zonas?: ZonaDemo[];
  opciones?: OpcionRequest[];
  categorias: CategoriaDemo[];
}

/** One password for both: whoever tries the product reads it in the banner. */
export const PASSWORD_DEMO = 'demo1234';

/** One line per dish, in the order in which a menu says it. */
export function plato(
  nombre: string,
  precio: number,
  descripcion: string,
  ingredientes: string,
  alergenos: Alergeno[],
  foto: string,
): PlatoDemo {
  return { nombre, precio, descripcion, ingredientes: ingredientes.split(', '), alergenos, foto };
}

export function agotado(plato: PlatoDemo): PlatoDemo {
  return { ...plato, agotado: true };
}

/** Sold in these sizes, each with its price: 'Tapa' and 3.8 euros. */
export function enFormatos(plato: PlatoDemo, precios: Record<string, number>): PlatoDemo {
  const formatos = Object.entries(precios).map(([nombre, precio]) => ({ nombre, precio }));
  return { ...plato, formatos, precio: formatos[0]?.precio ?? plato.precio };
}

export function conOpciones(plato: PlatoDemo, ...opciones: string[]): PlatoDemo {
  return { ...plato, opciones };
}
