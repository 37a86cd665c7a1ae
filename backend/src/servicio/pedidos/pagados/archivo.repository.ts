import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { BaseDatosService } from '../../../plataforma/base-datos/base-datos.service';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { lotesDe } from '../../../plataforma/base-datos/lotes';
import { grupoSchema } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';

/** What is blanked, by the list of the mesa that has it: the write to a list that is not there is refused. */
const OLVIDABLES = {
  pedidos: ['notas', 'evita', 'lineas.$[].notas'],
  cobros: ['otra.numero', 'otra.cliente'],
  asientos: ['otra.numero', 'otra.cliente'],
} as const;
type Lista = keyof typeof OLVIDABLES;
const LISTAS = Object.keys(OLVIDABLES) as Lista[];

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
    const con = await this.grupos.findOne(conNotas(LISTAS, restauranteId, desde, hasta), {
      projection: { _id: 1 },
      ...POR_INDICE,
    });
    return con !== null;
  }

  /**
   * Blanks the notes, avoided allergens and hashes of the orders archived between two instants, and the numbers of
   * their charges; returns how often a mesa changed. Blank ones are not touched again, so several processes may do this at once.
   */
  async forgetNotas(restauranteId: string, desde: Date | null, hasta: Date): Promise<number> {
    let mesas = 0;
    for (const lista of LISTAS) {
      const campos = OLVIDABLES[lista].map((campo) => [`${lista}.$[].${campo}`, ''] as const);
      const { modifiedCount } = await this.grupos.updateMany(
        conNotas([lista], restauranteId, desde, hasta),
        {
          $unset: Object.fromEntries(campos),
          // The hash of a known order would reveal what was avoided.
          ...(lista === 'pedidos' ? { $set: { 'pedidos.$[].huella': '' } } : {}),
          $inc: { rev: 1 },
        },
        POR_INDICE,
      );
      mesas += modifiedCount;
    }
    return mesas;
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

function conNotas(
  listas: readonly Lista[],
  restauranteId: string,
  desde: Date | null,
  hasta: Date,
): mongo.Filter<GrupoDoc> {
  const campos = listas.flatMap((lista) => OLVIDABLES[lista].map((campo) => `${lista}.${campo}`));
  return {
    restaurante: toId(restauranteId),
    pagado: true,
    archivadoEn: { ...(desde ? { $gte: desde } : {}), $lte: hasta },
    $or: campos.map((campo) => ({ [campo.replace('.$[]', '')]: { $exists: true } })),
  };
}
