import { logico, opcional } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';
import { SIN_PASE } from '../../casa/dominio/cocina';
import * as reglasCocina from '../../casa/reglas/cocina';
import { hastaManana, siONo } from '../reglas/productos';

export const EUROS = {
  oneOf: [{ type: 'number' }, { type: 'string' }],
  description: 'Euros, with a comma or a point',
};

/** Where the dishes of a categoría belong. */
export const DESTINO = {
  pase: opcional.texto<string | null>(reglasCocina.destino, {
    nullable: true,
    description: 'Id of one of the house’s pases; null, or the empty text of a form, is none',
  }),
  estacion: opcional.texto<string | null>(reglasCocina.destino, {
    nullable: true,
    description: 'Id of one of the house’s estaciones; null, or the empty text of a form, is none',
  }),
};

/** A product may do without what its categoría says. */
export const DESTINO_DE_PRODUCTO = {
  pase: opcional.texto<string | null>(reglasCocina.paseDeProducto, {
    nullable: true,
    description: `As a categoría’s; '${SIN_PASE}' marches at once, whatever the categoría says`,
  }),
  estacion: opcional.texto<string | null>(reglasCocina.estacionDeProducto, {
    nullable: true,
    description: "As a categoría’s; 'cocina' or 'barra' is that of its ticket, whatever the categoría says",
  }),
};

export const DISPONIBLE = {
  disponible: logico(siONo),
  hasta: opcional.texto<'mañana'>(hastaManana, { enum: ['mañana'] }),
};

export type DestinoRequest = De<typeof DESTINO>;
