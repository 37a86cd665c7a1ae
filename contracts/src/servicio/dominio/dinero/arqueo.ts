import { CERO, centimos, formatEuros, sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Enterado } from '../mesa/quien';

/**
 * What was put into the drawer, taken out of it and counted in it on a service day
 * (docs/reglas/dinero.md#counting-the-drawer). Entries are only ever added. Functions are pure.
 */

export const TIPOS_ARQUEO = ['fondo', 'entrada', 'retirada', 'conteo'] as const;
export type TipoArqueo = (typeof TIPOS_ARQUEO)[number];

export const ETIQUETA_ARQUEO: Readonly<Record<TipoArqueo, string>> = {
  fondo: 'Fondo',
  entrada: 'Entrada',
  retirada: 'Retirada',
  conteo: 'Conteo',
};

export const ARQUEOS_POR_DIA = 100;

/** `n` numbers the entries of a day from 1; a later `fondo` stands for the earlier ones. */
export interface Arqueo extends Enterado {
  id: string;
  n: number;
  tipo: TipoArqueo;
  importe: Centimos;
  motivo?: string;
  /** Of a `conteo` alone: what the drawer should have held then. */
  esperado?: CajonEsperado;
}

/** `total` = fondo + efectivo + entradas − retiradas. */
export interface CajonEsperado {
  /** Null: nobody said what the drawer began with. */
  fondo: Centimos | null;
  /** Charged in cash on that day, less what was given back, by the ledgers. */
  efectivo: Centimos;
  entradas: Centimos;
  retiradas: Centimos;
  total: Centimos;
  /** Taken without a word of how: some of it may be cash. It is not in the total. */
  sinIndicar: Centimos;
  /** Tips in cash, which are not in the total. */
  propinas: Centimos;
}

/** What the ledgers of a day say of cash. */
export type EfectivoDelDia = Pick<CajonEsperado, 'efectivo' | 'sinIndicar' | 'propinas'>;

export const needsMotivo = (tipo: TipoArqueo): boolean => tipo === 'entrada' || tipo === 'retirada';

/** Returns what the drawer should hold after these entries of a day. */
export function cajonEsperado(
  arqueos: readonly Pick<Arqueo, 'tipo' | 'importe'>[],
  dinero: EfectivoDelDia,
): CajonEsperado {
  const importesDe = (tipo: TipoArqueo): Centimos[] =>
    arqueos.filter((arqueo) => arqueo.tipo === tipo).map(({ importe }) => importe);
  const fondo = importesDe('fondo').at(-1) ?? null;
  const [entradas, retiradas] = [sumCentimos(importesDe('entrada')), sumCentimos(importesDe('retirada'))];
  const total = centimos((fondo ?? CERO) + dinero.efectivo + entradas - retiradas);
  return { fondo, entradas, retiradas, total, ...dinero };
}

/** @param diferencia in euros: what was counted less what was expected. */
export function textoDiferencia(diferencia: number): string {
  if (diferencia === 0) return 'Cuadra';
  return `${diferencia < 0 ? 'Faltan' : 'Sobran'} ${formatEuros(Math.abs(diferencia))}`;
}
