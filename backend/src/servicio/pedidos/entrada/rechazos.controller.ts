import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { PedidosRechazados } from '@carta/contracts';
import { CurrentSesion, Permite } from '../../../plataforma/acceso/acceso';
import type { Sesion } from '../../../plataforma/acceso/acceso';
import { RechazosService } from './rechazos.service';

/** What an owner is to know before asking for signed codes. */
@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos/rechazados')
export class RechazosController {
  constructor(private readonly rechazos: RechazosService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('servicio.cambiar')
  find(@CurrentSesion() { restauranteId }: Sesion): Promise<PedidosRechazados> {
    return this.rechazos.find(restauranteId);
  }
}
