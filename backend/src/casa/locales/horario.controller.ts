import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Horario } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { CambiarHorarioDto } from './dto/cambiar-horario.dto';
import { HorarioService } from './horario.service';

@ApiTags('restaurantes')
@ApiBearerAuth()
@Controller('restaurantes/:id/horario')
export class HorarioController {
  constructor(private readonly horario: HorarioService) {}

  @Put()
  @Permite('carta.editar')
  changeHorario(
    @Param('id', IdPipe) id: string,
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() datos: CambiarHorarioDto,
  ): Promise<Horario> {
    return this.horario.changeHorario(id, restauranteId, datos);
  }
}
