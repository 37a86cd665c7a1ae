// Longer than most: this collection alone decides who is signed in, so all its queries are read side by side.
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import type { Rol } from '@carta/contracts';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { setOrUnset } from '../../../plataforma/base-datos/set-o-unset';
import type { DispositivoDeSesion, PersonaDeSesion } from '../../../plataforma/acceso/acceso';
import { toFamilia, toFamiliaConTokens } from './familia';
import type { Familia, FamiliaConTokens, FamiliaDoc } from './familia';
import { TOKENS_RECORDADOS } from './rotacion';
import type { UsoRefresh } from './rotacion';
import { sesionSchema } from './sesion.schema';
import type { SesionDoc } from './sesion.schema';

export type NuevaFamilia = Pick<
  SesionDoc,
  'rol' | 'huella' | 'tokens' | 'direccion' | 'creadaEn' | 'expiraEn'
> & {
  restauranteId: string;
  dispositivo?: DispositivoDeSesion;
};

export type PuestoDeSesion = Omit<DispositivoDeSesion, 'nombre'>;

/** The only reader and writer of `sesiones`; it hides ended and expired families. */
@Injectable()
export class SesionesRepository {
  constructor(@InjectColeccion(sesionSchema) private readonly sesiones: Collection<SesionDoc>) {}

  async insertFamilia({ dispositivo, ...nueva }: NuevaFamilia): Promise<Familia> {
    const doc: SesionDoc = {
      ...nueva,
      ...(dispositivo ? { dispositivo: { ...dispositivo, id: toId(dispositivo.id) } } : {}),
      _id: newId(),
      restauranteId: toId(nueva.restauranteId),
      terminadaEn: null,
    };
    await this.sesiones.insertOne(doc);
    return toFamilia(doc);
  }

  async findViva(fam: string, ahora: Date): Promise<Familia | null> {
    const doc = await this.sesiones.findOne({ _id: toId(fam), ...viva(ahora) }, SIN_TOKENS);
    return doc && toFamilia(doc);
  }

  async findVivas(fams: readonly string[], ahora: Date): Promise<Familia[]> {
    const docs = await this.sesiones
      .find<FamiliaDoc>({ _id: { $in: fams.map(toId) }, ...viva(ahora) }, SOLO_FAMILIA)
      .toArray();
    return docs.map(toFamilia);
  }

  /** Leaves out those that merely expired. */
  async findTerminadas(desde: Date): Promise<string[]> {
    const docs = await this.sesiones.find({ terminadaEn: { $gte: desde } }, SOLO_ID).toArray();
    return docs.map(({ _id }) => _id.toHexString());
  }

  async findVivaPorToken(hash: string, ahora: Date): Promise<FamiliaConTokens | null> {
    const doc = await this.sesiones.findOne({ tokens: hash, ...viva(ahora) });
    return doc && toFamiliaConTokens(doc);
  }

  /** Puts the successor first, only if `token` still is the newest; returns false otherwise. */
  async addSuccessor(fam: string, token: string, successor: string, uso: UsoRefresh): Promise<boolean> {
    const { modifiedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), 'tokens.0': token, ...viva(uso.en) },
      {
        $push: { tokens: { $each: [successor], $position: 0, $slice: TOKENS_RECORDADOS } },
        $set: { uso },
      },
    );
    return modifiedCount === 1;
  }

  /** Remembers a token repeated without a key; only the last two are ever read. */
  async addDudoso(fam: string, token: string): Promise<void> {
    await this.sesiones.updateOne(
      { _id: toId(fam), dudosos: { $ne: token } },
      { $push: { dudosos: { $each: [token], $slice: -2 } } },
    );
  }

  /** Returns false when it had already ended. */
  async endFamilia(fam: string, ahora: Date): Promise<boolean> {
    const { modifiedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), terminadaEn: null },
      endedAt(ahora),
    );
    return modifiedCount === 1;
  }

  /** Returns false when it had already ended. */
  async endCopiada(fam: string, ahora: Date): Promise<boolean> {
    const { $set, $min } = endedAt(ahora);
    const { modifiedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), terminadaEn: null },
      { $set: { ...$set, motivo: 'copiada' }, $min },
    );
    return modifiedCount === 1;
  }

  async findUltimaCopiada(restauranteId: string, desde: Date): Promise<Date | null> {
    const deCopias = { restauranteId: toId(restauranteId), rol: 'propietario', motivo: 'copiada' } as const;
    const doc = await this.sesiones.findOne(
      { ...deCopias, terminadaEn: { $gte: desde } },
      { sort: { terminadaEn: -1 } },
    );
    return doc?.terminadaEn ?? null;
  }

  /** Devices that are out because their session was copied, and since when. */
  async findDispositivosFuera(restauranteId: string, ahora: Date): Promise<Map<string, Date>> {
    const deDispositivos = { restauranteId: toId(restauranteId), rol: 'dispositivo' } as const;
    const [copiadas, vivas] = await Promise.all([
      this.sesiones
        .find({ ...deDispositivos, motivo: 'copiada' }, { projection: { dispositivo: 1, terminadaEn: 1 } })
        .sort({ terminadaEn: 1 })
        .toArray(),
      this.sesiones.find({ ...deDispositivos, ...viva(ahora) }, SOLO_DISPOSITIVO).toArray(),
    ]);
    const fuera = new Map(
      copiadas.flatMap(({ dispositivo, terminadaEn }) =>
        dispositivo && terminadaEn ? [[dispositivo.id.toHexString(), terminadaEn] as const] : [],
      ),
    );
    for (const { dispositivo } of vivas) if (dispositivo) fuera.delete(dispositivo.id.toHexString());
    return fuera;
  }

  /** Returns false when the session has ended. */
  async setTurno(fam: string, turno: NonNullable<SesionDoc['turno']>, ahora: Date): Promise<boolean> {
    const { matchedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), ...viva(ahora) },
      { $set: { turno } },
    );
    return matchedCount === 1;
  }

  async unsetTurno(fam: string): Promise<void> {
    await this.sesiones.updateOne({ _id: toId(fam) }, { $unset: { turno: '' } });
  }

  /** Of a person, on every device of their house. */
  async changeTurnos(
    restauranteId: string,
    persona: string,
    cambios: Pick<PersonaDeSesion, 'nombre' | 'rol'> | null,
  ): Promise<void> {
    await this.sesiones.updateMany(
      { restauranteId: toId(restauranteId), 'turno.persona': persona },
      cambios === null
        ? { $unset: { turno: '' } }
        : { $set: { 'turno.nombre': cambios.nombre, 'turno.rol': cambios.rol } },
    );
  }

  async findNombresDeDispositivos(restauranteIds: readonly string[], ahora: Date): Promise<string[]> {
    const docs = await this.sesiones
      .find(
        { restauranteId: { $in: restauranteIds.map((id) => toId(id)) }, rol: 'dispositivo', ...viva(ahora) },
        SOLO_DISPOSITIVO,
      )
      .toArray();
    return [...new Set(docs.flatMap(({ dispositivo }) => dispositivo?.nombre ?? []))].sort();
  }

  /** Finds a device's copied session by any of its tokens. */
  async findCopiadaPorToken(token: string): Promise<Familia | null> {
    const copiada = { tokens: token, rol: 'dispositivo', motivo: 'copiada' } as const;
    const doc = await this.sesiones.findOne(copiada, SIN_TOKENS);
    return doc && toFamilia(doc);
  }

  /** Returns the families that were alive. */
  endFamilias(restauranteIds: readonly string[], rol: Rol, ahora: Date): Promise<string[]> {
    return this.endWhere({ restauranteId: { $in: restauranteIds.map((id) => toId(id)) }, rol }, ahora);
  }

  /** Returns the families that were alive. */
  endDispositivo(restauranteId: string, dispositivoId: string, ahora: Date): Promise<string[]> {
    return this.endWhere(
      { restauranteId: toId(restauranteId), 'dispositivo.id': toId(dispositivoId) },
      ahora,
    );
  }

  /** Writes what a device is for into its sessions that know no later rev. */
  async setPuesto(
    restauranteId: string,
    { id, puesto, estaciones, lengua, rev = 0 }: PuestoDeSesion,
  ): Promise<void> {
    await this.sesiones.updateMany(
      {
        restauranteId: toId(restauranteId),
        'dispositivo.id': toId(id),
        $or: [{ 'dispositivo.rev': { $exists: false } }, { 'dispositivo.rev': { $lte: rev } }],
      },
      setOrUnset({
        'dispositivo.puesto': puesto,
        'dispositivo.estaciones': estaciones,
        'dispositivo.lengua': lengua,
        'dispositivo.rev': rev,
      }),
    );
  }

  /** Searches the families still kept. */
  async hasDireccion(restauranteIds: readonly string[], direccion: string): Promise<boolean> {
    const deAlguno = { restauranteId: { $in: restauranteIds.map((id) => toId(id)) }, direccion };
    return (await this.sesiones.findOne(deAlguno, SOLO_ID)) !== null;
  }

  async deleteExpiradas(restauranteId: string, antesDe: Date): Promise<void> {
    await this.sesiones.deleteMany({ restauranteId: toId(restauranteId), expiraEn: { $lt: antesDe } });
  }

  /** Ends an account's own sessions beyond the newest `quedan`; returns which. */
  async endSobrantes(restauranteId: string, quedan: number, ahora: Date): Promise<string[]> {
    const deDuenos = { restauranteId: toId(restauranteId), rol: 'propietario' } as const;
    const sobrantes = await this.sesiones
      .find({ ...deDuenos, ...viva(ahora) }, SOLO_ID)
      .sort({ _id: -1 })
      .skip(quedan)
      .toArray();
    if (sobrantes.length === 0) return [];
    return this.endWhere({ _id: { $in: sobrantes.map(({ _id }) => _id) } }, ahora);
  }

  /** Forgets an account's own ended sessions beyond the newest `quedan`. */
  async deleteSobrantes(restauranteId: string, quedan: number): Promise<void> {
    const deLaFamilia = {
      restauranteId: toId(restauranteId),
      rol: 'propietario',
      terminadaEn: { $ne: null },
    } as const;
    const sobrantes = await this.sesiones.find(deLaFamilia, SOLO_ID).sort({ _id: -1 }).skip(quedan).toArray();
    if (sobrantes.length > 0) {
      await this.sesiones.deleteMany({ _id: { $in: sobrantes.map(({ _id }) => _id) } });
    }
  }

  private async endWhere(cuales: mongo.Filter<SesionDoc>, ahora: Date): Promise<string[]> {
    const vivas = await this.sesiones.find({ ...cuales, ...viva(ahora) }, SOLO_ID).toArray();
    await this.sesiones.updateMany(
      { _id: { $in: vivas.map(({ _id }) => _id) }, terminadaEn: null },
      endedAt(ahora),
    );
    return vivas.map(({ _id }) => _id.toHexString());
  }
}

/** An ended session expires too, so that a device's is forgotten one day like any other. */
const endedAt = (ahora: Date) => ({ $set: { terminadaEn: ahora }, $min: { expiraEn: ahora } });

/** Tokens are not needed at every request. */
const SIN_TOKENS = { projection: { tokens: 0 } } as const;
/** Read in every round of every connected board. */
const SOLO_FAMILIA = {
  projection: { restauranteId: 1, rol: 1, huella: 1, dispositivo: 1, turno: 1 },
} as const;
const SOLO_ID = { projection: { _id: 1 } } as const;
const SOLO_DISPOSITIVO = { projection: { dispositivo: 1 } } as const;

const viva = (ahora: Date) => ({ terminadaEn: null, expiraEn: { $gt: ahora } });
