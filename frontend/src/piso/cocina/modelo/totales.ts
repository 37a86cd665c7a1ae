import { isEnEspera, isPorHacer, normalizeTexto, platosVivosOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import type { TicketConGrupo } from './tickets-cocina';

/** Units still to be made on the whole wall are what kitchens call all-day. */
export interface Total {
  productoId: string;
  nombre: string;
  formato?: string;
  unidades: number;
  /** These wait for their pase and are not among the others. */
  enEspera?: number;
  /** It is absent when nothing was chosen. */
  elegidos?: readonly Elegido[];
}

interface Elegido {
  /** 'Poco hecha, Queso', or '' without a choice. */
  texto: string;
  unidades: number;
}

/** What products say that a unit of theirs counts as: '10 hamburguesas', of five dobles. */
export interface TotalContado {
  clave: string;
  nombre: string;
  unidades: number;
  enEspera?: number;
}

/** `texto` narrows it to one choice; a `contado` is looked for in every product. */
export interface Buscado {
  clave: string;
  texto?: string;
  contado?: true;
}

/** Most units come first, then names decide; what only waits comes last. */
export function totalesOf(tickets: readonly TicketConGrupo[]): Total[] {
  const totales = new Map<string, Total>();
  const elegidos = new Map<string, Map<string, number>>();
  for (const linea of tickets.flatMap(({ ticket }) => lineasPorHacer(ticket))) {
    const { productoId, nombre, formato, cantidad } = linea;
    const clave = claveTotal(linea);
    const plato: Total = { productoId, nombre, ...(formato === undefined ? {} : { formato }), unidades: 0 };
    const total = totales.get(clave) ?? plato;
    if (isEnEspera(linea)) {
      totales.set(clave, { ...total, enEspera: (total.enEspera ?? 0) + cantidad });
      continue;
    }
    totales.set(clave, { ...total, unidades: total.unidades + cantidad });
    const unidadesPorTexto = elegidos.get(clave) ?? new Map<string, number>();
    unidadesPorTexto.set(textoElegido(linea), (unidadesPorTexto.get(textoElegido(linea)) ?? 0) + cantidad);
    elegidos.set(clave, unidadesPorTexto);
  }
  return [...totales]
    .map(([clave, total]) => withElegidos(total, elegidos.get(clave) ?? new Map<string, number>()))
    .sort((a, b) => b.unidades - a.unidades || nombreTotal(a).localeCompare(nombreTotal(b), 'es'));
}

/** In the order of totals; names that look equal are one. */
export function contadosOf(tickets: readonly TicketConGrupo[]): TotalContado[] {
  const contados = new Map<string, TotalContado>();
  for (const linea of tickets.flatMap(({ ticket }) => lineasPorHacer(ticket))) {
    for (const { nombre, n } of linea.cuenta ?? []) {
      const clave = normalizeTexto(nombre);
      const total = contados.get(clave) ?? { clave, nombre, unidades: 0 };
      const suma = n * linea.cantidad;
      contados.set(
        clave,
        isEnEspera(linea)
          ? { ...total, enEspera: (total.enEspera ?? 0) + suma }
          : { ...total, unidades: total.unidades + suma },
      );
    }
  }
  return [...contados.values()].sort(
    (a, b) => b.unidades - a.unidades || a.nombre.localeCompare(b.nombre, 'es'),
  );
}

export function hasTotal(ticket: Ticket, { clave, texto, contado }: Buscado): boolean {
  if (contado)
    return lineasPorHacer(ticket).some(({ cuenta = [] }) =>
      cuenta.some(({ nombre }) => normalizeTexto(nombre) === clave),
    );
  return lineasPorHacer(ticket).some(
    (linea) => claveTotal(linea) === clave && (texto === undefined || textoElegido(linea) === texto),
  );
}

function withElegidos(total: Total, porTexto: ReadonlyMap<string, number>): Total {
  if ([...porTexto.keys()].every((texto) => texto === '')) return total;
  const elegidos = [...porTexto]
    .map(([texto, unidades]) => ({ texto, unidades }))
    .sort((a, b) => b.unidades - a.unidades || a.texto.localeCompare(b.texto, 'es'));
  return { ...total, elegidos };
}

export function claveTotal({ productoId, formato }: Pick<Total, 'productoId' | 'formato'>): string {
  return formato === undefined ? productoId : `${productoId} ${formato}`;
}

function textoElegido({ opciones = [] }: Linea): string {
  return opciones.map(({ valor }) => valor).join(', ');
}

function nombreTotal({ nombre, formato = '' }: Total): string {
  return `${nombre} ${formato}`;
}

function lineasPorHacer({ productos }: Ticket): Linea[] {
  return platosVivosOf(productos).filter(isPorHacer);
}
