import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { grupoSchema } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';
import { blankNombre } from './blank-nombre';

const LOTE = 50;
/** A mesa that somebody saves meanwhile is read again so often. */
const INTENTOS = 5;

/** Blanks the names of people who were forgotten, in mesas of any day. */
@Injectable()
export class NombresRepository {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /**
   * Each mesa is saved only as it was read; its rev tells boards that show it. Returns false when somebody
   * kept saving one: then it has to be asked again.
   */
  async blankNombre(restauranteId: string, persona: string): Promise<boolean> {
    let isTodo = true;
    const mesas = this.grupos
      .find({ restaurante: toId(restauranteId), pagado: { $in: [true, false] } })
      .hint('tablero')
      .batchSize(LOTE);
    for await (const mesa of mesas) {
      let isHecha = await this.blankMesa(mesa, persona);
      for (let i = 0; !isHecha && i < INTENTOS; i++) {
        const fresca = await this.grupos.findOne({ _id: mesa._id });
        isHecha = fresca === null || (await this.blankMesa(fresca, persona));
      }
      isTodo &&= isHecha;
    }
    return isTodo;
  }

  private async blankMesa(mesa: GrupoDoc, persona: string): Promise<boolean> {
    const cambiados = Object.entries(mesa).flatMap(([campo, valor]: [string, unknown]) => {
      const blanco = blankNombre(valor, persona);
      return blanco === valor ? [] : [[campo, blanco] as const];
    });
    if (cambiados.length === 0) return true;
    const { matchedCount } = await this.grupos.updateOne(
      { _id: mesa._id, rev: mesa.rev, actualizadoEn: mesa.actualizadoEn },
      { $set: Object.fromEntries(cambiados), $inc: { rev: 1 } },
    );
    return matchedCount === 1;
  }
}
