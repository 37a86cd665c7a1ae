import type {
  Alergeno,
  EstacionCasa,
  Lengua,
  NombrePlan,
  OpcionRequest,
  PiezaAspecto,
  PorPesoRequest,
  Servicio,
  TipoPedido,
  Tramo,
} from '@carta/contracts';
import type { MenuDemo } from './menu-demo';

/** By their names in its house. */
export interface DestinoDemo {
  pase?: string;
  estacion?: string;
}

export interface PlatoDemo extends DestinoDemo {
  nombre: string;
  /** Euros, of the first formato if there are any. */
  precio: number;
  formatos?: { nombre: string; precio: number }[];
  opciones?: string[];
  descripcion: string;
  ingredientes: string[];
  alergenos: Alergeno[];
  /** The name of its picture in `fotos/`. */
  foto?: string;
  agotado?: boolean;
  /** Its price is then that of the unit. */
  porPeso?: PorPesoRequest;
  menu?: MenuDemo;
}

export interface CategoriaDemo extends DestinoDemo {
  nombre: string;
  tipo: TipoPedido;
  /** Absent means always served. */
  horas?: Tramo[];
  platos: PlatoDemo[];
}

export interface ZonaDemo {
  nombre: string;
  mesas: string;
  /** Euros by the name of the dish, where the price differs. */
  precios: Readonly<Record<string, number>>;
}

export interface RestauranteDemo {
  nombre: string;
  email: string;
  plan: NombrePlan;
  numeroMesas: number;
  telefono: string;
  ubicacion: string;
  /** A colour, and the names of pictures in `fotos/`. */
  aspecto: { color: string } & Record<PiezaAspecto, string>;
  zonas?: ZonaDemo[];
  pases?: string[];
  servicio?: Pick<Servicio, 'marchar' | 'preguntarComensales'>;
  estaciones?: Omit<EstacionCasa, '_id'>[];
  opciones?: OpcionRequest[];
  categorias: CategoriaDemo[];
  /** Each language but Spanish, with every text of the carta by the Spanish one; absent: Spanish alone. */
  textos?: ReadonlyMap<Lengua, Readonly<Record<string, string>>>;
}

/** One password for both: the banner shows it. */
export const PASSWORD_DEMO = 'demo1234';

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

/** `precios` are in euros, such as { Tapa: 3.8 }. */
export function enFormatos(plato: PlatoDemo, precios: Record<string, number>): PlatoDemo {
  const formatos = Object.entries(precios).map(([nombre, precio]) => ({ nombre, precio }));
  return { ...plato, formatos, precio: formatos[0]?.precio ?? plato.precio };
}

export function conOpciones(plato: PlatoDemo, ...opciones: string[]): PlatoDemo {
  return { ...plato, opciones };
}

export function enEstacion(plato: PlatoDemo, estacion: string): PlatoDemo {
  return { ...plato, estacion };
}
