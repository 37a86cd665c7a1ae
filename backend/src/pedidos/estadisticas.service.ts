import { Injectable } from '@nestjs/common';
import {
  ESTADOS_GRUPO,
  estadoGrupo,
  inicioDiaServicio,
  sumCentimos,
  timesUnidades,
  toEuros,
  totalGrupo,
} from '@carta/contracts';
import type { EstadisticasHoy, EstadoGrupo, GrupoMesa, LineaMesa, PedidoMesa } from '@carta/contracts';
import { GruposLecturas } from './grupos-lecturas.repository';

const TOP = 10;

/** The figures of the service day, computed from what is stored. */
@Injectable()
export class EstadisticasService {
  constructor(private readonly grupos: GruposLecturas) {}

  async hoy(restauranteId: string, ahora: Date): Promise<EstadisticasHoy> {
    const desde = inicioDiaServicio(ahora);
    const grupos = await this.grupos.findSince(restauranteId, desde);
    const pedidos = grupos.flatMap((grupo) => grupo.pedidos).filter((pedido) => pedido.creadoEn >= desde);
    const total = (algunos: GrupoMesa[]): number => toEuros(sumCentimos(algunos.map(totalGrupo)));
    return {
      porEstado: countByEstado(grupos),
      recaudado: total(grupos.filter((grupo) => grupo.pagado && grupo.motivoCierre === undefined)),
      pendienteDeCobro: total(grupos.filter((grupo) => !grupo.pagado)),
      minutosAListo: summarizeMinutos(pedidos.flatMap(minutosAListo)),
      topProductos: topProductos(pedidos.flatMap((pedido) => pedido.lineas)),
    };
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

/** Minutes from an order to its last line being listo; nothing while some line is not. */
function minutosAListo(pedido: PedidoMesa): number[] {
  const listos = pedido.lineas.map((linea) => linea.listoEn?.getTime());
  if (listos.some((instante) => instante === undefined)) return [];
  return [(Math.max(...listos.flatMap((x) => x ?? [])) - pedido.creadoEn.getTime()) / 60_000];
}

function summarizeMinutos(minutos: number[]): EstadisticasHoy['minutosAListo'] {
  const orden = [...minutos].sort((a, b) => a - b);
  return { mediana: percentil(orden, 0.5), p90: percentil(orden, 0.9), muestras: orden.length };
}

/** Nearest-rank percentile of sorted minutes, to a tenth; null without samples. */
function percentil(orden: readonly number[], p: number): number | null {
  const valor = orden[Math.max(0, Math.ceil(orden.length * p) - 1)];
  return valor === undefined ? null : Math.round(valor * 10) / 10;
}

function topProductos(lineas: readonly LineaMesa[]): EstadisticasHoy['topProductos'] {
  const porNombre = new Map<string, LineaMesa[]>();
  for (const linea of lineas) porNombre.set(linea.nombre, [...(porNombre.get(linea.nombre) ?? []), linea]);
  return [...porNombre]
    .map(([nombre, vendidas]) => ({
      nombre,
      unidades: vendidas.reduce((suma, linea) => suma + linea.cantidad, 0),
      total: toEuros(sumCentimos(vendidas.map((linea) => timesUnidades(linea.precio, linea.cantidad)))),
    }))
    .sort((a, b) => b.unidades - a.unidades || a.nombre.localeCompare(b.nombre, 'es'))
    .slice(0, TOP);
}
