import { ETIQUETA_FORMA, fromEuros, sumCentimos, toEuros } from '@carta/contracts';
import type { CierreDelDia, QuienMotivo } from '@carta/contracts';
import { nombreVendido } from './nombre-vendido';

export interface Apunte extends QuienMotivo {
  /** 'Mesa 3 · 2 × Tortilla' */
  que: string;
  importe: number;
}

export function apuntesDe({
  cancelaciones,
  anulaciones,
  cerradas,
}: CierreDelDia): Record<'cancelaciones' | 'anulaciones' | 'cerradas', Apunte[]> {
  return {
    cancelaciones: cancelaciones.map(({ mesa, cantidad, ...linea }) => ({
      ...linea,
      que: `Mesa ${mesa} · ${cantidad} × ${nombreVendido(linea)}`,
    })),
    anulaciones: anulaciones.map((anulacion) => ({
      ...anulacion,
      que: `Mesa ${anulacion.mesa} · ${ETIQUETA_FORMA[anulacion.forma]}`,
    })),
    cerradas: cerradas.map((cerrada) => ({ ...cerrada, que: `Mesa ${cerrada.mesa}` })),
  };
}

/** It is in euros. */
export function sumasDe({ abiertas, cancelaciones, propinas }: CierreDelDia) {
  const sum = (importes: readonly number[]): number => toEuros(sumCentimos(importes.map(fromEuros)));
  return {
    cobradoAbierto: sum(abiertas.map(({ cobrado }) => cobrado)),
    pendiente: sum(abiertas.map(({ pendiente }) => pendiente)),
    propinas: sum(Object.values(propinas)),
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
