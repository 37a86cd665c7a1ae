import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import type { Tanda } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave, requireClave } from '../../plataforma/validacion/clave';
import { IdPipe } from '../../plataforma/validacion/id.pipe';
import { TandaDto } from './dto/tanda.dto';
import { tandaSinClave } from '../productos/lista/productos.errors';
import { TandasService } from './tandas.service';

@Controller('productos/tandas')
export class TandasController {
  constructor(private readonly tandas: TandasService) {}

  /** Reads the last change of several products, and how far it is. */
  @Get()
  @Permite('carta.editar')
  findLastTanda(@CurrentContexto() { restauranteId }: Contexto): Promise<Tanda | null> {
    return this.tandas.findLastTanda(restauranteId);
  }

  /**
   * Changes several products at once; answers how far it is.
   * @param clave Required: a UUID made once per change
   */
  @Post()
  @Permite('carta.editar')
  createTanda(
    @CurrentContexto() { restauranteId }: Contexto,
    @Body() request: TandaDto,
    @Clave() clave: string | undefined,
  ): Promise<Tanda> {
    return this.tandas.createTanda(restauranteId, requireClave(clave, tandaSinClave), request);
  }

  /** Gives back what several products were, where nobody has changed them since. */
  @Post(':id/deshacer')
  @Permite('carta.editar')
  undoTanda(@Param('id', IdPipe) id: string, @CurrentContexto() { restauranteId }: Contexto): Promise<Tanda> {
    return this.tandas.undoTanda(restauranteId, id);
  }
}
