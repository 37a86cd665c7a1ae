import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** How far the demo has been sown; one document, which is why a start that was cut off can go on. */
export type Etapa = 'cartas' | 'imagenes' | 'lista';

export interface SiembraDoc {
  _id: 'demo';
  etapa: Etapa;
}

export const SIEMBRA = 'Siembra';

export const siembraSchema = declareColeccion<SiembraDoc>('siembra');
