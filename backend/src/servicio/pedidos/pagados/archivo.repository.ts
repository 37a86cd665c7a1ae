import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model, mongo } from 'mongoose';
import { BaseDatosService } from '../../../plataforma/base-datos/base-datos.service';
import { coleccionOf } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { lotesDe } from '../../../plataforma/base-datos/lotes';
import { GRUPO } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';

const CON_NOTAS = ['pedidos.notas', 'pedidos.evita', 'pedidos.lineas.notas'] as const;

/** Left to choose among several indexes of a long archive, the embedded engine gives up with an error. */
const POR_INDICE = { hint: 'tablero' } as const;

/** Where mesas of other days are written; those of today are grupos.repository's. */
@Injectable()
export class ArchivoRepository {
  private readonly grupos: Collection<GrupoDoc>;

  constructor(
    @InjectModel(GRUPO) model: Model<GrupoDoc>,
    private readonly baseDatos: BaseDatosService,
  ) {
    this.grupos = coleccionOf(model);
  }

  /** Whether {@link forgetNotas} would find any: it writes, and so waits for the journal, also for none. */
  async hasNotas(restauranteId: string, desde: Date | null, hasta: Date): Promise<boolean> {
    const con = await this.grupos.findOne(conNotas(restauranteId, desde, hasta), {
      projection: { _id: 1 },
      ...POR_INDICE,
    });
    return con !== null;
  }

  /**
   * Blanks the notes of the orders archived between two instants, what was avoided in them, and the hash of
   * both; answers in how many mesas there were any. What is blank already is not touched again, so that
   * several processes may do the same at once.
   */
  async forgetNotas(restauranteId: string, desde: Date | null, hasta: Date): Promise<number> {
    const { modifiedCount } = await this.grupos.updateMany(
      conNotas(restauranteId, desde, hasta),
      {
        $unset: { 'pedidos.$[].notas': '', 'pedidos.$[].evita': '', 'pedidos.$[].lineas.$[].notas': '' },
        // Who knows the rest of an order could find out from its hash what was avoided.
        $set: { 'pedidos.$[].huella': '' },
        $inc: { rev: 1 },
      },
      POR_INDICE,
    );
    return modifiedCount;
  }

  /** Keeps mesas as they are, however long that takes; one whose orders are already here is passed over. */
  async insert(docs: readonly GrupoDoc[]): Promise<void> {
    const connection = await this.baseDatos.connectPatiently();
    try {
      const grupos = connection.collection<GrupoDoc>(this.grupos.collectionName);
      for (const lote of lotesDe(docs)) await insertNew(grupos, lote);
    } finally {
      await connection.close();
    }
  }
}

async function insertNew(grupos: Collection<GrupoDoc>, docs: GrupoDoc[]): Promise<void> {
  try {
    await grupos.insertMany(docs, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Mesas archived between two instants in which somebody wrote or avoided something. */
function conNotas(restauranteId: string, desde: Date | null, hasta: Date): mongo.Filter<GrupoDoc> {
  return {
    restaurante: toId(restauranteId),
    pagado: true,
    archivadoEn: { ...(desde ? { $gte: desde } : {}), $lte: hasta },
    $or: CON_NOTAS.map((campo) => ({ [campo]: { $exists: true } })),
  };
}
