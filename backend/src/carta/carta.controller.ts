import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Publico } from '../common/acceso/acceso';
import { sendBytes } from '../common/cache/bytes';
import { LimiteCarta } from '../common/limites/limite-carta.guard';
import { IdPipe } from '../common/validation/id.pipe';
import { CartaService } from './carta.service';

/** The public menu (docs/api.md#carta). A carta that is ready is answered before this: see carta-caliente. */
@ApiTags('carta')
@Controller()
@Publico()
@UseGuards(LimiteCarta)
export class CartaController {
  constructor(private readonly cartas: CartaService) {}

  /** @answers Carta */
  @Get('carta')
  async get(
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes } = await this.cartas.get(restauranteId);
    void sendBytes(request, reply, bytes);
  }

  /** @answers CategoriaConProductos */
  @Get('carta/:categoriaId')
  async getCategoria(
    @Param('categoriaId', IdPipe) categoriaId: string,
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void sendBytes(request, reply, await this.cartas.getCategoria(restauranteId, categoriaId));
  }

  /** @answers Producto[] */
  @Get('productos/public')
  async getProductos(
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    void sendBytes(request, reply, await this.cartas.getProductos(restauranteId));
  }
}
