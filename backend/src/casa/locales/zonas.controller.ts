import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Zona } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarZonasDto } from './dto/cambiar-zonas.dto';
import { ZonasService } from './zonas.service';

@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/zonas')
export class ZonasController {
  constructor(private readonly zonas: ZonasService) {}

  @Put()
  @Permite('carta.editar')
  changeZonas(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarZonasDto,
  ): Promise<Zona[]> {
    return this.zonas.changeZonas(id, restauranteId, datos);
  }
}
