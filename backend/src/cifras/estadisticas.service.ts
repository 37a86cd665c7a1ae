import { Injectable } from '@nestjs/common';
import {
  ESTADOS_GRUPO,
  MOTIVO_VACIA,
  estadoGrupo,
  inicioJornada,
  nombreJornada,
  minutosA,
  pendienteDe,
  porForma,
  sinAsentar,
  sumCajas,
  sumCentimos,
  toEuros,
  totalCaja,
  totalGrupo,
} from '@carta/contracts';
import type {
  Caja,
  EstadisticasHoy,
  EstadisticasRango,
  EstadoDestino,
  GrupoMesa,
  Jornada,
} from '@carta/contracts';
import { VentasPorProducto, toPorForma, topProductos } from './estadisticas-cifras';
import { ProductosService } from '../carta/productos/lista/productos.service';
import { RestaurantesService } from '../casa/locales/restaurantes.service';
import { SumaRango } from './estadisticas-rango';
import type { Rango } from './estadisticas-rango';
import { ArchivoConsultas } from './archivo-consultas.repository';
import type { MesaPagada } from './archivo-consultas.repository';
import { GruposConsultas } from '../servicio/pedidos/grupos/grupos-consultas.repository';
import { MinutosContados } from './minutos-contados';
import { restauranteNoEncontrado } from '../casa/locales/restaurantes.errors';
import { PreguntasLentas } from './preguntas-lentas';
import { parseRango } from './rango';
import { SumaJornada } from './suma-jornada';
import { SumasService } from './sumas.service';

/** Computes the figures of service days from what is stored. */
@Injectable()
export class EstadisticasService {
  private readonly rangos = new PreguntasLentas<EstadisticasRango>();

  constructor(
    private readonly grupos: GruposConsultas,
    private readonly archivo: ArchivoConsultas,
    private readonly sumas: SumasService,
    private readonly restaurantes: RestaurantesService,
    private readonly productos: ProductosService,
  ) {}

  async hoy(restauranteId: string, ahora: Date): Promise<EstadisticasHoy> {
    const desde = inicioJornada(await this.restaurantes.findHusos(restauranteId), ahora);
    const [grupos, nombres] = await Promise.all([
      this.grupos.findGruposSince(restauranteId, desde),
      this.productos.listNombres(restauranteId),
    ]);
    const tickets = grupos.flatMap((grupo) => grupo.pedidos).filter((ticket) => ticket.creadoEn >= desde);
    const ventas = new VentasPorProducto();
    const aListo = new MinutosContados();
    ventas.addTickets(tickets);
    for (const ticket of tickets) aListo.add(minutosA('listoEn', ticket));
    const caja = sumCajas(grupos.map((grupo) => cajaDesde(grupo, desde)));
    return {
      porEstado: countByEstado(grupos),
      recaudado: toEuros(totalCaja(caja)),
      porForma: toPorForma(caja),
      pendienteDeCobro: toEuros(sumCentimos(grupos.map(pendienteDe))),
      minutosAListo: aListo.summarize(),
      topProductos: topProductos(ventas, nombres),
    };
  }

  /** @throws 404 for another restaurante, 422 as parseRango does. */
  async rango(
    restauranteId: string,
    propioId: string,
    { desde, hasta }: Partial<Rango>,
    ahora: Date,
  ): Promise<EstadisticasRango> {
    if (restauranteId !== propioId) throw restauranteNoEncontrado();
    const husos = await this.restaurantes.findHusos(propioId);
    const rango = parseRango(desde, hasta, nombreJornada(husos, ahora));
    return this.rangos.ask(propioId, `${rango.desde} ${rango.hasta}`, () =>
      this.sum(propioId, new SumaRango(husos, rango), ahora),
    );
  }

  private async sum(restauranteId: string, suma: SumaRango, ahora: Date): Promise<EstadisticasRango> {
    const cerradas = suma.jornadas.filter(({ fin }) => fin <= ahora);
    for await (const [dia, cifras] of this.sumas.streamSumas(restauranteId, cerradas)) {
      suma.addJornada(dia, cifras);
    }
    await this.addEnCurso(restauranteId, suma, suma.jornadas.slice(cerradas.length));
    return suma.toEstadisticas(await this.productos.listNombres(restauranteId));
  }

  /** Unpaid mesas, those paid on service days that are not over, and what ledgers of others say of them. */
  private async addEnCurso(
    restauranteId: string,
    suma: SumaRango,
    jornadas: readonly Jornada[],
  ): Promise<void> {
    const enCurso = jornadas.map((jornada) => new SumaJornada(jornada));
    const sumaDe = ({ pagadoEn }: MesaPagada): SumaJornada | undefined =>
      enCurso[jornadas.findIndex(({ inicio, fin }) => inicio <= pagadoEn && pagadoEn < fin)];
    const desde = jornadas[0]?.inicio ?? suma.fin;
    for await (const mesa of this.archivo.streamBetween(restauranteId, desde, suma.fin)) {
      if (mesa.pagado) sumaDe(mesa)?.add(mesa);
      else suma.addAbierta(mesa, desde);
    }
    const conPeriodo =
      enCurso.length > 0 ? await this.archivo.findConPeriodo(restauranteId, desde, suma.fin) : [];
    for (const mesa of conPeriodo) for (const dia of enCurso) dia.addPeriodo(mesa);
    for (const sinSumar of enCurso) suma.addJornada(sinSumar.jornada.dia, sinSumar.toCifras());
  }
}

/** What was taken since the day began, of a mesa that is open or has been paid since. */
function cajaDesde(grupo: GrupoMesa, desde: Date): Caja {
  const asientos = (grupo.asientos ?? []).filter(({ en }) => en >= desde);
  return sumCajas([porForma(asientos), sinAsentar(totalGrupo(grupo), grupo)]);
}

/** A vacía mesa does not count. */
function countByEstado(grupos: readonly GrupoMesa[]): Record<EstadoDestino, number> {
  const porEstado = Object.fromEntries(ESTADOS_GRUPO.map((estado) => [estado, 0])) as Record<
    EstadoDestino,
    number
  >;
  for (const grupo of grupos) {
    const estado = estadoGrupo(grupo);
    if (estado !== 'vacia' && grupo.motivoCierre !== MOTIVO_VACIA) porEstado[estado] += 1;
  }
  return porEstado;
}
