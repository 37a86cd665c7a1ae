import { MENSAJE_IMAGEN } from '../../plataforma/reglas/imagen';
import * as reglasAspecto from '../reglas/aspecto';
import { opcional, texto } from '../../plataforma/formas/forma';

/** PUT /restaurantes/{id}/aspecto: null removes the colour. */
export const CAMBIAR_ASPECTO = {
  color: texto<string | null>(reglasAspecto.color, { nullable: true, example: '#7b1e3a' }),
};

export const FOTO_ASPECTO = {
  imagen: opcional.texto<''>((valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato), {
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB',
  }),
};
