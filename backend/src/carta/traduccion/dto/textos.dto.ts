import { LIMITES, reglasTextos } from '@carta/contracts';
import type { GuardarTextosRequest, TextoRequest } from '@carta/contracts';
import { dtoOf, campo } from '../../../plataforma/validacion/dto';

class TextoDto extends dtoOf<TextoRequest>({
  original: campo(reglasTextos.original, {
    maxLength: LIMITES.descripcionMax,
    description: 'The Spanish text, as the carta says it',
  }),
  texto: campo(reglasTextos.texto, {
    maxLength: LIMITES.descripcionMax,
    description: 'The same in the other language; empty: the translation is removed',
  }),
  de: campo(reglasTextos.de, { description: 'id.campo of what it was read on' }),
}) {}

export class GuardarTextosDto extends dtoOf<GuardarTextosRequest>({
  textos: campo(reglasTextos.textos, {
    type: [TextoDto],
    maxItems: reglasTextos.LIMITES_TEXTOS.porPeticion,
    description: 'One or many; the others stay',
  }),
}) {}
