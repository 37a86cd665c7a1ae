import { Body, Controller, Get, Param, Put, Req, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { MesaConEnlace, MesaValida, Restaurante, RestaurantePublico } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { CurrentSesion, Permite, Publico } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { LimiteCarta } from '../common/limites/limite-carta.guard';
import { baseDeEnlaces } from '../common/red/base-enlaces';
import { findLanAddress } from '../common/red/direccion-lan';
import { IdPipe } from '../common/validation/id.pipe';
import { Config } from '../config/config';
import { CambiarRestauranteDto } from './dto/cambiar-restaurante.dto';
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

  @Put(':id')
  @ApiBearerAuth()
  @Permite('carta.editar')
  update(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() { restauranteId }: Sesion,
    @Body() datos: CambiarRestauranteDto,
  ): Promise<Restaurante> {
    return this.restaurantes.update(id, restauranteId, datos);
  }

  @Get(':id/mesas')
  @ApiBearerAuth()
  @Permite('carta.leer')
  listMesas(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() sesion: Sesion,
    @Req() request: FastifyRequest,
  ): Promise<MesaConEnlace[]> {
    const base = this.config.publicUrl ?? baseDeEnlaces(request, findLanAddress());
    return this.restaurantes.listMesas(id, sesion.restauranteId, base);
  }
}
