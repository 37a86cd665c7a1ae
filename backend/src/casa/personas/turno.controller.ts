import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { EstadoTurno } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { EntrarTurnoDto } from './personas.dto';
import { TurnoPersonaService } from './turno-persona.service';

/** Who is on a paired device. */
@ApiTags('turno')
@ApiBearerAuth()
@Controller('turno')
export class TurnoController {
  constructor(private readonly turnos: TurnoPersonaService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  getTurno(@CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.getTurno(contexto);
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  enter(@Body() datos: EntrarTurnoDto, @CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.enter(contexto, datos);
  }

  @Delete()
  @Permite('turno')
  leave(@CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.leave(contexto);
  }
}
