import { CAMBIAR_DISPOSITIVO, CREAR_CODIGO, EMPAREJAR, READMISION, READMITIR } from '@carta/contracts';
import { dtoOf } from '../../plataforma/validacion/dto';

export class CrearCodigoDto extends dtoOf(CREAR_CODIGO) {}

export class CambiarDispositivoDto extends dtoOf(CAMBIAR_DISPOSITIVO) {}

export class EmparejarDto extends dtoOf(EMPAREJAR) {}

export class ReadmisionDto extends dtoOf(READMISION) {}

export class ReadmitirDto extends dtoOf(READMITIR) {}
