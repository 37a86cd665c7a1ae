import { Body, Controller, Param, Put } from '@nestjs/common';
import type { Grupo } from '@carta/contracts';
import { MARCHAR_PASE, PONER_PASE } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { Clave } from '../../../../plataforma/validacion/clave';
import { dtoOf } from '../../../../plataforma/validacion/dto';
import { IdPipe } from '../../../../plataforma/validacion/id.pipe';
import { grupoDe } from '../movimientos.service';
import { MarcharService } from './marchar.service';

class MarcharPaseDto extends dtoOf(MARCHAR_PASE) {}

class PonerPaseDto extends dtoOf(PONER_PASE) {}

@Controller('pedidos')
export class MarcharController {
  constructor(private readonly marchar: MarcharService) {}

  /** Has a pase of a mesa made now. */
  @Put('grupos/:grupo/marchar')
  @Permite('tablero')
  marchPase(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: MarcharPaseDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.marchar.marchPase(contexto, grupo, request, clave));
  }

  /** Has a pase of a mesa wait again. */
  @Put('grupos/:grupo/esperar')
  @Permite('tablero')
  holdPase(
    @CurrentContexto() contexto: Contexto,
    @Param('grupo', IdPipe) grupo: string,
    @Body() request: MarcharPaseDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.marchar.holdPase(contexto, grupo, request, clave));
  }

  /** Puts a line into another pase. */
  @Put(':id/producto/:linea/pase')
  @Permite('tablero')
  putPase(
    @CurrentContexto() contexto: Contexto,
    @Param('id', IdPipe) id: string,
    @Param('linea') linea: string,
    @Body() request: PonerPaseDto,
    @Clave() clave: string | undefined,
  ): Promise<Grupo> {
    return grupoDe(this.marchar.putPase(contexto, id, linea, request, clave));
  }
}
