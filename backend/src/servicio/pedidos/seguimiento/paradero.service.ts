import { Injectable } from '@nestjs/common';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import type { Parada } from '../grupos/grupos-lecturas.repository';

/** Where the tabs of a restaurante are: for what names a tab, or was there before it moved. */
@Injectable()
export class ParaderoService {
  constructor(private readonly lecturas: GruposLecturas) {}

  /** The id of a mesa's open tab, or null. */
  async findAbierto(restauranteId: string, mesa: number): Promise<string | null> {
    return (await this.lecturas.findAbierto(restauranteId, mesa))?.id ?? null;
  }

  /** These tabs, paid or not, and the open ones that have left one of these mesas. */
  findParadas(
    restauranteId: string,
    cuales: { ids: readonly string[]; mesas: readonly number[] },
  ): Promise<Parada[]> {
    return this.lecturas.findParadas(restauranteId, cuales);
  }
}
