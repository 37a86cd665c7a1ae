import { Injectable } from '@nestjs/common';
import { reglasTextos } from '@carta/contracts';
import type { CuentaDeLengua, CuentaTextos, Lengua, TextoRequest, TextosDeCarta } from '@carta/contracts';
import { campoNoValido } from '../../plataforma/errores/domain-error';
import { CartaService } from '../publicada/carta.service';
import { TextosService, claveDeTexto } from '../textos/textos.service';
import { countTextos, toTextosDeCarta } from './textos-de-carta';

/** The owner's table of a carta in another language, which need not be one that is switched on yet. */
@Injectable()
export class TraduccionService {
  constructor(
    private readonly cartas: CartaService,
    private readonly textos: TextosService,
  ) {}

  /** How much of the carta is missing in each language that is switched on. @throws 404 */
  async countTextos(restauranteId: string): Promise<CuentaDeLengua[]> {
    const { lenguas = [] } = (await this.cartas.getCarta(restauranteId)).carta.restaurante;
    const lugares = await this.cartas.listTextos(restauranteId);
    return Promise.all(
      lenguas
        .filter((lengua) => lengua !== 'es')
        .map(async (lengua) => {
          const memoria = await this.textos.findMemoria(restauranteId, lengua);
          return { lengua, ...countTextos(lugares, memoria) };
        }),
    );
  }

  /** @throws 404 */
  async getTextos(restauranteId: string, lengua: Lengua): Promise<TextosDeCarta> {
    const [lugares, memoria] = await Promise.all([
      this.cartas.listTextos(restauranteId),
      this.textos.findMemoria(restauranteId, lengua),
    ]);
    return toTextosDeCarta(lengua, lugares, memoria);
  }

  /** @param clave makes it once: a late retry undoes no later change. @throws 404, 422 for a text that is too long. */
  async saveTextos(
    restauranteId: string,
    lengua: Lengua,
    textos: readonly TextoRequest[],
    clave?: string,
  ): Promise<CuentaTextos> {
    for (const [i, texto] of textos.entries()) {
      const mensaje = reglasTextos.comoEs(texto);
      if (mensaje !== null) throw campoNoValido(`textos.${i}.texto`, mensaje);
    }
    const lugares = await this.cartas.listTextos(restauranteId);
    const dichos = new Set(lugares.map(({ original }) => claveDeTexto(original)));
    const memoria = await this.textos.saveTextos(
      restauranteId,
      lengua,
      textos.map((texto) => ({ ...texto, texto: texto.texto.trim() })),
      (original) => dichos.has(original),
      clave,
    );
    return countTextos(lugares, memoria);
  }
}
