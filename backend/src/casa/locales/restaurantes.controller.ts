import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Restaurante, RestaurantePublico } from '@carta/contracts';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { LimiteCarta } from '../../plataforma/limites/limite-carta.guard';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarRestauranteDto } from './dto/cambiar-restaurante.dto';
import { RestaurantesService } from './restaurantes.service';

@ApiTags('restaurantes')
@Controller('restaurantes')
export class RestaurantesController {
  constructor(private readonly restaurantes: RestaurantesService) {}

  @Get('slug/:slug')
  @Publico()
  @UseGuards(LimiteCarta)
  getPorSlug(@Param('slug') slug: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublicoPorSlug(slug);
  }

  @Get(':id')
  @Publico()
  @UseGuards(LimiteCarta)
  getRestaurante(@Param('id', IdPipe) id: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublico(id);
  }

  @Put(':id')
  @ApiBearerAuth()
  @Permite('carta.editar')
  updateRestaurante(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarRestauranteDto,
  ): Promise<Restaurante> {
    return this.restaurantes.updateRestaurante(id, restauranteId, datos);
  }
}
