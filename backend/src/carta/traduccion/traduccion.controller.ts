import { Body, Controller, Get, Header, Headers, Param, Put } from '@nestjs/common';
import { ApiHeader, ApiParam } from '@nestjs/swagger';
import { CABECERA_CLAVE, LENGUAS } from '@carta/contracts';
import type { CuentaDeLengua, CuentaTextos, Lengua, TextosDeCarta } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { parseClave } from '../../plataforma/validacion/clave';
import { GuardarTextosDto } from './dto/textos.dto';
import { LenguaPipe } from './lengua.pipe';
import { TraduccionService } from './traduccion.service';

const LENGUA = { name: 'lengua', enum: LENGUAS.filter((lengua) => lengua !== 'es') } as const;

@Controller('textos')
export class TraduccionController {
  constructor(private readonly traduccion: TraduccionService) {}

  /** Counts by language which texts of the carta are said in it. */
  @Get()
  @Header('Cache-Control', 'no-store')
  @Permite('carta.editar')
  countTextos(@CurrentContexto() { restauranteId }: Contexto): Promise<CuentaDeLengua[]> {
    return this.traduccion.countTextos(restauranteId);
  }

  /** Lists the texts of the carta with what is said of each in a language. */
  @Get(':lengua')
  @Header('Cache-Control', 'no-store')
  @Permite('carta.editar')
  @ApiParam(LENGUA)
  getTextos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('lengua', LenguaPipe) lengua: Lengua,
  ): Promise<TextosDeCarta> {
    return this.traduccion.getTextos(restauranteId, lengua);
  }

  /** Says texts of the carta in a language. */
  @Put(':lengua')
  @Permite('carta.editar')
  @ApiParam(LENGUA)
  @ApiHeader({ name: CABECERA_CLAVE, required: false, description: 'A UUID made once per change' })
  saveTextos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('lengua', LenguaPipe) lengua: Lengua,
    @Body() { textos }: GuardarTextosDto,
    @Headers(CABECERA_CLAVE) clave: string | undefined,
  ): Promise<CuentaTextos> {
    return this.traduccion.saveTextos(restauranteId, lengua, textos, parseClave(clave));
  }
}
