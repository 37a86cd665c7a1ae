import {
  DIA_MS,
  HORA_INICIO_MS,
  cambioEn,
  diaTras,
  husoDeDia,
  inicioDeDia,
  relojDelLugar,
  relojEn,
} from '../../plataforma/dominio/husos';
import type { Huso, Husos } from '../../plataforma/dominio/husos';

/**
 * The service day begins at 05:00 on the clock of the place, so a Saturday night belongs to Saturday
 * (docs/reglas/dinero.md#money-and-days).
 */
export interface Jornada {
  dia: string;
  inicio: Date;
  fin: Date;
  huso: Huso;
  /** The clock changes during it or before it, so some hour comes twice or never. */
  cambia: boolean;
}

/** A service day is '2026-05-02' until 05:00 of the third. */
export function nombreJornada(husos: Husos, instante: Date): string {
  const desplazada = relojDelLugar(husos, instante).getTime() - HORA_INICIO_MS;
  const dia = new Date(desplazada).toISOString().slice(0, 10);
  // a clock behind the old one shows 04:00 when its first day begins
  const primero = cambioEn(husos, instante.getTime())?.desde ?? dia;
  return dia < primero ? primero : dia;
}

export function inicioJornada(husos: Husos, ahora: Date): Date {
  return inicioDeDia(husos, nombreJornada(husos, ahora));
}

/** 'Solo hoy' ends here. */
export function siguienteJornada(husos: Husos, ahora: Date): Date {
  return inicioDeDia(husos, diaTras(nombreJornada(husos, ahora), 1));
}

export function jornadaDeDia(husos: Husos, dia: string): Jornada {
  return jornadaFrom(husos, dia, inicioDeDia(husos, dia), inicioDeDia(husos, diaTras(dia, 1)));
}

function jornadaFrom(husos: Husos, dia: string, inicio: Date, fin: Date): Jornada {
  const huso = husoDeDia(husos, dia);
  const isPrimera = husos.some(({ desde }) => desde === dia);
  return { dia, inicio, fin, huso, cambia: isPrimera || fin.getTime() - inicio.getTime() !== DIA_MS };
}

/** Both ends are included; the list is empty when they are in disorder. */
export function diasEntre(desde: string, hasta: string): string[] {
  const primero = Date.parse(`${desde}T00:00:00Z`);
  const cuantos = Math.max(0, Math.round((Date.parse(`${hasta}T00:00:00Z`) - primero) / DIA_MS) + 1);
  return Array.from({ length: cuantos }, (_, i) => diaTras(desde, i));
}

/** Computes each boundary once, for callers that place many instants. */
export function jornadasEntre(husos: Husos, desde: string, hasta: string): Jornada[] {
  const dias = diasEntre(desde, hasta);
  const inicios = [...dias, ...dias.slice(-1).map((ultimo) => diaTras(ultimo, 1))].map((dia) =>
    inicioDeDia(husos, dia),
  );
  return dias.flatMap((dia, i) => {
    const [inicio, fin] = [inicios[i], inicios[i + 1]];
    return inicio && fin ? jornadaFrom(husos, dia, inicio, fin) : [];
  });
}

export function jornadaDe(jornadas: readonly Jornada[], instante: Date): Jornada | undefined {
  const [primera] = jornadas;
  if (!primera) return undefined;
  const cerca = Math.floor((instante.getTime() - primera.inicio.getTime()) / DIA_MS);
  // A change of clocks shifts it by one.
  return [cerca, cerca - 1, cerca + 1]
    .map((i) => jornadas[i])
    .find((jornada) => jornada && jornada.inicio <= instante && instante < jornada.fin);
}

export function horaDeJornada({ inicio, huso, cambia }: Jornada, instante: Date): number {
  if (cambia) return new Date(relojEn(huso, instante.getTime())).getUTCHours();
  return new Date(instante.getTime() - inicio.getTime() + HORA_INICIO_MS).getUTCHours();
}

/** Another clock counts from the next service day on; choosing today's cancels a change to come. */
export function withHuso(husos: Husos, huso: Huso, ahora: Date): Husos {
  const hoy = nombreJornada(husos, ahora);
  const firmes = husos.filter(({ desde }) => desde <= hoy);
  return huso === husoDeDia(firmes, hoy) ? firmes : [...firmes, { desde: diaTras(hoy, 1), huso }];
}

/** The hours go from 5, through midnight, to 4. */
export const HORAS_DE_SERVICIO: readonly number[] = [
  5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4,
];
