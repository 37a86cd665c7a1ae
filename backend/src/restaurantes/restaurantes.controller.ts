import { Controller, Get, Param, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MesaConEnlace, MesaValida, RestaurantePublico } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentSesion, Permite, Publico } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { LimiteCarta } from '../common/limites/limite-carta.guard';
import { IdPipe } from '../common/validation/id.pipe';
import { Config } from '../config/config';
import { RestaurantesService } from './restaurantes.service';

@ApiTags('restaurantes')
@Controller('restaurantes')
export class RestaurantesController {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly config: Config,
  ) {}

  @Get('slug/:slug')
  @Publico()
  @UseGuards(LimiteCarta)
  getPorSlug(@Param('slug') slug: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublicoPorSlug(slug);
  }

  @Get(':id')
  @Publico()
  @UseGuards(LimiteCarta)
  get(@Param('id', IdPipe) id: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublico(id);
  }

  @Get(':id/mesas/:mesa/validar')
  @Publico()
  @UseGuards(LimiteCarta)
  validarMesa(@Param('id', IdPipe) id: string, @Param('mesa') mesa: string): Promise<MesaValida> {
    return this.restaurantes.validarMesa(id, mesa);
  }

  @Get(':id/mesas')
  @Permite('carta.leer')
  listMesas(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() sesion: Sesion,
    @Req() request: FastifyRequest,
  ): Promise<MesaConEnlace[]> {
    const base = this.config.publicUrl ?? `${request.protocol}://${request.host}`;
    return this.restaurantes.listMesas(id, sesion.restauranteId, base);
  }
}
