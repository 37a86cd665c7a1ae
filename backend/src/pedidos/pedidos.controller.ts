import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Headers, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE, CABECERA_REPETIDO, CABECERA_SEGUIMIENTO } from '@carta/contracts';
import type { CrearPedidoResponse, PedidoSeguido } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { Publico } from '../common/acceso/acceso';
import { parseClave } from '../common/validation/clave';
import { CrearPedidoDto } from './dto/crear-pedido.dto';
import { PedidosService } from './pedidos.service';

/** How many orders a phone may ask about at once. */
const MAX_SEGUIMIENTOS = 50;

/** What a diner's phone calls. */
@ApiTags('pedidos')
@Controller('pedidos')
export class PedidosController {
  constructor(private readonly pedidos: PedidosService) {}

  @Post()
  @Publico()
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per order' })
  async createPedido(
    @Body() pedido: CrearPedidoDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrearPedidoResponse> {
    const { respuesta, repetido } = await this.pedidos.createPedido(
      pedido,
      parseClave(clave) ?? randomUUID(),
    );
    if (repetido) void reply.header(CABECERA_REPETIDO, 'true');
    return respuesta;
  }

  @Get('seguimiento')
  @Publico()
  @ApiHeader({ name: CABECERA_SEGUIMIENTO, description: 'Tokens of one’s own orders, separated by commas' })
  findSeguidos(@Headers(CABECERA_SEGUIMIENTO) tokens: string | undefined): Promise<PedidoSeguido[]> {
    const propios = (tokens ?? '').split(',').map((token) => token.trim());
    return this.pedidos.findSeguidos(propios.slice(0, MAX_SEGUIMIENTOS));
  }
}
