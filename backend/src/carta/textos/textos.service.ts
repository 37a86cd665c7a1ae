import { Injectable } from '@nestjs/common';
import { cleanTexto, reglasTextos } from '@carta/contracts';
import type { Lengua, TextoRequest } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { TextosRepository } from './textos.repository';

/** By the Spanish text, as `claveDeTexto` has it. */
export type Traducciones = ReadonlyMap<string, string>;

/** Of one language; the oldest first. */
export type Memoria = readonly { original: string; texto: string; de: string }[];

/** Old texts may be stored as they were typed, and a request's never are. */
export const claveDeTexto = (original: string): string => cleanTexto(original);

/** What a house has written in other languages: a memory by the Spanish text (docs/reglas/carta.md#languages). */
@Injectable()
export class TextosService {
  constructor(
    private readonly textos: TextosRepository,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Each language with what is written in it, in one order.
   * @param dichos of these texts alone: a memory may be many times as long as its carta.
   */
  async findTraducciones(
    restauranteId: string,
    lenguas: readonly Lengua[],
    dichos: ReadonlySet<string>,
  ): Promise<ReadonlyMap<Lengua, Traducciones>> {
    const porLengua = new Map<Lengua, Map<string, string>>();
    for (const { lengua, original, texto } of await this.textos.findTextos(restauranteId, lenguas)) {
      if (!dichos.has(original)) continue;
      const deLengua = porLengua.get(lengua) ?? new Map<string, string>();
      porLengua.set(lengua, deLengua.set(original, texto));
    }
    return porLengua;
  }

  findMemoria(restauranteId: string, lengua: Lengua): Promise<Memoria> {
    return this.textos.findMemoria(restauranteId, lengua);
  }

  /**
   * An empty text removes a translation. Of what the carta no longer says the oldest goes once there is too much.
   * @param dice whether the carta says this Spanish text now.
   */
  async saveTextos(
    restauranteId: string,
    lengua: Lengua,
    textos: readonly TextoRequest[],
    dice: (original: string) => boolean,
    clave: string | undefined,
  ): Promise<Memoria> {
    return changeCarta(this.events, { restauranteId, es: 'textos.cambiados' }, async () => {
      await this.textos.putTextos(restauranteId, lengua, textos, clave);
      const memoria = await this.textos.findMemoria(restauranteId, lengua);
      const sobran = memoria.length - reglasTextos.LIMITES_TEXTOS.porLengua;
      if (sobran <= 0) return memoria;
      const viejos = memoria.filter(({ original }) => !dice(original)).slice(0, sobran);
      await this.textos.deleteTextos(
        restauranteId,
        viejos.map(({ _id }) => _id),
      );
      return memoria.filter((texto) => !viejos.includes(texto));
    });
  }
}
