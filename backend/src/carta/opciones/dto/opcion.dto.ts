import { DISPONIBILIDAD_VALOR, OPCION } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class OpcionDto extends dtoOf(OPCION) {}

export class DisponibilidadValorDto extends dtoOf(DISPONIBILIDAD_VALOR) {}
