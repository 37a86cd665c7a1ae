import { Injectable } from '@nestjs/common';
import { cajonEsperado, fromEuros, jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { CierreDelDia, EfectivoDelDia } from '@carta/contracts';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { ArqueosService } from '../servicio/arqueos/arqueos.service';
import { toApunteArqueo, toEsperadoArqueo } from './arqueo.mapper';
import { CierreLecturas } from './cierre-lecturas.repository';
import { SumaCierre } from './suma-cierre';

/** Computes the closing of a service day from what is stored (docs/reglas.md#closing-the-day). */
@Injectable()
export class CierreService {
  constructor(
    private readonly lecturas: CierreLecturas,
    private readonly restaurantes: RestaurantesService,
    private readonly arqueos: ArqueosService,
  ) {}

  /** Without `dia` it is the current one. */
  async findCierre(restauranteId: string, dia: string | undefined): Promise<CierreDelDia> {
    const cierre = await this.sumDia(restauranteId, dia);
    const arqueos = await this.arqueos.listArqueos(restauranteId, cierre.dia);
    if (arqueos.length === 0) return cierre;
    const esperado = toEsperadoArqueo(cajonEsperado(arqueos, efectivoDe(cierre)));
    return { ...cierre, arqueo: { apuntes: arqueos.map(toApunteArqueo), esperado } };
  }

  /** What the ledgers of a day say of cash now. */
  async findEfectivo(restauranteId: string, dia: string): Promise<EfectivoDelDia> {
    return efectivoDe(await this.sumDia(restauranteId, dia));
  }

  private async sumDia(restauranteId: string, dia: string | undefined): Promise<CierreDelDia> {
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

const efectivoDe = ({ porForma, propinas }: CierreDelDia): EfectivoDelDia => ({
  efectivo: fromEuros(porForma.efectivo),
  sinIndicar: fromEuros(porForma.sin_indicar),
  propinas: fromEuros(propinas.efectivo),
});
