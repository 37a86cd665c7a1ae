import {
  canceladasPorVer,
  enEsperaOf,
  isEnEspera,
  isEntregado,
  isListo,
  isSinEmpezar,
  platosVivosOf,
} from '@carta/contracts';
import type { Alergeno, Grupo, Linea, Ticket, TipoPedido } from '@carta/contracts';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { isMudado } from '../../vivo/modelo/mudados';
import { resumenOf } from '../../vivo/modelo/resumen-ticket';

/** A closed row shows this summary of its mesa. */
interface Avance {
  /** Diners whose food is not served yet avoid these, each list once. */
  alergias: Alergeno[][];
  /** Notes of tickets that nobody has begun, and allergy notes until the ticket is served, each once. */
  notas: string[];
  /** `texto` has everything that the ticket asks for: '2 × Croquetas (sin sal), 1 × Bravas'. */
  sinEmpezar: { ticket: Ticket; texto: string }[];
  /** The mesa's food or drinks are ready, although the mesa is not. */
  listos: TipoPedido[];
  /** Their station has not acknowledged that they, or units of them, are cancelled. */
  canceladas: Linea[];
  /** Their station has not acknowledged their new mesa. */
  mudados: Ticket[];
  /** Units that wait for their pase. */
  enEspera: number;
}

export function avanceOf({ estadoGrupo, pedidos: tickets }: Grupo): Avance {
  const porServir = tickets.filter((ticket) => !isEntregado(ticket));
  const evitadas = porServir.flatMap(({ evita }) => (evita && evita.length > 0 ? [evita] : []));
  return {
    alergias: [...new Map(evitadas.map((evita) => [evita.join(), evita])).values()],
    notas: [...new Set(porServir.flatMap(notasOf))],
    sinEmpezar: porServir.flatMap((ticket) => {
      const productos = porEmpezarOf(ticket);
      return productos.length > 0 ? [{ ticket, texto: resumenOf({ productos }) }] : [];
    }),
    listos: isListo({ estado: estadoGrupo })
      ? []
      : [...new Set(tickets.filter(isListo).map(({ tipoPedido }) => tipoPedido))],
    canceladas: tickets.flatMap(({ productos }) => canceladasPorVer(productos)),
    mudados: tickets.filter(isMudado),
    enEspera: enEsperaOf(tickets.flatMap(({ productos }) => productos)).reduce(
      (suma, { cantidad }) => suma + cantidad,
      0,
    ),
  };
}

/** Nothing once any of it is begun; what waits, and what was served of an earlier pase, is nobody's to begin. */
function porEmpezarOf(ticket: Ticket): Linea[] {
  if (!ticket.productos.some(({ pase }) => pase)) return isSinEmpezar(ticket) ? ticket.productos : [];
  const porServir = platosVivosOf(ticket.productos).filter(
    (linea) => !isEnEspera(linea) && !isEntregado(linea),
  );
  return porServir.every(isSinEmpezar) ? porServir : [];
}

/** A ticket that nobody has begun lists its lines with their notes; any other shows only allergy notes. */
function notasOf(ticket: Ticket): string[] {
  if (porEmpezarOf(ticket).length === 0) return notasDeAlergia(ticket);
  return ticket.notas ? [ticket.notas] : [];
}
