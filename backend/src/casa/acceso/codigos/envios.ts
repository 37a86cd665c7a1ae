import { CODIGO } from '@carta/contracts';

const MINUTO_MS = 60_000;
/** The longest of the windows: older mails are forgotten. */
export const MEMORIA_ENVIOS_MS = 24 * 60 * MINUTO_MS;

/** Each window of `ms` allows `veces` codes per account and purpose (docs/reglas/casa.md#codes-by-mail). */
const VENTANAS = [
  { veces: 1, ms: CODIGO.entreEnviosS * 1_000 },
  { veces: 3, ms: 15 * MINUTO_MS },
  { veces: 10, ms: MEMORIA_ENVIOS_MS },
] as const;

/** `enviados` are instants of earlier codes, the oldest first. Returns ms to wait; 0 allows another. */
export function esperaParaEnviar(enviados: readonly Date[], ahora: number): number {
  const esperas = VENTANAS.map(({ veces, ms }) => {
    const elQueEstorba = enviados.at(-veces);
    return elQueEstorba ? elQueEstorba.getTime() + ms - ahora : 0;
  });
  return Math.max(0, ...esperas);
}
