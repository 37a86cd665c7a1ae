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

export interface Tramo {
  id: string;
  nombre: string;
  corto: string;
  pedidos: number;
  /** It is in euros. */
  total: number;
}

export interface Serie {
  /** 'día', 'semana', 'mes', 'hora'. */
  unidad: string;
  /** 'Por día' */
  titulo: string;
  tramos: readonly Tramo[];
  cabida: Cabida;
}

const CABIDA = {
  hora: { estrecho: 8, ancho: 24 },
  dia: { estrecho: 6, ancho: 16 },
} as const satisfies Record<string, Cabida>;

/** With more days a bar is a week, or a month. */
const DIAS_POR_BARRA = { dia: 45, semana: 190 } as const;

/** Hours go from 5 through midnight to 4. */
export function serieHoras({ porHora }: EstadisticasRango): Serie {
  const tramos = porHora.map(({ hora, pedidos, total }) => {
    const corto = formatHoraDelDia(hora);
    return { id: corto, nombre: `De ${corto}:00 a ${corto}:59`, corto, pedidos, total };
  });
  return { unidad: 'hora', titulo: 'Por hora', tramos, cabida: CABIDA.hora };
}

/** By week or month when there are too many days. */
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

/** Sums in céntimos, so that the bars add up to the range. */
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

function group<T>(lista: readonly T[], idOf: (cada: T, i: number) => string): T[][] {
  const grupos = new Map<string, T[]>();
  lista.forEach((cada, i) => {
    const id = idOf(cada, i);
    grupos.set(id, [...(grupos.get(id) ?? []), cada]);
  });
  return [...grupos.values()];
}

/** Returns null when none sold anything. */
export function mejorTramo(tramos: readonly Tramo[]): Tramo | null {
  return tramos.reduce<Tramo | null>(
    (best, tramo) => (tramo.total > (best?.total ?? 0) ? tramo : best),
    null,
  );
}
