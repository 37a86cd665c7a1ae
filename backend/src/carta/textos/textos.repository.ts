import { Injectable } from '@nestjs/common';

import type { Collection, Types } from 'mongoose';
import type { Lengua, TextoRequest } from '@carta/contracts';
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { toId } from '../../plataforma/base-datos/ids';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import { textoSchema } from './texto.schema';
import type { TextoDoc } from './texto.schema';

/** The only reader and writer of `textos`; every query names its restaurante. */
@Injectable()
export class TextosRepository {
  constructor(@InjectColeccion(textoSchema) private readonly textos: Collection<TextoDoc>) {}

  findTextos(
    restauranteId: string,
    lenguas: readonly Lengua[],
  ): Promise<Pick<TextoDoc, 'lengua' | 'original' | 'texto'>[]> {
    return this.textos
      .find(
        { restaurante: toId(restauranteId), lengua: { $in: [...lenguas] }, texto: { $ne: '' } },
        { projection: { _id: 0, lengua: 1, original: 1, texto: 1 } },
      )
      .sort({ lengua: 1, original: 1 })
      .toArray();
  }

  /** Everything that was ever written in a language, the oldest first. */
  findMemoria(
    restauranteId: string,
    lengua: Lengua,
  ): Promise<Pick<TextoDoc, '_id' | 'original' | 'texto' | 'de'>[]> {
    return this.textos
      .find({ restaurante: toId(restauranteId), lengua }, { projection: { original: 1, texto: 1, de: 1 } })
      .sort({ _id: 1 })
      .toArray();
  }

  /** @param clave writes each text once: a late retry undoes no later change. */
  async putTextos(
    restauranteId: string,
    lengua: Lengua,
    textos: readonly TextoRequest[],
    clave: string | undefined,
  ): Promise<void> {
    const restaurante = toId(restauranteId);
    const put = ({ original, texto, de }: TextoRequest, upsert: boolean) => ({
      updateOne: {
        filter: { restaurante, lengua, original, ...sinHacer(clave) },
        update: { $set: { texto, de }, ...recordarClave(clave) },
        upsert,
      },
    });
    for (const lote of lotesDe(textos)) {
      try {
        await this.textos.bulkWrite(
          lote.map((texto) => put(texto, true)),
          { ordered: false },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        // those that have the key are done; those that another request has just made are there by now
        await this.textos.bulkWrite(
          lote.map((texto) => put(texto, false)),
          { ordered: false },
        );
      }
    }
  }

  async deleteTextos(restauranteId: string, ids: readonly Types.ObjectId[]): Promise<void> {
    await this.textos.deleteMany({ restaurante: toId(restauranteId), _id: { $in: [...ids] } });
  }
}
