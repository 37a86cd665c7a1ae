import { isEnEspera, isEntregado, platosVivosOf, textoSilla } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';

/** Returns 'Croquetas (Media, sin cebolla, poco hechas) · P2'. */
export function nombreCompleto({
  nombre,
  formato,
  opciones = [],
  notas,
  silla,
}: Pick<Linea, 'nombre' | 'formato' | 'opciones' | 'notas' | 'silla'>): string {
  const partes = [formato, ...opciones.map(({ valor }) => valor), notas].filter((parte) => parte);
  const completo = partes.length > 0 ? `${nombre} (${partes.join(', ')})` : nombre;
  return silla === undefined ? completo : `${completo} · ${textoSilla(silla)}`;
}

/** Returns '2 × Croquetas (sin sal), 1 × Bravas': what has to be made. */
export function resumenOf({ productos }: Pick<Ticket, 'productos'>): string {
  return textoDe(platosVivosOf(productos));
}

/** The same, without what waits its turn and what was served of earlier pases. */
export function resumenEnMarcha({ productos }: Pick<Ticket, 'productos'>): string {
  return textoDe(
    platosVivosOf(productos).filter((linea) => !linea.pase || !(isEnEspera(linea) || isEntregado(linea))),
  );
}

function textoDe(lineas: readonly Linea[]): string {
  return lineas.map((linea) => `${linea.cantidad} × ${nombreCompleto(linea)}`).join(', ');
}
