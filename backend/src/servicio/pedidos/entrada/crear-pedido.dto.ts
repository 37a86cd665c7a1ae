import { CREAR_PEDIDO, TOMAR_PEDIDO } from '@carta/contracts';
import { dtoOf } from '../../../plataforma/validacion/dto';

export class TomarPedidoDto extends dtoOf(TOMAR_PEDIDO) {}

export class CrearPedidoDto extends dtoOf(CREAR_PEDIDO) {}
