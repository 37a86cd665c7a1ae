import { Body, Controller, Delete, Get, Header, HttpCode, Post } from '@nestjs/common';
import type { EstadoTurno } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { EntrarTurnoDto } from './personas.dto';
import { TurnoPersonaService } from './turno-persona.service';

/** Who is on a paired device. */
@Controller('turno')
export class TurnoController {
  constructor(private readonly turnos: TurnoPersonaService) {}

  /** Says who is on this device, and who may enter. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  getTurno(@CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.getTurno(contexto);
  }

  /** Enters on this device by a PIN. */
  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Permite('turno')
  enterTurno(@Body() datos: EntrarTurnoDto, @CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.enter(contexto, datos);
  }

  /** Leaves this device. */
  @Delete()
  @Permite('turno')
  leaveTurno(@CurrentContexto() contexto: Contexto): Promise<EstadoTurno> {
    return this.turnos.leave(contexto);
  }
}
