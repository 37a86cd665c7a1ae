import {
  ESTADOS_LINEA,
  canceladasPorVer,
  estadoLineaOrPendiente,
  isEnEspera,
  isEntregado,
  platosVivosOf,
} from '@carta/contracts';
import type { Alergeno, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isPagado } from '../../vivo/mesas/grupos';
import { isMudado } from '../../vivo/tickets/mudados';
import { resumenOf } from '../../vivo/tickets/resumen-ticket';

/** How far what is not served has come, in the order in which a closed row lists it. */
const AVANCES = [...ESTADOS_LINEA, 'espera'] as const;
export type AvanceTicket = (typeof AVANCES)[number];

/** A closed row shows this summary of its mesa. */
interface Avance {
  /** Diners whose food is not served yet avoid these, each list once. */
  alergias: Alergeno[][];
  /** Notes of its orders, and those of lines about an allergy until their ticket is served, each once. */
  notas: string[];
  /** What is not served, in units and with the notes of its lines: '2 × Croquetas (sin sal), 1 × Bravas'. */
  porServir: { ticket: Ticket; avances: { avance: AvanceTicket; texto: string }[] }[];
  /** Their station has not acknowledged that they, or units of them, are cancelled. */
  canceladas: Linea[];
  /** Their station has not acknowledged their new mesa. */
  mudados: Ticket[];
}

export function avanceOf(grupo: Grupo): Avance {
  const { pedidos: tickets } = grupo;
  const pendientes = tickets.filter((ticket) => !isEntregado(ticket));
  const evitadas = pendientes.flatMap(({ evita }) => (evita && evita.length > 0 ? [evita] : []));
  const notas = [...tickets.flatMap(({ notas = [] }) => notas), ...pendientes.flatMap(notasDeAlergia)];
  return {
    alergias: [...new Map(evitadas.map((evita) => [evita.join(), evita])).values()],
    notas: [...new Set(notas)],
    porServir: tickets.flatMap((ticket) => {
      const avances = avancesOf(ticket);
      return avances.length > 0 ? [{ ticket, avances }] : [];
    }),
    canceladas: isPagado(grupo) ? [] : tickets.flatMap(({ productos }) => canceladasPorVer(productos)),
    mudados: tickets.filter(isMudado),
  };
}

function avancesOf({ productos }: Ticket): { avance: AvanceTicket; texto: string }[] {
  const porServir = platosVivosOf(productos).filter((linea) => !isEntregado(linea));
  return AVANCES.flatMap((avance) => {
    const lineas = porServir.filter((linea) => avanceDe(linea) === avance);
    return lineas.length > 0 ? [{ avance, texto: resumenOf({ productos: lineas }) }] : [];
  });
}

function avanceDe(linea: Linea): EstadoLinea | 'espera' {
  return isEnEspera(linea) ? 'espera' : estadoLineaOrPendiente(linea.estado);
}
