import { Controller, Get, Header } from '@nestjs/common';
import type { Pulsos } from '@carta/contracts';
import { Permite } from '../acceso/acceso';
import { PulsoService } from './pulso.service';

@Controller('servidor')
export class PulsoController {
  constructor(private readonly pulso: PulsoService) {}

  /** Reads what the server measured of itself, a row each quarter of an hour; none says whose an answer was. */
  @Get('pulsos')
  @Header('Cache-Control', 'no-store')
  @Permite('estadisticas.leer')
  findPulsos(): Promise<Pulsos> {
    return this.pulso.findPulsos(new Date());
  }
}
