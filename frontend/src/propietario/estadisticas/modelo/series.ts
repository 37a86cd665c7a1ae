import type { EstadisticasRango } from '@carta/contracts';
import type { Cabida } from './etiquetas';
import {
  formatDiaConNombre,
  formatDiaCorto,
  formatDiaSemana,
  formatHoraDelDia,
  formatMes,
  formatRango,
} from './fechas';

/** One bar: what it is, in full and for the axis, and what was sold in it. */
export interface Tramo {
  id: string;
  nombre: string;
  corto: string;
  pedidos: number;
  /** Euros. */
  total: number;
}

export interface Serie {
  /** What each bar is: 'día', 'semana', 'mes', 'hora'. */
  unidad: string;
  /** 'Por día' */
  titulo: string;
  tramos: readonly Tramo[];
  /** The names of its bars that fit under them. */
  cabida: Cabida;
}

const CABIDA = {
  hora: { estrecho: 8, ancho: 24 },
  dia: { estrecho: 6, ancho: 16 },
} as const satisfies Record<string, Cabida>;

/** With more days than this, a bar is a week; with more than that, a month. */
const DIAS_POR_BARRA = { dia: 45, semana: 190 } as const;

/** The sales of each hour, from 5 through midnight to 4. */
export function serieHoras({ porHora }: EstadisticasRango): Serie {
  const tramos = porHora.map(({ hora, pedidos, total }) => {
    const corto = formatHoraDelDia(hora);
    return { id: corto, nombre: `De ${corto}:00 a ${corto}:59`, corto, pedidos, total };
  });
  return { unidad: 'hora', titulo: 'Por hora', tramos, cabida: CABIDA.hora };
}

/** The sales of each day; of each week or month when the days would be too many to be told apart. */
export function serieDias({ porDia }: EstadisticasRango): Serie {
  if (porDia.length <= DIAS_POR_BARRA.dia) {
    const corto = porDia.length <= 7 ? formatDiaSemana : formatDiaCorto;
    const tramos = porDia.map(({ dia, pedidos, total }) => ({
      id: dia,
      nombre: formatDiaConNombre(dia),
      corto: corto(dia),
      pedidos,
      total,
    }));
    return { unidad: 'día', titulo: 'Por día', tramos, cabida: CABIDA.dia };
  }
  if (porDia.length <= DIAS_POR_BARRA.semana) {
    const tramos = group(porDia, (_, i) => String(Math.floor(i / 7))).map((dias) =>
      toTramo(dias, formatDiaCorto),
    );
    return { unidad: 'semana', titulo: 'Por semana', tramos, cabida: CABIDA.dia };
  }
  const tramos = group(porDia, ({ dia }) => dia.slice(0, 7)).map((dias) => toTramo(dias, formatMes));
  return { unidad: 'mes', titulo: 'Por mes', tramos, cabida: CABIDA.dia };
}

/** What is sold in all the bars together is what is sold in the range, to the cent. */
function toTramo(dias: EstadisticasRango['porDia'], formatCorto: (dia: string) => string): Tramo {
  const primero = dias[0]?.dia ?? '';
  const ultimo = dias.at(-1)?.dia ?? primero;
  const centimos = dias.reduce((suma, { total }) => suma + Math.round(total * 100), 0);
  return {
    id: primero,
    nombre: formatRango({ desde: primero, hasta: ultimo }),
    corto: formatCorto(primero),
    pedidos: dias.reduce((suma, { pedidos }) => suma + pedidos, 0),
    total: centimos / 100,
  };
}

/** Neighbours that have the same key, together and in their order. */
function group<T>(lista: readonly T[], idOf: (cada: T, i: number) => string): T[][] {
  const grupos = new Map<string, T[]>();
  lista.forEach((cada, i) => {
    const id = idOf(cada, i);
    grupos.set(id, [...(grupos.get(id) ?? []), cada]);
  });
  return [...grupos.values()];
}

/** The bar that sold most; null when none sold anything. */
export function mejorTramo(tramos: readonly Tramo[]): Tramo | null {
  return tramos.reduce<Tramo | null>(
    (best, tramo) => (tramo.total > (best?.total ?? 0) ? tramo : best),
    null,
  );
}
