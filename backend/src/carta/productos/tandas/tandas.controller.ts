import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import { CABECERA_CLAVE } from '@carta/contracts';
import type { Tanda } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { parseClave } from '../../../plataforma/validacion/clave';
import { IdPipe } from '../../../plataforma/validacion/id.pipe';
import { TandaDto } from '../dto/tanda.dto';
import { tandaSinClave } from '../productos.errors';
import { TandasService } from './tandas.service';

@ApiTags('productos')
@ApiBearerAuth()
@Controller('productos/tandas')
export class TandasController {
  constructor(private readonly tandas: TandasService) {}

  @Get()
  @Permite('carta.editar')
  findLastTanda(@CurrentContexto() { restauranteId }: Contexto): Promise<Tanda | null> {
    return this.tandas.findLastTanda(restauranteId);
  }

  @Post()
  @Permite('carta.editar')
  @ApiHeader({ name: CABECERA_CLAVE, required: true, description: 'A UUID made once per change' })
  createTanda(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() request: TandaDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<Tanda> {
    return this.tandas.createTanda(restauranteId, claveOf(clave), request);
  }

  @Post(':id/deshacer')
  @Permite('carta.editar')
  undoTanda(@Param('id', IdPipe) id: string, @CurrentContexto() { restauranteId }: Contexto): Promise<Tanda> {
    return this.tandas.undoTanda(restauranteId, id);
  }
}

function claveOf(cabecera: string | undefined): string {
  const clave = parseClave(cabecera);
  if (clave === undefined) throw tandaSinClave();
  return clave;
}
