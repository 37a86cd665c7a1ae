import { formatMesas, parseMesas, writeMesas } from '@carta/contracts';
import type { Zona } from '@carta/contracts';

const mesas = (cuantas: number) => `${cuantas} ${cuantas === 1 ? 'mesa' : 'mesas'}`;

/**
 * 'Son 13 mesas: 1–12, 20', while one types; null for none.
 * @param numeroMesas of the restaurante.
 */
export function resumenMesas(texto: string, numeroMesas: number): string | null {
  const leidas = parseMesas(texto);
  if (!leidas.ok || leidas.rangos.length === 0) return null;
  const canonico = writeMesas(leidas.rangos);
  const cuantas = countMesas(canonico, Infinity);
  const resumen = `${cuantas === 1 ? 'Es' : 'Son'} ${mesas(cuantas)}: ${formatMesas(canonico)}.`;
  const sobran = cuantas - countMesas(canonico, numeroMesas);
  if (sobran === 0) return resumen;
  return `${resumen} ${sobran === 1 ? 'Una no existe' : `${sobran} no existen`} todavía: tienes ${mesas(numeroMesas)}.`;
}

/** They are in no zona. */
export function mesasDeSala(zonas: readonly Zona[], numeroMesas: number): number {
  return zonas.reduce((quedan, zona) => quedan - countMesas(zona.mesas, numeroMesas), numeroMesas);
}

/** It counts up to `ultima`. */
function countMesas(texto: string, ultima: number): number {
  const leidas = parseMesas(texto);
  if (!leidas.ok) return 0;
  return leidas.rangos.reduce(
    (suma, [desde, hasta]) => suma + Math.max(0, Math.min(hasta, ultima) - desde + 1),
    0,
  );
}
