import { isPorHacer, vivasOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';
import type { TicketConGrupo } from './tickets-cocina';

/** Units of one product in one of its sizes that are still to be made, over the whole wall (what kitchens call all-day). */
export interface Total {
  productoId: string;
  nombre: string;
  formato?: string;
  unidades: number;
  /** The same units by what was chosen of each; absent where nothing was. */
  elegidos?: readonly Elegido[];
}

interface Elegido {
  /** 'Poco hecha, Queso'; '' where nothing was chosen. */
  texto: string;
  unidades: number;
}

/** A total, or the part of it of which the same was chosen. */
export interface Buscado {
  clave: string;
  texto?: string;
}

/** What is most wanted first; what is wanted alike by name. */
export function totalesOf(tickets: readonly TicketConGrupo[]): Total[] {
  const totales = new Map<string, Total>();
  const elegidos = new Map<string, Map<string, number>>();
  for (const linea of tickets.flatMap(({ ticket }) => lineasPorHacer(ticket))) {
    const { productoId, nombre, formato, cantidad } = linea;
    const clave = claveTotal(linea);
    const cual = { productoId, nombre, ...(formato === undefined ? {} : { formato }) };
    totales.set(clave, { ...cual, unidades: (totales.get(clave)?.unidades ?? 0) + cantidad });
    const propios = elegidos.get(clave) ?? new Map<string, number>();
    propios.set(textoElegido(linea), (propios.get(textoElegido(linea)) ?? 0) + cantidad);
    elegidos.set(clave, propios);
  }
  return [...totales]
    .map(([clave, total]) => withElegidos(total, elegidos.get(clave) ?? new Map<string, number>()))
    .sort((a, b) => b.unidades - a.unidades || nombreTotal(a).localeCompare(nombreTotal(b), 'es'));
}

/** Whether a ticket has still to make some of it. */
export function hasTotal(ticket: Ticket, { clave, texto }: Buscado): boolean {
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

/** One text for one product in one size. */
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
  return vivasOf(productos).filter(isPorHacer);
}
