import { declareColeccion } from '../base-datos/coleccion';
import { PULSOS } from '../base-datos/sistema';
import type { MedidasCuarto } from './medidas-cuarto';

const DIAS_GUARDADOS = 30;

/** What one process measured in a quarter of an hour, or in the part of it that it ran; of no house. */
export interface PulsoDoc extends MedidasCuarto {
  /** The quarter and the process, so that a row written again is the same row. */
  _id: string;
  /** When the quarter began. */
  cuarto: Date;
  bucleMs: number;
  paronMs: number;
  discoLibreMB: number;
}

export const pulsoSchema = declareColeccion<PulsoDoc>(PULSOS);

pulsoSchema.index({ cuarto: 1 }, { name: 'cuarto', expireAfterSeconds: DIAS_GUARDADOS * 86_400 });
