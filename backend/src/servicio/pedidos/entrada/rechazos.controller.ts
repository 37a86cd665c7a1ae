import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { PedidosRechazados } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { RechazosService } from './rechazos.service';

/** Shows owners what asking for signed codes would change. */
@ApiTags('pedidos')
@ApiBearerAuth()
@Controller('pedidos/rechazados')
export class RechazosController {
  constructor(private readonly rechazos: RechazosService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('servicio.cambiar')
  findRechazos(@CurrentContexto() { restauranteId }: Contexto): Promise<PedidosRechazados> {
    return this.rechazos.findRechazos(restauranteId);
  }
}
