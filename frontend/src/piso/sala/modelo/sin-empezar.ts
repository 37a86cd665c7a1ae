import { isSinEmpezar, vivasOf } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { formatDuracion } from '../../vivo/modelo/espera';
import type { Urgencia } from '../../vivo/modelo/espera';
import { isPagado } from '../../vivo/modelo/grupos';
import { mentionsAlergia } from '../../ui/nota-alergia';
import { esperaFrom } from './radar';
import type { Sala } from './radar';

/** A mesa of which something has been ordered that nobody has begun: for a waiter to know, not to do. */
export interface MesaSinEmpezar {
  /** Its grupoMesa. */
  id: string;
  mesa: number;
  tickets: Ticket[];
  /** Since when the oldest of them waits, in ms, and in whole minutes. */
  desde: number;
  minutos: number;
  urgencia: Urgencia;
  conAlergia: boolean;
}

/** The mesas whose station has yet to begin something, the longest wait first. */
export function sinEmpezarOf({ grupos, ahora, servicio }: Omit<Sala, 'llamadas'>): MesaSinEmpezar[] {
  return [...grupos]
    .filter((grupo) => !isPagado(grupo))
    .flatMap(({ grupoMesa: id, mesa: { numero: mesa }, pedidos }) => {
      const tickets = pedidos.filter(isSinEmpezar);
      if (tickets.length === 0) return [];
      const desde = Math.min(...tickets.map(({ createdAt }) => Date.parse(createdAt)));
      const conAlergia = tickets.some(isDeAlergia);
      return [{ id, mesa, tickets, desde, conAlergia, ...esperaFrom(desde, ahora, servicio) }];
    })
    .sort((a, b) => a.desde - b.desde || a.mesa - b.mesa);
}

/** 'Sin empezar: 21 mesas, la más vieja 16 min'. */
export function resumenSinEmpezar(mesas: readonly MesaSinEmpezar[]): string {
  const duracion = formatDuracion(mesas[0]?.minutos ?? 0);
  if (mesas.length === 1) return `Sin empezar: 1 mesa, ${duracion}`;
  return `Sin empezar: ${mesas.length} mesas, la más vieja ${duracion}`;
}

/** Which of them speak of an allergy: 'Alergia en la mesa 4', 'Alergia en las mesas 4 y 9'; empty when none. */
export function alergiasSinEmpezar(mesas: readonly MesaSinEmpezar[]): string {
  const numeros = mesas
    .filter(({ conAlergia }) => conAlergia)
    .map(({ mesa }) => mesa)
    .sort((a, b) => a - b);
  if (numeros.length === 0) return '';
  if (numeros.length === 1) return `Alergia en la mesa ${numeros[0]}`;
  return `Alergia en las mesas ${numeros.slice(0, -1).join(', ')} y ${numeros.at(-1)}`;
}

function isDeAlergia({ evita, notas, productos }: Ticket): boolean {
  return (
    evita !== undefined || [notas, ...vivasOf(productos).map((linea) => linea.notas)].some(mentionsAlergia)
  );
}
