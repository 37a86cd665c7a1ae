import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';
import type { EstacionFija } from './cocina';
import { DIAS_SEMANA, textoALas, textoDeCuando } from './horas-texto';
import type { Cuando, FraseCuando, FraseHoras } from './horas-texto';
import { DIA_MS, horaDelLugar, husoElegido, relojDelLugar } from '../../plataforma/dominio/husos';
import type { Husos } from '../../plataforma/dominio/husos';
import { nombreJornada } from './jornada';

/** Phones and the server's refusals use the same words. */

const QUIEN = { cocina: 'La cocina', barra: 'La barra' } as const satisfies Record<EstacionFija, string>;

/** The phrases that opening and closing are said with. */
export type FraseHorario =
  | FraseCuando
  | (typeof QUIEN)[EstacionFija]
  | '{quien} está cerrada'
  | '{quien} abre {cuando}'
  | '{quien} cierra a {hora}';

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

export function cuandoDe(husos: Husos, instante: Date, ahora: Date): Cuando {
  const reloj = relojDelHorario(husos);
  const [entonces, hoy] = [relojDelLugar(reloj, instante), relojDelLugar(reloj, ahora)];
  const hora = horaDelLugar(reloj, instante);
  const faltan = Math.floor(entonces.getTime() / DIA_MS) - Math.floor(hoy.getTime() / DIA_MS);
  if (faltan === 0 || nombreJornada(reloj, instante) === nombreJornada(reloj, ahora)) return { hora };
  if (faltan === 1) return { hora, dia: 'mañana' };
  return faltan < DIAS_SEMANA.length
    ? { hora, dia: { semana: ((entonces.getUTCDay() + 6) % 7) + 1 } }
    : { hora, dia: { dia: entonces.getUTCDate(), mes: entonces.getUTCMonth() + 1 } };
}

export function textoCuando(
  husos: Husos,
  cuando: Date,
  ahora: Date,
  decir: Decir<FraseCuando> = enEspanol,
): string {
  return textoDeCuando(cuandoDe(husos, cuando, ahora), decir);
}

export function textoLas(husos: Husos, instante: Date, decir: Decir<FraseHoras> = enEspanol): string {
  return textoALas(horaDelLugar(relojDelHorario(husos), instante), decir);
}
