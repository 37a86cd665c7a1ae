import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Publico } from '../acceso/acceso';
import type { Disco } from './disco.service';
import { SaludService } from './salud.service';

@ApiTags('salud')
@Publico()
@Controller('salud')
export class SaludController {
  constructor(private readonly salud: SaludService) {}

  @Get('viva')
  @Header('Cache-Control', 'no-store')
  viva(): { viva: true } {
    return { viva: true };
  }

  @Get('lista')
  @Header('Cache-Control', 'no-store')
  async lista(): Promise<{ lista: true; disco: Disco }> {
    return { lista: true, disco: await this.salud.checkLista() };
  }
}
