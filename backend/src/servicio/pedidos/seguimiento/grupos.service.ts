import { Injectable } from '@nestjs/common';
import { GruposConsultas } from '../grupos/grupos-consultas.repository';
import type { Parada } from '../grupos/grupos-consultas.repository';

/** The stored tabs, for the modules beside: where each is, and where it was before it moved. */
@Injectable()
export class GruposService {
  constructor(private readonly consultas: GruposConsultas) {}

  async findGrupoAbierto(restauranteId: string, mesa: number): Promise<string | null> {
    return (await this.consultas.findGrupoAbierto(restauranteId, mesa))?.id ?? null;
  }

  /** These tabs, paid or not, and the open ones that have left one of these mesas. */
  findParadas(
    restauranteId: string,
    cuales: { ids: readonly string[]; mesas: readonly number[] },
  ): Promise<Parada[]> {
    return this.consultas.findParadas(restauranteId, cuales);
  }
}
