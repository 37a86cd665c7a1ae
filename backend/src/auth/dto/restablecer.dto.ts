import { reglasCuenta } from '@carta/contracts';
import type { RestablecerRequest } from '@carta/contracts';
import { Cumple } from '../../common/validation/cumple';
import { CodigoDto } from './codigo.dto';

export class RestablecerDto extends CodigoDto implements RestablecerRequest {
  @Cumple(reglasCuenta.passwordNueva, { minLength: 6, maxLength: 128 })
  newPassword!: string;
}
