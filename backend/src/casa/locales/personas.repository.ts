import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { toId } from '../../plataforma/base-datos/ids';
import type { PersonaGuardada } from './local.types';
import { restauranteSchema } from './restaurante.schema';
import type { RestauranteDoc } from './restaurante.schema';

export type CasaDoc = Pick<RestauranteDoc, '_id' | 'personas' | 'servicio' | 'clavesCambio'>;

/** Only this file reads and writes the people of `restaurantes`. */
@Injectable()
export class PersonasRepository {
  constructor(
    @InjectColeccion(restauranteSchema) private readonly restaurantes: Collection<RestauranteDoc>,
  ) {}

  findCasa(restauranteId: string): Promise<CasaDoc | null> {
    return this.restaurantes.findOne<CasaDoc>({ _id: toId(restauranteId) }, SOLO_PERSONAS);
  }

  /**
   * Saves all people of a house, with a rev, so that the floor's screens read the house again. Returns null
   * when its settings are not those that were seen, or the key is known.
   */
  setPersonas(
    { _id, servicio }: CasaDoc,
    personas: PersonaGuardada[],
    clave: string | undefined,
  ): Promise<CasaDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id, 'servicio.rev': servicio?.rev ?? null, ...sinHacer(clave) },
      { $set: { personas }, $inc: { 'servicio.rev': 1 }, ...recordarClave(clave) },
      { returnDocument: 'after', ...SOLO_PERSONAS },
    );
  }

  /** Another PIN that was set meanwhile has a huella of its own. */
  async setHuella(restauranteId: string, { _id, pin }: PersonaGuardada, huella: string): Promise<void> {
    await this.restaurantes.updateOne(
      { _id: toId(restauranteId), personas: { $elemMatch: { _id, pin } } },
      { $set: { 'personas.$.huella': huella } },
    );
  }

  findConOlvidadas(): Promise<CasaDoc[]> {
    return this.restaurantes.find<CasaDoc>({ 'personas.olvidada': true }, SOLO_PERSONAS).toArray();
  }

  async dropOlvidada(restauranteId: string, id: string): Promise<void> {
    await this.restaurantes.updateOne(
      { _id: toId(restauranteId) },
      { $pull: { personas: { _id: id, olvidada: true } }, $inc: { 'servicio.rev': 1 } },
    );
  }
}

const SOLO_PERSONAS = { projection: { personas: 1, servicio: 1, clavesCambio: 1 } } as const;
