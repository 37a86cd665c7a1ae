import { ordenados } from '../../../carta/dominio/alergenos';
import type { Alergeno } from '../../../carta/dominio/alergenos';
import type { GrupoMesa, TicketMesa } from '../mesa/grupo';
import { alergenosDeNota, mentionsAlergia } from './nota-alergia';
import { ticketsActuales } from '../mesa/vacia';

/** A ticket, or a note of one of its lines, tells of an allergy (docs/reglas/pedir.md#what-a-diner-avoids). */
export interface Aviso {
  ticket: string;
  /** The note is of one line, and says nothing of the others. */
  deLinea?: true;
  /** With what the note names. */
  evita: readonly Alergeno[];
  nota?: string;
}

/** What a mesa or a party has told of allergies. */
export interface Avisado {
  evita: readonly Alergeno[];
  notas: readonly string[];
}

/**
 * Derived from an open tab, never stored. What was cancelled has told it too: who is allergic still sits
 * there, until the mesa is vacía. A party's are those of all its tabs.
 */
export function avisosDe(tab: GrupoMesa): Aviso[] {
  return ticketsActuales(tab)
    .flatMap(avisosDeTicket)
    .filter(({ evita, nota }) => evita.length > 0 || nota !== undefined);
}

function avisosDeTicket({ id, evita = [], notas, lineas }: TicketMesa): Aviso[] {
  return [
    avisoOf({ ticket: id, evita }, notas),
    ...lineas.map((linea) => avisoOf({ ticket: id, deLinea: true, evita: [] }, linea.notas)),
  ];
}

function avisoOf(aviso: Aviso, nota: string | undefined): Aviso {
  if (nota === undefined || !mentionsAlergia(nota)) return aviso;
  return { ...aviso, evita: [...aviso.evita, ...alergenosDeNota(nota)], nota };
}

/** @param salvo tickets that are read beside it: what they say of all their lines is left out. */
export function avisadoDe(avisos: readonly Aviso[], salvo: readonly string[] = []): Avisado {
  const ajenos = avisos.filter(({ ticket }) => !salvo.includes(ticket));
  const propios = avisos.filter(({ ticket, deLinea }) => salvo.includes(ticket) && !deLinea);
  const dichos = new Set(propios.flatMap(({ evita }) => evita));
  const notas = new Set(ajenos.flatMap(({ nota }) => nota ?? []));
  propios.forEach(({ nota }) => nota !== undefined && notas.delete(nota));
  return {
    evita: ordenados(ajenos.flatMap(({ evita }) => evita)).filter((alergeno) => !dichos.has(alergeno)),
    notas: [...notas],
  };
}
