import { desdeTicket, isEnEspera, isEntregado, isSinEmpezar, platosVivosOf } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { avisosOf } from '../../vivo/mesas/avisado';
import { formatDuracion } from '../../vivo/mesas/espera-mesa';
import { isPagado } from '../../vivo/mesas/grupos';

/** Nobody has begun these orders; a waiter has to know of them, but not to act. */
export interface MesaSinEmpezar {
  id: string;
  mesa: number;
  tickets: Ticket[];
  /** The oldest of them has waited since then (ms). */
  desde: number;
  /** Its mesa has told of one, perhaps in an order of before. */
  conAlergia: boolean;
}

/** The longest wait comes first. */
export function sinEmpezarOf(grupos: readonly Grupo[]): MesaSinEmpezar[] {
  const avisos = avisosOf(grupos);
  return grupos
    .filter((grupo) => !isPagado(grupo))
    .flatMap(({ grupoMesa: id, mesa: { numero: mesa }, pedidos }) => {
      const tickets = pedidos.filter(isSinTocar);
      if (tickets.length === 0) return [];
      const desde = Math.min(...tickets.map((ticket) => Date.parse(desdeTicket(ticket) ?? ticket.createdAt)));
      return [{ id, mesa, tickets, desde, conAlergia: avisos.has(mesa) }];
    })
    .sort((a, b) => a.desde - b.desde || a.mesa - b.mesa);
}

/** Nobody has begun what has marched last of it; what waits its turn is nobody's to begin. */
function isSinTocar(ticket: Ticket): boolean {
  const porServir = platosVivosOf(ticket.productos).filter(
    (linea) => !isEntregado(linea) && !isEnEspera(linea),
  );
  if (porServir.some(({ pase }) => pase)) return porServir.every(isSinEmpezar);
  return porServir.length > 0 && isSinEmpezar(ticket);
}

/** Returns 'Sin empezar: 21 mesas, la más vieja 16 min'. */
export function resumenSinEmpezar(cuantas: number, minutos: number): string {
  const duracion = formatDuracion(minutos);
  if (cuantas === 1) return `Sin empezar: 1 mesa, ${duracion}`;
  return `Sin empezar: ${cuantas} mesas, la más vieja ${duracion}`;
}

/** Returns 'Alergia en la mesa 4' or 'Alergia en las mesas 4 y 9'; '' without allergies. */
export function alergiasSinEmpezar(mesas: readonly MesaSinEmpezar[]): string {
  const numeros = mesas
    .filter(({ conAlergia }) => conAlergia)
    .map(({ mesa }) => mesa)
    .sort((a, b) => a - b);
  if (numeros.length === 0) return '';
  if (numeros.length === 1) return `Alergia en la mesa ${numeros[0]}`;
  return `Alergia en las mesas ${numeros.slice(0, -1).join(', ')} y ${numeros.at(-1)}`;
}
