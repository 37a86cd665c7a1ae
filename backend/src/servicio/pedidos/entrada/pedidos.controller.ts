import { randomUUID } from 'node:crypto';
import { Body, Controller, Get, Header, Headers, Ip, Param, Post, Res, UseGuards } from '@nestjs/common';
import { CABECERA_REPETIDO, CABECERA_SEGUIMIENTO, parseMesa } from '@carta/contracts';
import type { CrearPedidoResponse, PedidoSeguido, PedidosRechazados } from '@carta/contracts';
import type { FastifyReply } from 'fastify';
import { CurrentContexto, Permite, Publico } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { campoNoValido } from '../../../plataforma/errores/domain-error';
import { LimiteSeguimiento } from '../../../plataforma/limites/limite-seguimiento.guard';
import { Clave } from '../../../plataforma/validacion/clave';
import { parseSeguimientos } from '../../../plataforma/validacion/seguimientos';
import { CrearPedidoDto, TomarPedidoDto } from './crear-pedido.dto';
import { PedidosService } from './pedidos.service';
import type { PedidoCreado } from './pedidos.service';
import { RechazosService } from './rechazos.service';
import { SeguidosService } from '../seguimiento/seguidos.service';

@Controller('pedidos')
export class PedidosController {
  constructor(
    private readonly pedidos: PedidosService,
    private readonly seguidos: SeguidosService,
    private readonly rechazos: RechazosService,
  ) {}

  /** Takes a diner's order; under one key it is taken once. */
  @Post()
  @Publico()
  async createPedido(
    @Body() pedido: CrearPedidoDto,
    @Clave() clave: string | undefined,
    @Ip() direccion: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrearPedidoResponse> {
    return answer(reply, await this.pedidos.createPedido(pedido, clave ?? randomUUID(), direccion));
  }

  /** Takes an order that a waiter writes down; under one key it is taken once. */
  @Post('mesa/:mesa')
  @Permite('tablero')
  async takePedido(
    @CurrentContexto() contexto: Contexto,
    @Param('mesa') mesa: string,
    @Body() pedido: TomarPedidoDto,
    @Clave() clave: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CrearPedidoResponse> {
    const tomado = this.pedidos.tomarPedido(contexto, numeroOf(mesa), pedido, clave ?? randomUUID());
    return answer(reply, await tomado);
  }

  /** Reads one's own orders by the tokens that ordering gave. */
  @Get('seguimiento')
  @Publico()
  @UseGuards(LimiteSeguimiento)
  findPedidosSeguidos(
    @Headers(CABECERA_SEGUIMIENTO) tokens: string | undefined,
    @Ip() direccion: string,
  ): Promise<PedidoSeguido[]> {
    return this.seguidos.findSeguidos(parseSeguimientos(tokens), direccion);
  }

  /** Counts what asking for signed codes refuses, or would refuse. */
  @Get('rechazados')
  @Header('Cache-Control', 'no-store')
  @Permite('servicio.cambiar')
  findPedidosRechazados(@CurrentContexto() { restauranteId }: Contexto): Promise<PedidosRechazados> {
    return this.rechazos.findRechazos(restauranteId);
  }
}

function numeroOf(mesa: string): number {
  const numero = parseMesa(mesa);
  if (numero === null) throw campoNoValido('mesa', 'Número de mesa inválido.');
  return numero;
}

function answer(reply: FastifyReply, { respuesta, repetido }: PedidoCreado): CrearPedidoResponse {
  if (repetido) void reply.header(CABECERA_REPETIDO, 'true');
  return respuesta;
}
