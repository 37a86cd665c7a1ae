import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { grupoSchema } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';
import { blankNombre } from './blank-nombre';

const LOTE = 50;

/** Blanks the names of people who were forgotten, in mesas of any day. */
@Injectable()
export class NombresRepository {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /**
   * Each mesa is saved only as it was read; its rev tells boards that show it. Returns false when somebody
   * saved one meanwhile: then it has to be asked again.
   */
  async blankNombre(restauranteId: string, persona: string): Promise<boolean> {
    let isTodo = true;
    const mesas = this.grupos
      .find({ restaurante: toId(restauranteId), pagado: { $in: [true, false] } })
      .hint('tablero')
      .batchSize(LOTE);
    for await (const mesa of mesas) {
      const cambiados = Object.entries(mesa).flatMap(([campo, valor]: [string, unknown]) => {
        const blanco = blankNombre(valor, persona);
        return blanco === valor ? [] : [[campo, blanco] as const];
      });
      if (cambiados.length === 0) continue;
      const { matchedCount } = await this.grupos.updateOne(
        { _id: mesa._id, rev: mesa.rev, actualizadoEn: mesa.actualizadoEn },
        { $set: Object.fromEntries(cambiados), $inc: { rev: 1 } },
      );
      isTodo &&= matchedCount === 1;
    }
    return isTodo;
  }
}
