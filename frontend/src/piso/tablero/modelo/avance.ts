import { canceladasPorVer, isEntregado, isListo, isSinEmpezar } from '@carta/contracts';
import type { Alergeno, Grupo, Linea, Ticket, TipoPedido } from '@carta/contracts';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isMudado } from '../../vivo/modelo/mudados';
import { resumenOf } from '../../vivo/modelo/resumen-ticket';

/** What the closed row of a mesa says of what is in it. */
interface Avance {
  /** What is avoided by whoever eats what is not served yet, each list once. */
  alergias: Alergeno[][];
  /** Notes of tickets nobody has begun, and those that speak of an allergy until it is served, each once. */
  notas: string[];
  /** Tickets nobody has begun, with everything they ask for: '2 × Croquetas (sin sal), 1 × Bravas'. */
  sinEmpezar: { ticket: Ticket; texto: string }[];
  /** What is ready to be brought of a mesa that is not: its food, its drinks. */
  listos: TipoPedido[];
  /** Lines whose station does not know yet that they, or units of them, are no longer wanted. */
  canceladas: Linea[];
  /** Tickets whose station does not know yet at which mesa they are now. */
  mudados: Ticket[];
}

export function avanceOf({ estadoGrupo, pedidos: tickets }: Grupo): Avance {
  const porServir = tickets.filter((ticket) => !isEntregado(ticket));
  const evitadas = porServir.flatMap(({ evita }) => (evita && evita.length > 0 ? [evita] : []));
  return {
    alergias: [...new Map(evitadas.map((evita) => [evita.join(), evita])).values()],
    notas: [...new Set(porServir.flatMap(notasOf))],
    sinEmpezar: porServir.filter(isSinEmpezar).map((ticket) => ({ ticket, texto: resumenOf(ticket) })),
    listos: isListo({ estado: estadoGrupo })
      ? []
      : [...new Set(tickets.filter(isListo).map(({ tipoPedido }) => tipoPedido))],
    canceladas: tickets.flatMap(({ productos }) => canceladasPorVer(productos)),
    mudados: tickets.filter(isMudado),
  };
}

/** A line's own note is told with the line, unless nobody would read it there and it may be of an allergy. */
function notasOf(ticket: Ticket): string[] {
  if (!isSinEmpezar(ticket)) return notasDeAlergia(ticket);
  return ticket.notas ? [ticket.notas] : [];
}
