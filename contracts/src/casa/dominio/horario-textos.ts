import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';
import type { EstacionFija } from './cocina';
import { DIAS_SEMANA, textoALas } from './horas-texto';
import type { FraseHoras } from './horas-texto';
import { DIA_MS, horaDelLugar, husoElegido, relojDelLugar } from '../../plataforma/dominio/husos';
import type { Husos } from '../../plataforma/dominio/husos';
import { nombreJornada } from './jornada';

/** Phones and the server's refusals use the same words. */

const MESES = [
  ...(['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'] as const),
  ...(['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'] as const),
] as const;
const QUIEN = { cocina: 'La cocina', barra: 'La barra' } as const satisfies Record<EstacionFija, string>;

/** The phrases that opening and closing are said with. */
export type FraseHorario =
  | FraseHoras
  | (typeof MESES)[number]
  | (typeof QUIEN)[EstacionFija]
  | '{quien} está cerrada'
  | '{quien} abre {cuando}'
  | '{quien} cierra a {hora}'
  | 'a {hora}'
  | 'mañana {hora}'
  | 'el {dia} {hora}'
  | 'el {dia} de {mes} {hora}';

export function textoEstacionCerrada(
  husos: Husos,
  estacion: EstacionFija,
  abre: Date | null,
  ahora: Date,
  decir: Decir<FraseHorario> = enEspanol,
): string {
  const quien = decir(QUIEN[estacion]);
  return abre === null
    ? decir('{quien} está cerrada', { quien })
    : decir('{quien} abre {cuando}', { quien, cuando: textoCuando(husos, abre, ahora, decir) });
}

export function textoEstacionCierra(
  husos: Husos,
  estacion: EstacionFija,
  cierra: Date,
  decir: Decir<FraseHorario> = enEspanol,
): string {
  return decir('{quien} cierra a {hora}', {
    quien: decir(QUIEN[estacion]),
    hora: textoLas(husos, cierra, decir),
  });
}

/** Opening hours are told by the clock that they are read by: the chosen one, at once. */
function relojDelHorario(husos: Husos): Husos {
  return [{ desde: '1970-01-01', huso: husoElegido(husos) }];
}

/** Returns 'a las 13:00', 'mañana a las 13:00', 'el martes …' or 'el 1 de septiembre a las 13:00'. */
export function textoCuando(
  husos: Husos,
  cuando: Date,
  ahora: Date,
  decir: Decir<FraseHorario> = enEspanol,
): string {
  const reloj = relojDelHorario(husos);
  const [entonces, hoy] = [relojDelLugar(reloj, cuando), relojDelLugar(reloj, ahora)];
  const hora = decir('a {hora}', { hora: textoLas(husos, cuando, decir) });
  const faltan = Math.floor(entonces.getTime() / DIA_MS) - Math.floor(hoy.getTime() / DIA_MS);
  if (faltan === 0 || nombreJornada(reloj, cuando) === nombreJornada(reloj, ahora)) return hora;
  if (faltan === 1) return decir('mañana {hora}', { hora });
  if (faltan < DIAS_SEMANA.length) {
    return decir('el {dia} {hora}', {
      dia: decir(DIAS_SEMANA[(entonces.getUTCDay() + 6) % 7] ?? 'lunes'),
      hora,
    });
  }
  const mes = decir(MESES[entonces.getUTCMonth()] ?? 'enero');
  return decir('el {dia} de {mes} {hora}', { dia: entonces.getUTCDate(), mes, hora });
}

export function textoLas(husos: Husos, instante: Date, decir: Decir<FraseHoras> = enEspanol): string {
  return textoALas(horaDelLugar(relojDelHorario(husos), instante), decir);
}
