import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { DatosLegales } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarLegalDto } from './dto/cambiar-legal.dto';
import { LegalService } from './legal.service';

@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/legal')
export class LegalController {
  constructor(private readonly legal: LegalService) {}

  @Put()
  @Permite('carta.editar')
  changeLegal(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarLegalDto,
  ): Promise<DatosLegales> {
    return this.legal.changeLegal(id, restauranteId, datos);
  }
}
