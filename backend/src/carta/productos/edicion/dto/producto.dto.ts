import { CAMBIAR_PRODUCTO, CREAR_PRODUCTO, DISPONIBILIDAD } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class CrearProductoDto extends dtoOf(CREAR_PRODUCTO) {}

export class CambiarProductoDto extends dtoOf(CAMBIAR_PRODUCTO) {}

export class DisponibilidadDto extends dtoOf(DISPONIBILIDAD) {}
