import { Body, Controller, Get, Header, Injectable, Param, Put } from '@nestjs/common';
import type { PipeTransform } from '@nestjs/common';
import type { CuentaDeLengua, CuentaTextos, Lengua, TextosDeCarta } from '@carta/contracts';
import { GUARDAR_TEXTOS, parseLengua } from '@carta/contracts';
import { CurrentContexto, Permite } from '../../plataforma/acceso/acceso';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { dtoOf } from '../../plataforma/validacion/dto';
import { noEncontrado } from '../../plataforma/errores/domain-error';
import { Clave } from '../../plataforma/validacion/clave';
import { TraduccionService } from './traduccion.service';

/** Spanish is what a carta is translated from. */
type Traducible = Exclude<Lengua, 'es'>;

/** Accepts the languages into which a carta can be translated. @throws 404 */
@Injectable()
class LenguaPipe implements PipeTransform<unknown, Traducible> {
  transform(value: unknown): Traducible {
    const lengua = parseLengua(value);
    if (lengua === null || lengua === 'es') throw noEncontrado('La carta no se traduce a esa lengua.');
    return lengua;
  }
}

class GuardarTextosDto extends dtoOf(GUARDAR_TEXTOS) {}

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
