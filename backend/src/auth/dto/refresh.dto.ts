import type { RefreshRequest, Regla } from '@carta/contracts';
import { ERRORES } from '@carta/contracts';
import { Cumple } from '../../common/validation/cumple';

const MAX_LENGTH = 200;

const refreshToken: Regla = (valor) =>
  typeof valor === 'string' && valor !== '' && valor.length <= MAX_LENGTH
    ? null
    : ERRORES.VALIDATION_ERROR.mensaje;

export class RefreshDto implements RefreshRequest {
  @Cumple(refreshToken)
  refreshToken!: string;
}
