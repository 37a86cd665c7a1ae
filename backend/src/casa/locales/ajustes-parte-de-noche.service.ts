import { Injectable } from '@nestjs/common';
import type { AjustesParte, EstacionCasa, Husos } from '@carta/contracts';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';
import type { ConParteDoc } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';

/** A house that wants its parte, since then and at this address. */
export interface LocalConParte {
  id: string;
  nombre: string;
  husos: Husos;
  estaciones: readonly EstacionCasa[];
  correo: string;
  desde: Date;
}

/** Which houses want a parte of each night (docs/reglas/cifras.md#the-mornings-count). */
@Injectable()
export class AjustesParteDeNocheService {
  constructor(private readonly restaurantes: RestaurantesRepository) {}

  /** @throws 404 */
  async getAjustes(id: string): Promise<AjustesParte> {
    const doc = await this.restaurantes.findRestaurante(id);
    if (!doc) throw restauranteNoEncontrado();
    return { correo: doc.parte?.correo ?? null };
  }

  /** Another address keeps since when. @throws 404 */
  async changeAjustes(id: string, correo: string | null, ahora: Date): Promise<AjustesParte> {
    const doc = await this.restaurantes.findRestaurante(id);
    if (!doc) throw restauranteNoEncontrado();
    const parte = correo === null ? null : { correo: correo.trim(), desde: doc.parte?.desde ?? ahora };
    await this.restaurantes.setParte(id, parte);
    return { correo: parte?.correo ?? null };
  }

  async listConParte(): Promise<LocalConParte[]> {
    const docs = await this.restaurantes.findConParte();
    return docs.flatMap((doc) => toLocalConParte(doc) ?? []);
  }

  /** Null for a house that wants none. */
  async findConParte(id: string): Promise<LocalConParte | null> {
    const doc = await this.restaurantes.findRestaurante(id);
    return doc && toLocalConParte(doc);
  }
}

function toLocalConParte({
  _id,
  nombre,
  servicio,
  estaciones = [],
  parte,
}: ConParteDoc): LocalConParte | null {
  if (!parte) return null;
  const { husos = [] } = servicioOf(servicio);
  return { id: _id.toHexString(), nombre, husos, estaciones, correo: parte.correo, desde: parte.desde };
}
