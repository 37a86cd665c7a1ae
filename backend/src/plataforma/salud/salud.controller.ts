import { Controller, Get, Header } from '@nestjs/common';
import type { SaludLista } from '@carta/contracts';
import { Publico } from '../acceso/acceso';
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

  /** Says whether orders can be taken now, how full the disk is and how old the copies are. */
  @Get('lista')
  @Header('Cache-Control', 'no-store')
  getLista(): Promise<SaludLista> {
    return this.salud.checkLista();
  }
}
