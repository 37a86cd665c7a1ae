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
import type { CampoTanda } from '../../lotes/tanda.schema';
import { declareTareas } from '../../lotes/tarea.schema';
import type { TareaDoc } from '../../lotes/tarea.schema';

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

/** A whole carta, with everything that is done of it: a tarea of two phases, doing and undoing. */
export interface ImportacionDoc extends TareaDoc {
  estado: EstadoImportacion;
  filas: FilaImportacionDoc[];
  avisos: AvisoImportacion[];
  /** Of a table whose columns are asked: they, and what is read again once they are said. */
  tabla?: TablaLeida;
  original?: ImportarRequest;
  /** The new ones. */
  categorias: CategoriaImportada[];
  /** The key of its undoing. */
  deshacer: Types.ObjectId;
  aplicadaEn?: Date;
}

export const importacionSchema = declareTareas<ImportacionDoc>('importaciones');
