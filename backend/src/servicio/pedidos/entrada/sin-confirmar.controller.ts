import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { PEDIDO_SIN_CONFIRMAR } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { dtoOf } from '../../../plataforma/validacion/dto';
import { SinConfirmarService } from './sin-confirmar.service';

class PedidoSinConfirmarDto extends dtoOf(PEDIDO_SIN_CONFIRMAR) {}

@Publico()
@Controller('pedidos/sin-confirmar')
export class SinConfirmarController {
  constructor(private readonly sinConfirmar: SinConfirmarService) {}

  /** Takes that a phone holds an order of which it has no answer. */
  @Post()
  @HttpCode(200)
  noteSinConfirmar(@Body() request: PedidoSinConfirmarDto): Promise<void> {
    return this.sinConfirmar.note(request);
  }
}
