import type { Alergeno, Tramo, TipoPedido, TipoUsuario } from '@carta/contracts';

/** How the demo's restaurants are written down. */
export interface PlatoDemo {
  nombre: string;
  /** Euros. */
  precio: number;
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

export interface RestauranteDemo {
  nombre: string;
  email: string;
  tipoUsuario: TipoUsuario;
  numeroMesas: number;
  telefono: string;
  ubicacion: string;
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

export function agotado(uno: PlatoDemo): PlatoDemo {
  return { ...uno, agotado: true };
}
