import { CAMBIAR_LLAMADA, CREAR_LLAMADA } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class CrearLlamadaDto extends dtoOf(CREAR_LLAMADA) {}

export class CambiarLlamadaDto extends dtoOf(CAMBIAR_LLAMADA) {}
