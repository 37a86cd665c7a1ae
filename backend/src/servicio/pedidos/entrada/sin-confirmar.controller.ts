import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { reglasParte, reglasPedido } from '@carta/contracts';
import type { PedidoSinConfirmarRequest } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { campo, dtoOf } from '../../../plataforma/validacion/dto';
import { SinConfirmarService } from './sin-confirmar.service';

class PedidoSinConfirmarDto extends dtoOf<PedidoSinConfirmarRequest>({
  restaurante: campo(reglasPedido.restauranteDelPedido),
  mesa: campo(reglasPedido.mesaDelPedido, { type: Number }),
  t: campo(reglasPedido.firmaMesa, { description: 'Signature of a printed QR' }),
  clave: campo(reglasParte.clave, { description: 'Idempotency-Key of the order that the phone holds' }),
}) {}

@ApiTags('pedidos')
@Publico()
@Controller('pedidos/sin-confirmar')
export class SinConfirmarController {
  constructor(private readonly sinConfirmar: SinConfirmarService) {}

  @Post()
  @HttpCode(200)
  note(@Body() request: PedidoSinConfirmarDto): Promise<void> {
    return this.sinConfirmar.note(request);
  }
}
