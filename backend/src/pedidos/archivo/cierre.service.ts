import { Injectable } from '@nestjs/common';
import { inicioDeDia, siguienteJornada } from '@carta/contracts';
import type { CierreDelDia } from '@carta/contracts';
import { SumaCierre } from './cierre';
import { CierreLecturas } from './cierre-lecturas.repository';

/** The closing of a service day, worked out from what is stored (docs/reglas.md#closing-the-day). */
@Injectable()
export class CierreService {
  constructor(private readonly lecturas: CierreLecturas) {}

  async find(restauranteId: string, dia: string): Promise<CierreDelDia> {
    const inicio = inicioDeDia(dia);
    const jornada = { dia, inicio, fin: siguienteJornada(inicio) };
    const suma = new SumaCierre(jornada);
    for await (const mesa of this.lecturas.streamDelDia(restauranteId, jornada)) suma.add(mesa);
    for await (const mesa of this.lecturas.streamCanceladas(restauranteId, jornada)) suma.addCanceladas(mesa);
    for await (const mesa of this.lecturas.streamAnuladas(restauranteId, jornada)) suma.addAnuladas(mesa);
    return suma.toCierre();
  }
}
