import { Controller, Get, Header } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Publico } from '../acceso/acceso';
import { SaludService } from './salud.service';

/** What a supervisor asks (docs/api.md#settings). */
@ApiTags('salud')
@Publico()
@Controller('salud')
export class SaludController {
  constructor(private readonly salud: SaludService) {}

  /** The process answers. */
  @Get('viva')
  @Header('Cache-Control', 'no-store')
  viva(): { viva: true } {
    return { viva: true };
  }

  /** The process can do its work: 503 when it cannot. */
  @Get('lista')
  @Header('Cache-Control', 'no-store')
  async lista(): Promise<{ lista: true }> {
    await this.salud.checkLista();
    return { lista: true };
  }
}
