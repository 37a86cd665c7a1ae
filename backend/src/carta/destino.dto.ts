import { reglasCocina } from '@carta/contracts';
import { campoOpcional } from '../plataforma/validacion/dto';

/** Where the dishes of a product or a categoría belong. */
export const DESTINO = {
  pase: campoOpcional(reglasCocina.destino, {
    nullable: true,
    description: 'Id of one of the house’s pases; null, or the empty text of a form, is none',
  }),
  estacion: campoOpcional(reglasCocina.destino, {
    nullable: true,
    description: 'Id of one of the house’s estaciones; null, or the empty text of a form, is none',
  }),
};
