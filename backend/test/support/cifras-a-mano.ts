// Longer than most: all figures of a range, counted by hand with none of the product’s rules.
import {
  CERO,
  FORMAS_CAJA,
  HORAS_DE_SERVICIO,
  centimos,
  diasEntre,
  horaDelLugar,
  nombreJornada,
  toEuros,
  vivasOf,
} from '@carta/contracts';
import type { EstadisticasRango, FormaCaja, Husos } from '@carta/contracts';
import type {
  LineaContada,
  MesaAbierta,
  MesaPagada,
  TicketContado,
} from '../../src/cifras/archivo-consultas.repository';

/**
 * The figures of a range as one would work them out by hand, from all mesas there are: with nothing kept,
 * nothing added up in between, and the calendar asked about every instant.
 */
export function cifrasAMano(
  mesas: readonly (MesaAbierta | MesaPagada)[],
  { desde, hasta }: { desde: string; hasta: string },
  /** When the day began that goes on. */
  hoy: Date,
  husos: Husos = [],
): EstadisticasRango {
  const isDelRango = (instante: Date): boolean => {
    const dia = nombreJornada(husos, instante);
    return desde <= dia && dia <= hasta;
  };
  const abiertas = mesas.filter((mesa): mesa is MesaAbierta => !mesa.pagado);
  const enCurso = abiertas
    .flatMap(({ pedidos }) => pedidos)
    .filter(({ creadoEn }) => creadoEn >= hoy && isDelRango(creadoEn));
  const pagos = mesas.map(pagosDe);
  const ventas = pagos
    .flatMap((deMesa) => firstOfEach(deMesa.filter(({ cerrada }) => !cerrada)))
    .filter(({ pagadoEn }) => isDelRango(pagadoEn));
  const hechos = pagos.flatMap(firstOfEach).filter(({ pagadoEn }) => isDelRango(pagadoEn));
  const trabajo = [...enCurso, ...hechos.map(({ ticket }) => ticket)];
  const cancelado = trabajo
    .flatMap(({ lineas }) => lineas)
    .flatMap((linea) => [
      ...(linea.cancelada ? [linea] : []),
      ...(linea.retiradas ?? []).map(({ unidades, rebaja = CERO }) => ({
        ...linea,
        cantidad: unidades,
        rebaja,
      })),
    ]);
  const apuntes = mesas.flatMap(apuntesDe).filter(({ en }) => isDelRango(en));
  const sumOf = (isContado: (instante: Date) => boolean) => ({
    pedidos: pedidosDe(ventas.filter(({ pagadoEn }) => isContado(pagadoEn)).map(({ ticket }) => ticket)),
    total: sum(apuntes.filter(({ en }) => isContado(en)).map(({ importe }) => importe)) / 100,
  });
  return {
    desde,
    hasta,
    ...renamed(sumOf(() => true)),
    porForma: Object.fromEntries(
      FORMAS_CAJA.map((forma) => [
        forma,
        sum(apuntes.filter((apunte) => apunte.forma === forma).map(({ importe }) => importe)) / 100,
      ]),
    ) as EstadisticasRango['porForma'],
    ...porComensalDe(pagos.flatMap((deMesa) => primeraVenta(deMesa, isDelRango))),
    pendienteDeCobro: sum(abiertas.map((mesa) => pendienteDe(mesa, isDelRango))) / 100,
    minutosAListo: minutosDe('listoEn', trabajo),
    minutosAEntregado: minutosDe('entregadoEn', trabajo),
    cancelado: { unidades: unidadesDe(cancelado), total: eurosDe(cancelado) },
    porDia: diasEntre(desde, hasta).map((dia) => ({
      dia,
      ...sumOf((pago) => nombreJornada(husos, pago) === dia),
    })),
    porHora: HORAS_DE_SERVICIO.map((hora) => ({
      hora,
      ...sumOf((pago) => Number(horaDelLugar(husos, pago).slice(0, 2)) === hora),
    })),
    topProductos: topDe(ventas.flatMap(({ ticket }) => vivasOf(ticket.lineas))),
  };
}

interface Pago {
  pagadoEn: Date;
  cerrada: boolean;
  comensales: number | undefined;
  pedidos: readonly TicketContado[];
}

/** Those of days that were over when the mesa was opened again, and its own. */
function pagosDe(mesa: MesaAbierta | MesaPagada): Pago[] {
  const { jornadasContadas = [], motivoCierre, pedidos } = mesa;
  const deAntes = jornadasContadas.map((jornada) => ({
    pagadoEn: jornada.en,
    cerrada: jornada.cerrada === true,
    comensales: jornada.comensales,
    pedidos: jornada.pedidos,
  }));
  if (!mesa.pagado) return deAntes;
  const { pagadoEn, comensales } = mesa;
  return [...deAntes, { pagadoEn, cerrada: motivoCierre !== undefined, comensales, pedidos }];
}

/** Its people sat there once: with the first payment; also those of a mesa that was invited whole. */
function primeraVenta(pagos: readonly Pago[], isDelRango: (instante: Date) => boolean) {
  return pagos
    .filter(({ cerrada }) => !cerrada)
    .slice(0, 1)
    .filter(({ pagadoEn }) => isDelRango(pagadoEn))
    .filter(({ pedidos }) => pedidosDe(pedidos) > 0)
    .map(({ comensales = 0, pedidos }) => ({
      comensales,
      total: sum(pedidos.map(({ lineas }) => totalDe(lineas))),
    }))
    .filter(({ comensales }) => comensales > 0);
}

function porComensalDe(ventas: readonly { comensales: number; total: number }[]) {
  if (ventas.length === 0) return {};
  return {
    porComensal: {
      mesas: ventas.length,
      comensales: sum(ventas.map(({ comensales }) => comensales)),
      total: sum(ventas.map(({ total }) => total)) / 100,
    },
  };
}

/** Each ticket with the first payment that has it. */
function firstOfEach(pagos: readonly Pago[]): { pagadoEn: Date; ticket: TicketContado }[] {
  const todos = pagos.flatMap(({ pagadoEn, pedidos }) => pedidos.map((ticket) => ({ pagadoEn, ticket })));
  const idOf = ({ _id, id }: TicketContado): string => (_id ? _id.toHexString() : (id ?? ''));
  return todos.filter(({ ticket }, i) => todos.findIndex((otro) => idOf(otro.ticket) === idOf(ticket)) === i);
}

interface Apunte {
  en: Date;
  forma: FormaCaja;
  importe: number;
}

/** Its ledger, and what of it is missing there, when it paid. */
function apuntesDe(mesa: MesaAbierta | MesaPagada): Apunte[] {
  const { asientos = [], cobros = [] } = mesa;
  if (!mesa.pagado || mesa.motivoCierre !== undefined) return [...asientos];
  const vivos = cobros.filter(({ anulado }) => !anulado);
  const enForma = (forma: FormaCaja, cuales: readonly { forma: FormaCaja; importe: number }[]): number =>
    sum(cuales.filter((cual) => cual.forma === forma).map(({ importe }) => importe));
  const total = sum(mesa.pedidos.map(({ lineas }) => totalDe(lineas)));
  const resto = total - sum(vivos.map(({ importe }) => importe));
  const todo: Apunte[] = [...vivos, { forma: 'sin_indicar' as const, importe: resto }].map((cobro) => ({
    ...cobro,
    en: mesa.pagadoEn,
  }));
  const faltan = FORMAS_CAJA.map((forma) => ({
    en: mesa.pagadoEn,
    forma,
    importe: enForma(forma, todo) - enForma(forma, asientos),
  }));
  return [...asientos, ...faltan];
}

/** Of the orders of a range; what was charged pays those that came first. */
function pendienteDe(mesa: MesaAbierta, isDelRango: (instante: Date) => boolean): number {
  const cobrado = sum((mesa.cobros ?? []).filter(({ anulado }) => !anulado).map(({ importe }) => importe));
  const enOrden = mesa.pedidos.toSorted((a, b) => +a.creadoEn - +b.creadoEn);
  const debeHasta = (n: number): number =>
    Math.max(0, sum(enOrden.slice(0, n).map(({ lineas }) => totalDe(lineas))) - cobrado);
  return sum(enOrden.map(({ creadoEn }, i) => (isDelRango(creadoEn) ? debeHasta(i + 1) - debeHasta(i) : 0)));
}

const costeDe = ({ precio, cantidad, rebaja = CERO }: LineaContada): number => precio * cantidad - rebaja;
const totalDe = (lineas: readonly LineaContada[]): number => sum(vivasOf(lineas).map(costeDe));

const renamed = ({ pedidos, total }: { pedidos: number; total: number }) => ({ pedidos, recaudado: total });

const pedidosDe = (tickets: readonly TicketContado[]): number =>
  tickets.filter(({ lineas }) => vivasOf(lineas).length > 0).length;

function topDe(lineas: readonly LineaContada[]): EstadisticasRango['topProductos'] {
  const cualDe = ({ productoId, formato }: LineaContada) =>
    JSON.stringify([String(productoId), formato ?? '']);
  return [...new Set(lineas.map(cualDe))]
    .map((cual) => {
      const iguales = lineas.filter((linea) => cualDe(linea) === cual);
      const [, formato] = JSON.parse(cual) as [id: string, formato: string];
      const nombre = iguales.at(-1)?.nombre ?? '';
      return { nombre, formato, unidades: unidadesDe(iguales), total: eurosDe(iguales) };
    })
    .sort((a, b) => b.unidades - a.unidades || compare(a.nombre, b.nombre) || compare(a.formato, b.formato))
    .slice(0, 10)
    .map(({ formato, ...venta }) => ({ ...venta, ...(formato ? { formato } : {}) }));
}

function minutosDe(instante: 'listoEn' | 'entregadoEn', tickets: readonly TicketContado[]) {
  const minutos = tickets
    .map(({ creadoEn, lineas }) => ({ creadoEn, vivas: vivasOf(lineas) }))
    .filter(({ vivas }) => vivas.length > 0 && vivas.every((linea) => linea[instante]))
    .map(({ creadoEn, vivas }) => Math.max(...vivas.map((linea) => Number(linea[instante]) - +creadoEn)))
    .map((ms) => ms / 60_000)
    .sort((a, b) => a - b);
  const percentil = (p: number): number | null => {
    const valor = minutos[Math.max(0, Math.ceil(minutos.length * p) - 1)];
    // + 0 turns a negative zero into zero
    return valor === undefined ? null : Math.round(valor * 10) / 10 + 0;
  };
  return { mediana: percentil(0.5), p90: percentil(0.9), muestras: minutos.length };
}

const compare = (a: string, b: string): number => a.localeCompare(b, 'es');
const sum = (valores: readonly number[]): number => valores.reduce((suma, valor) => suma + valor, 0);
const unidadesDe = (lineas: readonly LineaContada[]): number => sum(lineas.map(({ cantidad }) => cantidad));
const eurosDe = (lineas: readonly LineaContada[]): number => toEuros(centimos(sum(lineas.map(costeDe))));
