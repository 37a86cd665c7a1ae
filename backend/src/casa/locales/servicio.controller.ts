import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import type { Servicio } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarServicioDto } from './dto/local.dto';
import { ServicioService } from './servicio.service';

/** The floor staff may change the pause; the rest is the owner's. */
@Controller('restaurantes/:id/servicio')
export class ServicioController {
  constructor(private readonly servicio: ServicioService) {}

  /** Reads how the house works: the pause, the minutes to amber and red, how pases march. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('tablero')
  getServicio(@Param('id', IdPipe) id: string, @CurrentContexto() contexto: Contexto): Promise<Servicio> {
    return this.servicio.getServicio(id, contexto);
  }

  /** Changes how the house works; absent fields stay, and the floor may change the pause alone. */
  @Put()
  @Permite('tablero')
  changeServicio(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() contexto: Contexto,
    @Body() datos: CambiarServicioDto,
    @Clave() clave: string | undefined,
  ): Promise<Servicio> {
    return this.servicio.changeServicio(id, contexto, datos, clave);
  }
}
