import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { PreciosCambiados } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarPreciosDto } from './dto/producto.dto';
import { PreciosZonaService } from './precios-zona.service';

@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/zonas/:zona/precios')
export class PreciosZonaController {
  constructor(private readonly precios: PreciosZonaService) {}

  @Put()
  @Permite('carta.editar')
  changePrecios(
    @Param('id', IdPipe) id: string,
    @Param('zona', IdPipe) zona: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() { precios }: CambiarPreciosDto,
  ): Promise<PreciosCambiados> {
    return this.precios.changePrecios(id, restauranteId, zona, precios);
  }
}
