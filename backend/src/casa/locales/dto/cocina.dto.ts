import { CAMBIAR_ESTACIONES, CAMBIAR_PASES } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class CambiarPasesDto extends dtoOf(CAMBIAR_PASES) {}

export class CambiarEstacionesDto extends dtoOf(CAMBIAR_ESTACIONES) {}
