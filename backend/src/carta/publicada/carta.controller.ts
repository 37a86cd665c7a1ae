import { Controller, Get, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Publico } from '../../plataforma/acceso/acceso';
import { sendBytes } from '../../plataforma/cache/bytes';
import { LimiteCarta } from '../../plataforma/limites/limite-carta.guard';
import { Limites } from '../../plataforma/limites/limites.service';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CartaService } from './carta.service';

@Controller()
@Publico()
export class CartaController {
  constructor(
    private readonly cartas: CartaService,
    private readonly limites: Limites,
  ) {}

  /**
   * Reads the whole carta, as anybody may; what is sold out stays, marked.
   * @answers Carta
   */
  @Get('carta')
  async getCarta(
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('lang') lang?: string,
  ): Promise<void> {
    // A ready one costs no look at the database, so it is not counted: a dining room shares an address.
    if (!this.cartas.peekCarta(restauranteId)) await this.limites.consume('cartaPorDireccion', request.ip);
    const { bytes } = await this.cartas.getCarta(restauranteId, lang);
    void sendBytes(request, reply, bytes);
  }

  /**
   * Reads one categoría of the carta with its products, as anybody may.
   * @answers CategoriaConProductos
   */
  @Get('carta/:categoriaId')
  @UseGuards(LimiteCarta)
  async getCategoriaDeCarta(
    @Param('categoriaId', IdPipe) categoriaId: string,
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('lang') lang?: string,
  ): Promise<void> {
    void sendBytes(request, reply, await this.cartas.getCategoria(restauranteId, categoriaId, lang));
  }

  /**
   * Reads the products of the carta as a flat list, as anybody may.
   * @answers Producto[]
   */
  @Get('productos/public')
  @UseGuards(LimiteCarta)
  async getProductosDeCarta(
    @Query('restaurantId', IdPipe) restauranteId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Query('lang') lang?: string,
  ): Promise<void> {
    void sendBytes(request, reply, await this.cartas.getProductos(restauranteId, lang));
  }
}
