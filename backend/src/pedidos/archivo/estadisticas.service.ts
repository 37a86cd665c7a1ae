import { Injectable } from '@nestjs/common';
import {
  ESTADOS_GRUPO,
  estadoGrupo,
  inicioJornada,
  jornadaDe,
  lineasVivas,
  sumCentimos,
  toEuros,
  totalGrupo,
} from '@carta/contracts';
import type { EstadisticasHoy, EstadisticasRango, EstadoGrupo, GrupoMesa } from '@carta/contracts';
import { addLineas, minutosA, topProductos } from './estadisticas-cifras';
import type { VentasPorProducto } from './estadisticas-cifras';
import { SumaRango } from './estadisticas-rango';
import type { Rango } from './estadisticas-rango';
import { ArchivoLecturas } from './archivo-lecturas.repository';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { MinutosContados } from './minutos-contados';
import { restauranteNoEncontrado } from '../pedidos.errors';
import { PreguntasLentas } from './preguntas-lentas';
import { SumaJornada } from './suma-jornada';

/** The figures of service days, computed from what is stored. */
@Injectable()
export class EstadisticasService {
  private readonly rangos = new PreguntasLentas<EstadisticasRango>();

  constructor(
    private readonly grupos: GruposLecturas,
    private readonly archivo: ArchivoLecturas,
  ) {}

  async hoy(restauranteId: string, ahora: Date): Promise<EstadisticasHoy> {
    const desde = inicioJornada(ahora);
    const grupos = await this.grupos.findSince(restauranteId, desde);
    const tickets = grupos.flatMap((grupo) => grupo.pedidos).filter((ticket) => ticket.creadoEn >= desde);
    const total = (algunos: GrupoMesa[]): number => toEuros(sumCentimos(algunos.map(totalGrupo)));
    const ventas: VentasPorProducto = new Map();
    const aListo = new MinutosContados();
    for (const ticket of tickets) {
      addLineas(ventas, lineasVivas(ticket));
      aListo.add(minutosA('listoEn', ticket));
    }
    return {
      porEstado: countByEstado(grupos),
      recaudado: total(grupos.filter((grupo) => grupo.pagado && grupo.motivoCierre === undefined)),
      pendienteDeCobro: total(grupos.filter((grupo) => !grupo.pagado)),
      minutosAListo: aListo.summarize(),
      topProductos: topProductos(ventas),
    };
  }

  /** The same by day, hour and product. @throws 404 for somebody else's. */
  rango(restauranteId: string, propioId: string, rango: Rango): Promise<EstadisticasRango> {
    if (restauranteId !== propioId) return Promise.reject(restauranteNoEncontrado());
    return this.rangos.ask(propioId, `${rango.desde} ${rango.hasta}`, () => this.sum(propioId, rango));
  }

  private async sum(restauranteId: string, rango: Rango): Promise<EstadisticasRango> {
    const suma = new SumaRango(rango);
    const dias = new Map(suma.jornadas.map((jornada) => [jornada, new SumaJornada(jornada)]));
    for await (const mesa of this.archivo.streamBetween(restauranteId, suma.inicio, suma.fin)) {
      const jornada = mesa.pagado && jornadaDe(suma.jornadas, mesa.pagadoEn);
      if (!mesa.pagado) suma.addAbierta(mesa);
      else if (jornada) dias.get(jornada)?.add(mesa);
    }
    for (const [{ dia }, suya] of dias) suma.addJornada(dia, suya.toCifras());
    return suma.toEstadisticas();
  }
}

function countByEstado(grupos: readonly GrupoMesa[]): Record<EstadoGrupo, number> {
  const cuenta = Object.fromEntries(ESTADOS_GRUPO.map((estado) => [estado, 0])) as Record<
    EstadoGrupo,
    number
  >;
  for (const grupo of grupos) cuenta[estadoGrupo(grupo)] += 1;
  return cuenta;
}
