import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** The progress of the demo is stored, so that an interrupted start resumes. */
export type Etapa = 'cartas' | 'imagenes' | 'lista';

export interface SiembraDoc {
  _id: 'demo';
  etapa: Etapa;
}

export const siembraSchema = declareColeccion<SiembraDoc>('siembra');
