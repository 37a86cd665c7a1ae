import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type {
  DatosLegales,
  EstacionCasa,
  Horario,
  Pase,
  Restaurante,
  RestaurantePublico,
  Zona,
} from '@carta/contracts';
import { CurrentContexto, Permite, Publico } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { LimiteCarta } from '../../plataforma/limites/limite-carta.guard';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { AjustesService } from './ajustes.service';
import { CambiarEstacionesDto, CambiarPasesDto } from './dto/cocina.dto';
import { CambiarHorarioDto, CambiarLegalDto, CambiarRestauranteDto, CambiarZonasDto } from './dto/local.dto';
import { RestaurantesService } from './restaurantes.service';

@ApiTags('restaurantes')
@Controller('restaurantes')
export class RestaurantesController {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly ajustes: AjustesService,
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

  @Put(':id/horario')
  @ApiBearerAuth()
  @Permite('carta.editar')
  changeHorario(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarHorarioDto,
  ): Promise<Horario> {
    return this.ajustes.changeHorario(id, restauranteId, datos);
  }

  @Put(':id/legal')
  @ApiBearerAuth()
  @Permite('carta.editar')
  changeLegal(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarLegalDto,
  ): Promise<DatosLegales> {
    return this.ajustes.changeLegal(id, restauranteId, datos);
  }

  @Put(':id/zonas')
  @ApiBearerAuth()
  @Permite('carta.editar')
  changeZonas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarZonasDto,
  ): Promise<Zona[]> {
    return this.ajustes.changeZonas(id, restauranteId, datos);
  }

  @Put(':id/pases')
  @ApiBearerAuth()
  @Permite('carta.editar')
  changePases(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarPasesDto,
  ): Promise<Pase[]> {
    return this.ajustes.changePases(id, restauranteId, datos);
  }

  @Put(':id/estaciones')
  @ApiBearerAuth()
  @Permite('carta.editar')
  changeEstaciones(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarEstacionesDto,
  ): Promise<EstacionCasa[]> {
    return this.ajustes.changeEstaciones(id, restauranteId, datos);
  }
}
