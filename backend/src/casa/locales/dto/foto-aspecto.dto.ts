import { MENSAJE_IMAGEN } from '@carta/contracts';
import { CumpleOpcional } from '../../../plataforma/validacion/cumple';

export class FotoAspectoDto {
  @CumpleOpcional((valor) => (valor === '' ? null : MENSAJE_IMAGEN.formato), {
    type: String,
    format: 'binary',
    description: 'JPEG, PNG or WebP up to 5 MB',
  })
  imagen?: '';
}
