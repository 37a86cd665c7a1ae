import { reglasCuenta } from '@carta/contracts';
import type { RestablecerConEnlaceRequest, RestablecerRequest } from '@carta/contracts';
import { Cumple } from '../../../plataforma/validacion/cumple';
import { CodigoDto } from './codigo.dto';
import { EmailDto } from './email.dto';

export class RestablecerDto extends CodigoDto implements RestablecerRequest {
  @Cumple(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 })
  newPassword!: string;
}

export class RestablecerConEnlaceDto extends EmailDto implements RestablecerConEnlaceRequest {
  @Cumple(reglasCuenta.enlace, { example: 'qL3x9J0bT2m8VwK5dR7sYg' })
  enlace!: string;

  @Cumple(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 })
  newPassword!: string;
}
