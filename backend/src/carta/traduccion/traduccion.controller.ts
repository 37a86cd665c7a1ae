import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import type { CuentaDeLengua, CuentaTextos, TextosDeCarta } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Clave } from '../../plataforma/validacion/clave';
import { GuardarTextosDto } from './dto/textos.dto';
import { LenguaPipe } from './lengua.pipe';
import type { Traducible } from './lengua.pipe';
import { TraduccionService } from './traduccion.service';

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
  getTextos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('lengua', LenguaPipe) lengua: Traducible,
  ): Promise<TextosDeCarta> {
    return this.traduccion.getTextos(restauranteId, lengua);
  }

  /** Says texts of the carta in a language. */
  @Put(':lengua')
  @Permite('carta.editar')
  saveTextos(
    @CurrentContexto() { restauranteId }: Contexto,
    @Param('lengua', LenguaPipe) lengua: Traducible,
    @Body() { textos }: GuardarTextosDto,
    @Clave() clave: string | undefined,
  ): Promise<CuentaTextos> {
    return this.traduccion.saveTextos(restauranteId, lengua, textos, clave);
  }
}
