import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { ESTADO_LLAMADA_INICIAL, isLlamadaAbierta, PERSONA_BORRADA } from '@carta/contracts';
import type { EstadoLlamada, MotivoLlamada, Pago, Reparto, TipoLlamada } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { readRevs } from '../../plataforma/base-datos/revs-abiertas';
import type { RevAbierta } from '../../plataforma/base-datos/revs-abiertas';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { llamadaSchema } from './llamada.schema';
import type { LlamadaDoc } from './llamada.schema';
import { toLlamadaGuardada } from './llamadas.mapper';
import type { LlamadaGuardada } from './llamadas.mapper';

/** At most one call of each kind is open at a mesa. */
export interface RefLlamada {
  restauranteId: string;
  mesa: number;
  tipo: TipoLlamada;
}

export interface NuevaLlamada extends RefLlamada {
  grupoId?: string;
  pago?: Pago;
  reparto?: Reparto;
  motivo?: MotivoLlamada;
  sinVerificar: boolean;
}

export interface CambiosLlamada {
  mesa?: number;
  estado?: EstadoLlamada;
  /** With `persona`, or without. */
  por?: string;
  persona?: string;
  pago?: Pago;
  /** Null takes it off. */
  reparto?: Reparto | null;
  motivo?: MotivoLlamada;
  atendidoEn?: Date;
}

/** The only reader and writer of the stored calls; its queries settle concurrency. */
@Injectable()
export class LlamadasRepository {
  constructor(@InjectColeccion(llamadaSchema) private readonly llamadas: Collection<LlamadaDoc>) {}

  /** The open calls (of one kind, if given) that were made at one of these mesas or name this tab. */
  async findCandidatas(
    restauranteId: string,
    { tipo, mesas, grupoId }: { tipo?: TipoLlamada; mesas: readonly number[]; grupoId?: string | undefined },
  ): Promise<LlamadaGuardada[]> {
    const filtro: mongo.Filter<LlamadaDoc> = {
      restaurante: toId(restauranteId),
      abierto: true,
      ...(tipo === undefined ? {} : { tipo }),
      $or: [{ mesa: { $in: [...mesas] } }, ...(grupoId === undefined ? [] : [{ grupo: toId(grupoId) }])],
    };
    return (await this.llamadas.find(filtro).toArray()).map(toLlamadaGuardada);
  }

  async findLlamada(restauranteId: string, id: string): Promise<LlamadaGuardada | null> {
    const doc = await this.llamadas.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
    return doc && toLlamadaGuardada(doc);
  }

  async findLlamadasAbiertas(restauranteId: string, desde: Date): Promise<LlamadaGuardada[]> {
    const filtro = { restaurante: toId(restauranteId), abierto: true, creadoEn: { $gte: desde } };
    return (await this.llamadas.find(filtro, { sort: { creadoEn: 1, _id: 1 } }).toArray()).map(
      toLlamadaGuardada,
    );
  }

  /** Those made between two instants, whatever became of them. */
  async findHechas(restauranteId: string, desde: Date, hasta: Date): Promise<LlamadaGuardada[]> {
    const hechas = [true, false].map((abierto) =>
      this.llamadas
        .find(
          { restaurante: toId(restauranteId), abierto, creadoEn: { $gte: desde, $lt: hasta } },
          { hint: 'abiertos' },
        )
        .toArray(),
    );
    return (await Promise.all(hechas)).flat().map(toLlamadaGuardada);
  }

  async findLlamadasPorId(ids: readonly string[]): Promise<LlamadaGuardada[]> {
    if (ids.length === 0) return [];
    const filtro = { _id: { $in: ids.map((id) => toId(id)) } };
    return (await this.llamadas.find(filtro, { sort: { creadoEn: 1, _id: 1 } }).toArray()).map(
      toLlamadaGuardada,
    );
  }

  /** Returns null when the mesa already has an open one of this kind. */
  async insertLlamada(
    { pago, reparto, motivo, grupoId, sinVerificar, ...ref }: NuevaLlamada,
    ahora: Date,
  ): Promise<LlamadaGuardada | null> {
    const doc: LlamadaDoc = {
      _id: newId(),
      ...abiertaDe(ref),
      ...(grupoId === undefined ? {} : { grupo: toId(grupoId) }),
      ...(pago === undefined ? {} : { pago }),
      ...(reparto === undefined ? {} : { reparto }),
      ...(motivo === undefined ? {} : { motivo }),
      rev: ahora.getTime(),
      estado: ESTADO_LLAMADA_INICIAL,
      creadoEn: ahora,
      ...(sinVerificar ? { sinVerificar: true } : {}),
    };
    try {
      await this.llamadas.insertOne(doc);
      return toLlamadaGuardada(doc);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Saves over what was read; returns null when somebody else saved since, or its new mesa has one open. */
  async saveLlamada(
    llamada: LlamadaGuardada,
    { reparto, ...cambios }: CambiosLlamada,
  ): Promise<LlamadaGuardada | null> {
    try {
      const doc = await this.llamadas.findOneAndUpdate(
        { restaurante: toId(llamada.restauranteId), _id: toId(llamada.id), rev: llamada.rev },
        {
          $set: {
            ...cambios,
            ...(reparto ? { reparto } : {}),
            ...(cambios.estado && !isLlamadaAbierta({ estado: cambios.estado }) ? { abierto: false } : {}),
          },
          ...unsetOf(reparto === null && 'reparto', isOtraSinPersona(cambios) && 'persona'),
          $inc: { rev: 1 },
        },
        { returnDocument: 'after' },
      );
      return doc && toLlamadaGuardada(doc);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Calls that a person took name them no more. */
  async blankNombre(restauranteId: string, persona: string): Promise<void> {
    await this.llamadas.updateMany(
      { restaurante: toId(restauranteId), persona, por: { $ne: PERSONA_BORRADA } },
      { $set: { por: PERSONA_BORRADA }, $inc: { rev: 1 } },
    );
  }

  /** The revs of open calls of several restaurants, in one covered query. */
  findRevsLlamadas(restauranteIds: readonly string[], desde: Date): Promise<RevAbierta[]> {
    const filtro: mongo.Filter<LlamadaDoc> = {
      restaurante: { $in: restauranteIds.map((id) => toId(id)) },
      abierto: true,
      creadoEn: { $gte: desde },
    };
    return readRevs(this.llamadas, filtro, 'latido');
  }
}

function abiertaDe({ restauranteId, mesa, tipo }: RefLlamada) {
  return { restaurante: toId(restauranteId), mesa, tipo, abierto: true };
}

/** Nobody's id stays beside the name of a device. */
const isOtraSinPersona = ({ por, persona }: CambiosLlamada) => por !== undefined && persona === undefined;

function unsetOf(...campos: (keyof LlamadaDoc | false)[]): { $unset?: Record<string, ''> } {
  const vacios = campos.flatMap((campo) => campo || []);
  return vacios.length === 0
    ? {}
    : { $unset: Object.fromEntries(vacios.map((campo) => [campo, '' as const])) };
}
