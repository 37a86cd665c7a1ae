import { Injectable } from '@nestjs/common';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import type { Parada } from '../grupos/grupos-lecturas.repository';

/** The stored tabs, for the modules beside: where each is, and where it was before it moved. */
@Injectable()
export class GruposService {
  constructor(private readonly lecturas: GruposLecturas) {}

  async findGrupoAbierto(restauranteId: string, mesa: number): Promise<string | null> {
    return (await this.lecturas.findGrupoAbierto(restauranteId, mesa))?.id ?? null;
  }

  /** These tabs, paid or not, and the open ones that have left one of these mesas. */
  findParadas(
    restauranteId: string,
    cuales: { ids: readonly string[]; mesas: readonly number[] },
  ): Promise<Parada[]> {
    return this.lecturas.findParadas(restauranteId, cuales);
  }
}
