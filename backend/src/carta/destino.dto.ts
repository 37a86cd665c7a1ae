import { SIN_PASE, reglasCocina } from '@carta/contracts';
import { campoOpcional } from '../plataforma/validacion/dto';

/** Where the dishes of a categoría belong. */
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

/** A product may do without what its categoría says. */
export const DESTINO_DE_PRODUCTO = {
  pase: campoOpcional(reglasCocina.paseDeProducto, {
    nullable: true,
    description: `As a categoría’s; '${SIN_PASE}' marches at once, whatever the categoría says`,
  }),
  estacion: campoOpcional(reglasCocina.estacionDeProducto, {
    nullable: true,
    description: "As a categoría’s; 'cocina' or 'barra' is that of its ticket, whatever the categoría says",
  }),
};
