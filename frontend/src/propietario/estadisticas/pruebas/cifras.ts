import { HORAS_DE_SERVICIO, diasEntre } from '@carta/contracts';
import type { EstadisticasRango } from '@carta/contracts';

/** Every day is alike; a test states only what matters to it. */
export function buildCifras(cambios: Partial<EstadisticasRango> = {}): EstadisticasRango {
  const { desde = '2026-11-22', hasta = desde } = cambios;
  const dias = diasEntre(desde, hasta);
  return {
    desde,
    hasta,
    pedidos: 10 * dias.length,
    recaudado: 125.5 * dias.length,
    porForma: {
      tarjeta: 80 * dias.length,
      efectivo: 20.5 * dias.length,
      otro: 0,
      bizum: 0,
      sin_indicar: 25 * dias.length,
    },
    pendienteDeCobro: 30,
    minutosAListo: { mediana: 9.4, p90: 16, muestras: 10 },
    minutosAEntregado: { mediana: 12, p90: 75, muestras: 1 },
    cancelado: { unidades: 1, total: 8.5 },
    porDia: dias.map((dia) => ({ dia, pedidos: 10, total: 125.5 })),
    porHora: HORAS_DE_SERVICIO.map((hora) => ({
      hora,
      pedidos: hora === 14 ? 10 * dias.length : 0,
      total: hora === 14 ? 125.5 * dias.length : 0,
    })),
    topProductos: [
      { nombre: 'Caña', unidades: 12, total: 26.4 },
      { nombre: '=Menú; "del día"', unidades: 6, total: 72 },
      { nombre: 'Croquetas', formato: 'Media', unidades: 4, total: 24 },
    ],
    ...cambios,
  };
}
