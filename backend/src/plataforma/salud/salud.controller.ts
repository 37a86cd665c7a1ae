import { Controller, Get, Header } from '@nestjs/common';
import { Publico } from '../acceso/acceso';
import type { Disco } from './disco.service';
import { SaludService } from './salud.service';

@Publico()
@Controller('salud')
export class SaludController {
  constructor(private readonly salud: SaludService) {}

  /** Says that the process lives, whatever else is away. */
  @Get('viva')
  @Header('Cache-Control', 'no-store')
  getViva(): { viva: true } {
    return { viva: true };
  }

  /** Says whether orders can be taken now, and how full the disk is. */
  @Get('lista')
  @Header('Cache-Control', 'no-store')
  async getLista(): Promise<{ lista: true; disco: Disco }> {
    return { lista: true, disco: await this.salud.checkLista() };
  }
}
