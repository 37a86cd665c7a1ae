import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
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

@Controller('restaurantes')
export class RestaurantesController {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly ajustes: AjustesService,
  ) {}

  /** Reads a restaurante by its name in addresses, as anybody may. */
  @Get('slug/:slug')
  @Publico()
  @UseGuards(LimiteCarta)
  getRestaurantePorSlug(@Param('slug') slug: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublicoPorSlug(slug);
  }

  /** Reads a restaurante by its id, as anybody may. */
  @Get(':id')
  @Publico()
  @UseGuards(LimiteCarta)
  getRestaurante(@Param('id', IdPipe) id: string): Promise<RestaurantePublico> {
    return this.restaurantes.getPublico(id);
  }

  /** Changes address, phone, number of mesas and languages of one's own restaurante. */
  @Put(':id')
  @Permite('carta.editar')
  updateRestaurante(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarRestauranteDto,
  ): Promise<Restaurante> {
    return this.restaurantes.updateRestaurante(id, restauranteId, datos);
  }

  /** Sets when kitchen and bar take orders, and the days on which they do not. */
  @Put(':id/horario')
  @Permite('carta.editar')
  changeHorario(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarHorarioDto,
  ): Promise<Horario> {
    return this.ajustes.changeHorario(id, restauranteId, datos);
  }

  /** Sets who answers for the house. */
  @Put(':id/legal')
  @Permite('carta.editar')
  changeLegal(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarLegalDto,
  ): Promise<DatosLegales> {
    return this.ajustes.changeLegal(id, restauranteId, datos);
  }

  /** Sets all zonas of the mesas, in their order. */
  @Put(':id/zonas')
  @Permite('carta.editar')
  changeZonas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarZonasDto,
  ): Promise<Zona[]> {
    return this.ajustes.changeZonas(id, restauranteId, datos);
  }

  /** Sets all pases of a service, in their order. */
  @Put(':id/pases')
  @Permite('carta.editar')
  changePases(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarPasesDto,
  ): Promise<Pase[]> {
    return this.ajustes.changePases(id, restauranteId, datos);
  }

  /** Sets all stations of kitchen and bar, in their order. */
  @Put(':id/estaciones')
  @Permite('carta.editar')
  changeEstaciones(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarEstacionesDto,
  ): Promise<EstacionCasa[]> {
    return this.ajustes.changeEstaciones(id, restauranteId, datos);
  }
}
