import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { BaseDatosService } from '../../../plataforma/base-datos/base-datos.service';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { lotesDe } from '../../../plataforma/base-datos/lotes';
import { grupoSchema } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';

const CON_NOTAS = ['pedidos.notas', 'pedidos.evita', 'pedidos.lineas.notas'] as const;

/** Left to choose among several indexes of a long archive, the embedded engine fails. */
const POR_INDICE = { hint: 'tablero' } as const;

/** Writes mesas of other days; grupos.repository writes today's. */
@Injectable()
export class ArchivoRepository {
  constructor(
    @InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>,
    private readonly baseDatos: BaseDatosService,
  ) {}

  /** Spares {@link forgetNotas} when there are none: even an empty update waits for the journal. */
  async hasNotas(restauranteId: string, desde: Date | null, hasta: Date): Promise<boolean> {
    const con = await this.grupos.findOne(conNotas(restauranteId, desde, hasta), {
      projection: { _id: 1 },
      ...POR_INDICE,
    });
    return con !== null;
  }

  /**
   * Blanks the notes, avoided allergens and hashes of the orders archived between two instants; returns how
   * many mesas changed. Blank ones are not touched again, so several processes may do this at once.
   */
  async forgetNotas(restauranteId: string, desde: Date | null, hasta: Date): Promise<number> {
    const { modifiedCount } = await this.grupos.updateMany(
      conNotas(restauranteId, desde, hasta),
      {
        $unset: { 'pedidos.$[].notas': '', 'pedidos.$[].evita': '', 'pedidos.$[].lineas.$[].notas': '' },
        // The hash of a known order would reveal what was avoided.
        $set: { 'pedidos.$[].huella': '' },
        $inc: { rev: 1 },
      },
      POR_INDICE,
    );
    return modifiedCount;
  }

  /** Takes as long as it needs; a mesa whose orders are already here is skipped. */
  async insertArchivados(docs: readonly GrupoDoc[]): Promise<void> {
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

function conNotas(restauranteId: string, desde: Date | null, hasta: Date): mongo.Filter<GrupoDoc> {
  return {
    restaurante: toId(restauranteId),
    pagado: true,
    archivadoEn: { ...(desde ? { $gte: desde } : {}), $lte: hasta },
    $or: CON_NOTAS.map((campo) => ({ [campo]: { $exists: true } })),
  };
}
