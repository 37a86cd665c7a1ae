import { MENSAJE_IMAGEN, reglasAspecto } from '@carta/contracts';
import type { CambiarAspectoRequest } from '@carta/contracts';
import { dtoOf, campo, campoOpcional } from '../../../plataforma/validacion/dto';

export class CambiarAspectoDto extends dtoOf<CambiarAspectoRequest>({
  color: campo(reglasAspecto.color, { nullable: true, example: '#7b1e3a' }),
}) {}

export class FotoAspectoDto extends dtoOf<{ imagen?: '' }>({
  imagen: campoOpcional((valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato), {
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB',
  }),
}) {}
