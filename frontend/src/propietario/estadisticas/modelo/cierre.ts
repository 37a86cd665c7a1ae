import { fromEuros, nombreForma, sumCentimos, toEuros } from '@carta/contracts';
import type { RebajaDelDia, CierreDelDia, HechoDelDia } from '@carta/contracts';
import { nombreVendido } from './nombre-vendido';

export interface Apunte extends HechoDelDia {
  /** 'Mesa 3 · 2 × Tortilla' */
  que: string;
  importe: number;
}

export function apuntesDe({
  cancelaciones,
  anulaciones,
  ajustes = [],
  cerradas,
}: CierreDelDia): Record<'cancelaciones' | 'anulaciones' | 'ajustes' | 'cerradas', Apunte[]> {
  return {
    cancelaciones: cancelaciones.map(({ mesa, cantidad, ...linea }) => ({
      ...linea,
      que: `Mesa ${mesa} · ${cantidad} × ${nombreVendido(linea)}`,
    })),
    anulaciones: anulaciones.map((anulacion) => ({
      ...anulacion,
      que: `Mesa ${anulacion.mesa} · ${nombreForma(anulacion)}`,
    })),
    ajustes: ajustes.map((ajuste) => ({ ...ajuste, que: `Mesa ${ajuste.mesa} · ${queRebaja(ajuste)}` })),
    cerradas: cerradas.map((cerrada) => ({ ...cerrada, que: `Mesa ${cerrada.mesa}` })),
  };
}

const ETIQUETA_REBAJA = {
  invitar: 'Invitado',
  descuento: 'Descuento',
  devolver: 'Devuelto',
  deshacer: 'Deshecho',
  pesar: 'Pesado de nuevo',
} as const satisfies Record<RebajaDelDia['tipo'], string>;

/** 'Invitado: 2 × Caña', 'Descuento: toda la cuenta' */
export function queRebaja({ tipo, platos }: Pick<RebajaDelDia, 'tipo' | 'platos'>): string {
  const que = platos.map(({ cantidad, ...linea }) => `${cantidad} × ${nombreVendido(linea)}`).join(', ');
  return `${ETIQUETA_REBAJA[tipo]}: ${que === '' ? 'toda la cuenta' : que}`;
}

/** It is in euros. */
export function sumasDe({ abiertas, cancelaciones, ajustes = [], propinas }: CierreDelDia) {
  const sum = (importes: readonly number[]): number => toEuros(sumCentimos(importes.map(fromEuros)));
  return {
    cobradoAbierto: sum(abiertas.map(({ cobrado }) => cobrado)),
    pendiente: sum(abiertas.map(({ pendiente }) => pendiente)),
    propinas: sum(Object.values(propinas)),
    descontado: sum(ajustes.map(({ importe }) => importe)),
    cancelado: sum(cancelaciones.map(({ importe }) => importe)),
  };
}

export function textoSello(sello: CierreDelDia['sello']): string {
  switch (sello.es) {
    case 'integro':
      return 'Íntegro: cobros y cuentas son los que se sellaron al acabar el día.';
    case 'roto':
      return sello.porque.join(' ');
    case 'sin_sello':
      return 'Sin sello todavía. Cada día se sella cuando acaba, si hubo cobros.';
  }
}

/** 'Ana', 'Ana, con Luis' */
export const textoQuien = ({ por, aprobadoPor }: Pick<HechoDelDia, 'por' | 'aprobadoPor'>): string =>
  aprobadoPor === undefined ? por : `${por}, con ${aprobadoPor}`;
