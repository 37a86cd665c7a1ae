import type { EstadisticasRango, PorForma, Restaurante } from '@carta/contracts';
import { nombreDeArchivo, toCsv } from '../../../shared/lib/csv';
import type { Tabla } from '../../../shared/lib/csv';
import { formatHoraDelDia } from './fechas';
import { filasDeForma } from './formas';
import { nombreVendido } from './nombre-vendido';
import { ticketMedio } from './variacion';

/** Money is in euros, times are in minutes. */
export function exportCsv(restaurante: Pick<Restaurante, 'nombre'>, cifras: EstadisticasRango): string {
  return toCsv([
    resumen(restaurante, cifras),
    porDia(cifras),
    porHora(cifras),
    porForma(cifras),
    productos(cifras),
    tiempos(cifras),
  ]);
}

export function nombreArchivo(
  restaurante: Pick<Restaurante, 'slug' | '_id'>,
  { desde, hasta }: EstadisticasRango,
): string {
  return nombreDeArchivo('estadisticas', restaurante, [desde, hasta]);
}

function resumen({ nombre }: Pick<Restaurante, 'nombre'>, cifras: EstadisticasRango): Tabla {
  const { desde, hasta, recaudado, pedidos, porComensal, pendienteDeCobro, cancelado } = cifras;
  return [
    ['Restaurante', nombre],
    ['Desde', desde],
    ['Hasta', hasta],
    ['Recaudado (€)', recaudado],
    ['Tickets cobrados', pedidos],
    ['Ticket medio (€)', ticketMedio(cifras)],
    ...(porComensal ? deComensales(porComensal) : []),
    ['Pendiente de cobro (€)', pendienteDeCobro],
    ['Unidades canceladas', cancelado.unidades],
    ['Importe cancelado (€)', cancelado.total],
  ];
}

function deComensales({ mesas, comensales, total }: NonNullable<EstadisticasRango['porComensal']>): Tabla {
  return [
    ['Ticket medio por comensal (€)', Math.round((100 * total) / comensales) / 100],
    ['Comensales', comensales],
    ['Mesas que dicen cuántos eran', mesas],
  ];
}

function porDia(cifras: EstadisticasRango): Tabla {
  return [
    ['Día', 'Tickets', 'Recaudado (€)'],
    ...cifras.porDia.map(({ dia, pedidos, total }) => [dia, pedidos, total]),
  ];
}

function porHora(cifras: EstadisticasRango): Tabla {
  return [
    ['Hora', 'Tickets', 'Recaudado (€)'],
    ...cifras.porHora.map(({ hora, pedidos, total }) => [`${formatHoraDelDia(hora)}:00`, pedidos, total]),
  ];
}

/** The closing of a day uses it too. */
export function porForma(tomado: PorForma): Tabla {
  return [
    ['Forma de cobro', 'Total (€)'],
    ...filasDeForma(tomado).map(({ nombre, importe }) => [nombre, importe]),
  ];
}

function productos(cifras: EstadisticasRango): Tabla {
  return [
    ['Producto', 'Unidades', 'Total (€)'],
    ...cifras.topProductos.map(({ unidades, total, ...vendido }) => [
      nombreVendido(vendido),
      unidades,
      total,
    ]),
  ];
}

function tiempos({ minutosAListo, minutosAEntregado }: EstadisticasRango): Tabla {
  return [
    ['Minutos desde el pedido', 'Mediana', 'Percentil 90', 'Tickets medidos'],
    ['Hasta listo', minutosAListo.mediana, minutosAListo.p90, minutosAListo.muestras],
    ['Hasta entregado', minutosAEntregado.mediana, minutosAEntregado.p90, minutosAEntregado.muestras],
  ];
}
