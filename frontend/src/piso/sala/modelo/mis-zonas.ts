import { SALA, zonaDeMesa } from '@carta/contracts';
import type { Zona } from '@carta/contracts';
import type { EntradaRadar } from './radar';

/** The mesas of no zona are chosen by this, which is no zona's id. */
export const ID_SALA = 'sala';

/** A waiter may choose the zonas, and the Sala last. */
export function zonasElegibles(zonas: readonly Zona[]): { id: string; nombre: string }[] {
  return [...zonas.map(({ _id, nombre }) => ({ id: _id, nombre })), { id: ID_SALA, nombre: SALA }];
}

/** Separates what waits in the chosen zonas, of a party that sits in any of them too, from the rest; with none chosen, all is own. */
export function splitZonas(
  entradas: readonly EntradaRadar[],
  zonas: readonly Zona[],
  elegidas: readonly string[],
): { deMisZonas: readonly EntradaRadar[]; deOtrasZonas: readonly EntradaRadar[] } {
  const conocidas = zonasElegibles(zonas).filter(({ id }) => elegidas.includes(id));
  if (zonas.length === 0 || conocidas.length === 0) return { deMisZonas: entradas, deOtrasZonas: [] };
  const isDeMisZonas = ({ mesas }: EntradaRadar) =>
    mesas.some((mesa) => conocidas.some(({ id }) => id === (zonaDeMesa(zonas, mesa)?._id ?? ID_SALA)));
  return {
    deMisZonas: entradas.filter(isDeMisZonas),
    deOtrasZonas: entradas.filter((entrada) => !isDeMisZonas(entrada)),
  };
}

/** Nothing that waits elsewhere is hidden without a count. */
export function resumenOtrasZonas(entradas: readonly EntradaRadar[]): string {
  const llamadas = entradas.filter((entrada) => 'llamada' in entrada).length;
  const cuantas = `En otras zonas: ${entradas.length} por atender`;
  if (llamadas === 0) return cuantas;
  return `${cuantas}, ${llamadas === 1 ? 'y una llama' : `${llamadas} llaman`}`;
}
