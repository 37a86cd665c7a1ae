import { enEsperaOf, pasesOf } from '@carta/contracts';
import type { Linea, PaseDeMesa, Ticket } from '@carta/contracts';
import { hasEspera } from '../../vivo/tickets/marcha-de-pases';
import { LLEGADA, abiertasOf, enMarchaOf, hasPases, oleadaOf } from './oleadas';
import { isConTrabajo, isPorSaber } from './tickets-cocina';

/** What a ticket of the wall shows: without pases, its lines (docs/reglas/piso.md#the-wall-of-tickets). */
interface Filas {
  /** Those that came first, then each pase that has marched since, in its order. */
  lineas: readonly Linea[];
  /** The line with this id is the first of a pase that has marched since the ticket came. */
  marchan: ReadonlyMap<string, NonNullable<Linea['pase']>>;
  esperan: readonly PaseDeMesa<Linea>[];
}

const NINGUNA: Filas['marchan'] = new Map();

export function filasOf(ticket: Ticket, terminadas: string): Filas {
  const productos = platosDe(ticket);
  if (!hasPases(ticket)) return { lineas: productos, marchan: NINGUNA, esperan: [] };
  const fuera = terminadas.split(' ');
  const lineas = productos
    .filter((linea) => isMarchada(linea) && (isPorSaber(linea) || !fuera.includes(oleadaOf(ticket, linea))))
    .sort((a, b) => ordenOf(ticket, a) - ordenOf(ticket, b));
  const marchan = new Map<string, NonNullable<Linea['pase']>>();
  lineas.forEach((linea, i) => {
    const previa = lineas[i - 1];
    const isPrimera = !previa || oleadaOf(ticket, previa) !== oleadaOf(ticket, linea);
    if (linea.pase && isPrimera && oleadaOf(ticket, linea) !== LLEGADA) marchan.set(linea._id, linea.pase);
  });
  return { lineas, marchan, esperan: pasesOf(enEsperaOf(productos)) };
}

/** Names what the station is done with while something else of the ticket is left: it is not shown any more. */
export function terminadasOf(ticket: Ticket): string {
  if (!hasPases(ticket) || (!hasEspera(ticket) && !isConTrabajo(ticket))) return '';
  const oleadas = [...new Set(enMarchaOf(ticket).map((linea) => oleadaOf(ticket, linea)))];
  const abiertas = abiertasOf(ticket);
  return oleadas.filter((oleada) => !abiertas.has(oleada)).join(' ');
}

/** What was cancelled while it waited is no news for a station. */
const isMarchada = ({ pase, marchada }: Linea) => pase === undefined || marchada !== undefined;

function ordenOf(ticket: Ticket, linea: Linea): number {
  return oleadaOf(ticket, linea) === LLEGADA ? -1 : (linea.pase?.orden ?? -1);
}

/** Nobody makes a menu, only its dishes; the list is the same where there is none. */
function platosDe({ productos }: Ticket): readonly Linea[] {
  return productos.some(({ esMenu }) => esMenu) ? productos.filter(({ esMenu }) => !esMenu) : productos;
}
