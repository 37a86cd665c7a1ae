import { Injectable } from '@nestjs/common';
import { jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { SumaCierre } from './suma-cierre';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { CierreLecturas } from './cierre-lecturas.repository';

/** Computes the closing of a service day from what is stored (docs/reglas.md#closing-the-day). */
@Injectable()
export class CierreService {
  constructor(
    private readonly lecturas: CierreLecturas,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Without `dia` it is the current one. */
  async findCierre(restauranteId: string, dia: string | undefined): Promise<CierreDelDia> {
    const husos = await this.restaurantes.findHusos(restauranteId);
    const jornada = jornadaDeDia(husos, dia ?? nombreJornada(husos, new Date()));
    const suma = new SumaCierre(jornada);
    for await (const mesa of this.lecturas.streamDelDia(restauranteId, jornada)) suma.add(mesa);
    for await (const mesa of this.lecturas.streamConPeriodo(restauranteId, jornada)) suma.addPeriodo(mesa);
    for await (const mesa of this.lecturas.streamCanceladas(restauranteId, jornada)) suma.addCanceladas(mesa);
    for await (const mesa of this.lecturas.streamRetiradas(restauranteId, jornada)) suma.addRetiradas(mesa);
    for await (const mesa of this.lecturas.streamAnuladas(restauranteId, jornada)) suma.addAnuladas(mesa);
    return suma.toCierre();
  }
}
