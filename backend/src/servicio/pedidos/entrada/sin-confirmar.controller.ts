import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { reglasParteDeNoche, reglasPedido } from '@carta/contracts';
import type { PedidoSinConfirmarRequest } from '@carta/contracts';
import { Publico } from '../../../plataforma/acceso/acceso';
import { campo, dtoOf } from '../../../plataforma/validacion/dto';
import { SinConfirmarService } from './sin-confirmar.service';

class PedidoSinConfirmarDto extends dtoOf<PedidoSinConfirmarRequest>({
  restaurante: campo(reglasPedido.restauranteDelPedido),
  mesa: campo(reglasPedido.mesaDelPedido, { type: Number }),
  t: campo(reglasPedido.firmaMesa, { description: 'Signature of a printed QR' }),
  clave: campo(reglasParteDeNoche.clave, {
    description: 'Idempotency-Key of the order that the phone holds',
  }),
}) {}

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
