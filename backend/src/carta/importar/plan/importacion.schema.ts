import type { Types } from 'mongoose';
import type {
  Alergeno,
  AvisoImportacion,
  Centimos,
  EstadoImportacion,
  FilaImportacion,
  ImportarRequest,
  TablaLeida,
  UnidadPeso,
} from '@carta/contracts';
import type { FormatoLeido } from '../lectura/palabras/fila-leida';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { CampoTanda } from '../../lotes/tanda.schema';

/** What was read of one dish. */
export interface DatosFila {
  descripcion?: string;
  precio?: Centimos;
  formatos?: FormatoLeido[];
  porPeso?: { unidad: UnidadPeso };
  alergenos?: Alergeno[];
}

export interface FilaImportacionDoc
  extends DatosFila, Pick<FilaImportacion, 'linea' | 'que' | 'categoria' | 'nombre' | 'cambios'> {
  dudas?: string[];
  escrito?: string;
  arreglo?: 'precio' | 'confirmar';
  /** The product that it changes, or the id of the one that it makes: so it is made once. */
  producto?: Types.ObjectId;
  /** Where the one that it makes goes. */
  destino?: { categoria: Types.ObjectId };
  /** What it changes, from what to what. */
  campos?: CampoTanda[];
  fuera?: true;
  motivo?: FilaImportacion['motivo'];
  sigue?: FilaImportacion['sigue'];
}

export interface CategoriaImportada {
  _id: Types.ObjectId;
  nombre: string;
}

/** A whole carta, stored with everything it will do before anything of it is done. */
export interface ImportacionDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  creadaEn: Date;
  estado: EstadoImportacion;
  enCurso: boolean;
  filas: FilaImportacionDoc[];
  avisos: AvisoImportacion[];
  /** Of a table whose columns are asked: they, and what is read again once they are said. */
  tabla?: TablaLeida;
  original?: ImportarRequest;
  /** The new ones. */
  categorias: CategoriaImportada[];
  /** Rows behind it, of those that are to be done, or undone. */
  vistas: number;
  /** The key of its undoing. */
  deshacer: Types.ObjectId;
  aplicadaEn?: Date;
}

export const importacionSchema = declareColeccion<ImportacionDoc>('importaciones');

importacionSchema.index({ restaurante: 1, creadaEn: -1 }, { name: 'ultima' });
/** At most one is under way in a restaurante. */
importacionSchema.index(
  { restaurante: 1, enCurso: 1 },
  { name: 'unaEnCurso', unique: true, partialFilterExpression: { enCurso: true } },
);
/** Finds what a crash has left unfinished. */
importacionSchema.index({ enCurso: 1 }, { name: 'enCurso', partialFilterExpression: { enCurso: true } });
