import { APROBAR, CAMBIAR_PERSONA, CREAR_PERSONA, ENTRAR_TURNO } from '@carta/contracts';
import { dtoOf } from '../../plataforma/validacion/dto';

export class CrearPersonaDto extends dtoOf(CREAR_PERSONA) {}

export class CambiarPersonaDto extends dtoOf(CAMBIAR_PERSONA) {}

export class EntrarTurnoDto extends dtoOf(ENTRAR_TURNO) {}

export class AprobarDto extends dtoOf(APROBAR) {}
