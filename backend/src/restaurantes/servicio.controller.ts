import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Servicio } from '@carta/contracts';
import { CurrentSesion, Permite } from '../common/acceso/acceso';
import type { Sesion } from '../common/acceso/acceso';
import { IdPipe } from '../common/validation/id.pipe';
import { CambiarServicioDto } from './dto/cambiar-servicio.dto';
import { ServicioService } from './servicio.service';

/** The pause is for whoever works the floor; the rest of what PUT takes is for the owner (API §8). */
@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/servicio')
export class ServicioController {
  constructor(private readonly servicio: ServicioService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('tablero')
  get(@Param('id', IdPipe) id: string, @CurrentSesion() sesion: Sesion): Promise<Servicio> {
    return this.servicio.get(id, sesion);
  }

  @Put()
  @Permite('tablero')
  change(
    @Param('id', IdPipe) id: string,
    @CurrentSesion() sesion: Sesion,
    @Body() datos: CambiarServicioDto,
  ): Promise<Servicio> {
    return this.servicio.change(id, sesion, datos);
  }
}
