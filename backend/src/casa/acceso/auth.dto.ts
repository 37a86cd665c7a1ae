import {
  CON_CODIGO,
  EMAIL,
  EMAIL_NUEVO,
  LOGIN,
  REFRESH,
  REGISTRO,
  RESTABLECER,
  RESTABLECER_CON_ENLACE,
} from '@carta/contracts';
import { dtoOf } from '../../plataforma/validacion/dto';

export class EmailDto extends dtoOf(EMAIL) {}

export class EmailNuevoDto extends dtoOf(EMAIL_NUEVO) {}

export class CodigoDto extends dtoOf(CON_CODIGO) {}

export class LoginDto extends dtoOf(LOGIN) {}

export class RefreshDto extends dtoOf(REFRESH) {}

export class RegistroDto extends dtoOf(REGISTRO) {}

export class RestablecerDto extends dtoOf(RESTABLECER) {}

export class RestablecerConEnlaceDto extends dtoOf(RESTABLECER_CON_ENLACE) {}
