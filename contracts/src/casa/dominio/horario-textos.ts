import type { EstacionFija } from './cocina';
import { DIAS_SEMANA, textoALas } from './horas-texto';
import { DIA_MS, horaDelLugar, relojDelLugar } from '../../plataforma/dominio/husos';
import type { Husos } from '../../plataforma/dominio/husos';
import { nombreJornada } from './jornada';

/** Phones and the server's refusals use the same words. */

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio'],
  ...['julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
];
const QUIEN = { cocina: 'La cocina', barra: 'La barra' } as const satisfies Record<EstacionFija, string>;

export function textoEstacionCerrada(
  husos: Husos,
  estacion: EstacionFija,
  abre: Date | null,
  ahora: Date,
): string {
  return abre === null
    ? `${QUIEN[estacion]} está cerrada`
    : `${QUIEN[estacion]} abre ${textoCuando(husos, abre, ahora)}`;
}

export function textoEstacionCierra(husos: Husos, estacion: EstacionFija, cierra: Date): string {
  return `${QUIEN[estacion]} cierra a ${textoLas(husos, cierra)}`;
}

/** Returns 'a las 13:00', 'mañana a las 13:00', 'el martes …' or 'el 1 de septiembre a las 13:00'. */
export function textoCuando(husos: Husos, cuando: Date, ahora: Date): string {
  const [entonces, hoy] = [relojDelLugar(husos, cuando), relojDelLugar(husos, ahora)];
  const hora = `a ${textoLas(husos, cuando)}`;
  const faltan = Math.floor(entonces.getTime() / DIA_MS) - Math.floor(hoy.getTime() / DIA_MS);
  if (faltan === 0 || nombreJornada(husos, cuando) === nombreJornada(husos, ahora)) return hora;
  if (faltan === 1) return `mañana ${hora}`;
  if (faltan < DIAS_SEMANA.length) return `el ${DIAS_SEMANA[(entonces.getUTCDay() + 6) % 7] ?? ''} ${hora}`;
  return `el ${entonces.getUTCDate()} de ${MESES[entonces.getUTCMonth()] ?? ''} ${hora}`;
}

export function textoLas(husos: Husos, instante: Date): string {
  return textoALas(horaDelLugar(husos, instante));
}
