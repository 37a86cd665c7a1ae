import { Injectable } from '@nestjs/common';
import { cajonEsperado, fromEuros, jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { CierreDelDia, EfectivoDelDia, Husos } from '@carta/contracts';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { ArqueosService } from '../servicio/arqueos/arqueos.service';
import { toApunteArqueo, toEsperadoArqueo } from './arqueo.mapper';
import { SelloService } from '../servicio/pedidos/sello/sello.service';
import { CierreConsultas } from './cierre-consultas.repository';
import { SumaCierre } from './suma-cierre';

/** Computes the closing of a service day from what is stored (docs/reglas/dinero.md#closing-the-day). */
@Injectable()
export class CierreService {
  constructor(
    private readonly consultas: CierreConsultas,
    private readonly restaurantes: RestaurantesService,
    private readonly arqueos: ArqueosService,
    private readonly sellos: SelloService,
  ) {}

  /** Without `dia` it is the current one. */
  async findCierre(restauranteId: string, dia: string | undefined): Promise<CierreDelDia> {
    const husos = await this.restaurantes.findHusos(restauranteId);
    const suma = await this.sumDia(restauranteId, husos, dia);
    const [arqueos, sello] = await Promise.all([
      this.arqueos.listArqueos(restauranteId, suma.dia),
      this.sellos.findSello(restauranteId, suma.dia, husos),
    ]);
    if (arqueos.length === 0) return { ...suma, sello };
    const esperado = toEsperadoArqueo(cajonEsperado(arqueos, efectivoDe(suma)));
    return { ...suma, sello, arqueo: { apuntes: arqueos.map(toApunteArqueo), esperado } };
  }

  /** What the ledgers of a day say of cash now. */
  async findEfectivo(restauranteId: string, dia: string): Promise<EfectivoDelDia> {
    const husos = await this.restaurantes.findHusos(restauranteId);
    return efectivoDe(await this.sumDia(restauranteId, husos, dia));
  }

  private async sumDia(
    restauranteId: string,
    husos: Husos,
    dia: string | undefined,
  ): Promise<ReturnType<SumaCierre['toCierre']>> {
    const jornada = jornadaDeDia(husos, dia ?? nombreJornada(husos, new Date()));
    const suma = new SumaCierre(jornada);
    for await (const mesa of this.consultas.streamDelDia(restauranteId, jornada)) suma.add(mesa);
    for await (const mesa of this.consultas.streamConPeriodo(restauranteId, jornada)) suma.addPeriodo(mesa);
    for await (const mesa of this.consultas.streamCanceladas(restauranteId, jornada))
      suma.addCanceladas(mesa);
    for await (const mesa of this.consultas.streamRetiradas(restauranteId, jornada)) suma.addRetiradas(mesa);
    for await (const mesa of this.consultas.streamAnuladas(restauranteId, jornada)) suma.addAnuladas(mesa);
    for await (const mesa of this.consultas.streamRebajadas(restauranteId, jornada)) suma.addRebajas(mesa);
    for await (const mesa of this.consultas.streamRepesadas(restauranteId, jornada)) suma.addRepesadas(mesa);
    return suma.toCierre();
  }
}

const efectivoDe = ({ porForma, propinas }: Pick<CierreDelDia, 'porForma' | 'propinas'>): EfectivoDelDia => ({
  efectivo: fromEuros(porForma.efectivo),
  sinIndicar: fromEuros(porForma.sin_indicar),
  propinas: fromEuros(propinas.efectivo),
});
