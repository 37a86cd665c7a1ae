import type { Alergeno } from '../dominio/alergenos';
import type { TablaLeida } from '../dominio/carta-leida';
import type { UnidadPeso } from '../dominio/peso';

/** A plan is written by nobody yet; 'aplicada' can be undone for a day. */
export type EstadoImportacion = 'plan' | 'aplicando' | 'aplicada' | 'deshaciendo' | 'deshecha';

/** What somebody changed meanwhile, deleted, made or put into a menu; or there is no room, or no longer its categoría. */
export type MotivoFila = 'cambiado' | 'ya_no_esta' | 'ya_esta' | 'en_menu' | 'sin_categoria' | 'sin_sitio';

/** Prices are in euros; `formato` names the one that costs something else. */
export type CambioImportado =
  | { que: 'precio'; formato?: string; antes: number; despues: number }
  | { que: 'descripcion'; antes: string; despues: string }
  | { que: 'alergenos'; antes: Alergeno[]; despues: Alergeno[] };

/** One dish as it was read, and what becomes of it. Prices are in euros. */
export interface FilaImportacion {
  /** Its place among all of them, from 0. */
  fila: number;
  /** Of the text, from 1. */
  linea: number;
  /** 'duda': nothing, until its owner has settled it. */
  que: 'crear' | 'cambiar' | 'igual' | 'duda';
  categoria: string;
  nombre: string;
  descripcion?: string;
  precio?: number;
  formatos?: { nombre: string; precio: number }[];
  porPeso?: UnidadPeso;
  alergenos?: Alergeno[];
  cambios?: CambioImportado[];
  /** They stay when they are settled; with them, how it was written. */
  dudas?: string[];
  escrito?: string;
  /** What settles a doubt: a price, or a yes. Absent: it can only be left out. */
  arreglo?: 'precio' | 'confirmar';
  fuera?: true;
  /** Why it was not done. */
  motivo?: MotivoFila;
  /** Why it was not undone. */
  sigue?: MotivoFila;
}

export interface AvisoImportacion {
  linea: number;
  escrito: string;
  porque: string;
}

export interface Importacion {
  _id: string;
  creadaEn: string;
  estado: EstadoImportacion;
  filas: FilaImportacion[];
  /** Lines of the text that are no dish, as they were written, and why they were not understood. */
  avisos: AvisoImportacion[];
  /** Of a table whose columns are not certain; nothing is done while it has `porques`. */
  tabla?: TablaLeida;
  /** The categorías that it makes. */
  categorias: string[];
  /** Rows to be done, or undone, and how many are behind it. */
  total: number;
  vistas: number;
  /** Where it is done and can be undone. */
  deshacerHasta?: string;
}
