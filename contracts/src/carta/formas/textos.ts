import { LIMITES } from '../../plataforma/reglas/limites';
import * as reglas from '../reglas/textos';
import { partes, texto } from '../../plataforma/formas/forma';
import type { De } from '../../plataforma/formas/forma';

/** `de` is where it was read. An empty `texto` removes the translation. */
const TEXTO = {
  original: texto(reglas.original, {
    maxLength: LIMITES.descripcionMax,
    description: 'The Spanish text, as the carta says it',
  }),
  texto: texto(reglas.texto, {
    maxLength: LIMITES.descripcionMax,
    description: 'The same in the other language; empty: the translation is removed',
  }),
  de: texto(reglas.de, 'id.campo of what it was read on'),
};

/** PUT /textos/{lengua}: one or many; the others stay. It returns a CuentaTextos. @public */
export const GUARDAR_TEXTOS = {
  textos: partes('TextoDto', TEXTO, reglas.textos, {
    maxItems: reglas.LIMITES_TEXTOS.porPeticion,
    description: 'One or many; the others stay',
  }),
};

export type TextoRequest = De<typeof TEXTO>;
export type GuardarTextosRequest = De<typeof GUARDAR_TEXTOS>;
