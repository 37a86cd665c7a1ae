import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Publico } from '../acceso/acceso';
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
  async lista(): Promise<{ lista: true }> {
    await this.salud.checkLista();
    return { lista: true };
  }
}
