import { ORDEN_PRODUCTOS } from '@carta/contracts';
import { dtoOf } from '../../../../plataforma/validacion/dto';

export class OrdenProductosDto extends dtoOf(ORDEN_PRODUCTOS) {}
