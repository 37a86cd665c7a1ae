import {
  CAMBIAR_HORARIO,
  CAMBIAR_LEGAL,
  CAMBIAR_RESTAURANTE,
  CAMBIAR_SERVICIO,
  CAMBIAR_ZONAS,
} from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class CambiarRestauranteDto extends dtoOf(CAMBIAR_RESTAURANTE) {}

export class CambiarHorarioDto extends dtoOf(CAMBIAR_HORARIO) {}

export class CambiarLegalDto extends dtoOf(CAMBIAR_LEGAL) {}

export class CambiarZonasDto extends dtoOf(CAMBIAR_ZONAS) {}

export class CambiarServicioDto extends dtoOf(CAMBIAR_SERVICIO) {}
