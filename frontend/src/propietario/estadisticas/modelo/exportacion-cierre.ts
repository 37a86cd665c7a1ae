import { ETIQUETA_ARQUEO, nombreForma } from '@carta/contracts';
import type { CierreDelDia, HechoDelDia, Husos, PorForma, Restaurante } from '@carta/contracts';
import { SIN_CAMBIOS, formatHora } from '../../../shared/lib/hora';
import { queRebaja, sumasDe, textoQuien, textoSello } from './cierre';
import { nombreDeArchivo, toCsv } from '../../../shared/lib/csv';
import type { Tabla } from '../../../shared/lib/csv';
import { porForma } from './exportacion';
import { filasDeForma } from './formas';
import { nombreVendido } from './nombre-vendido';

/** Money is in euros. */
export function exportCierre(
  restaurante: Pick<Restaurante, 'nombre' | 'husos'>,
  cierre: CierreDelDia,
): string {
  const { husos = SIN_CAMBIOS } = restaurante;
  return toCsv([
    resumen(restaurante, cierre),
    porForma(cierre),
    ...cargos(cierre),
    porQuien(cierre),
    ...arqueo(husos, cierre),
    abiertas(cierre),
    cancelaciones(husos, cierre),
    ...(cierre.ajustes ? [ajustes(husos, cierre.ajustes)] : []),
    anulaciones(husos, cierre),
    cerradas(husos, cierre),
    [['No es una factura ni un justificante fiscal.']],
  ]);
}

export function nombreArchivoCierre(restaurante: Pick<Restaurante, 'slug' | '_id'>, dia: string): string {
  return nombreDeArchivo('cierre', restaurante, [dia]);
}

const QUIEN = ['Motivo', 'Quién', 'Hora'] as const;
const autoria = (husos: Husos, hecho: HechoDelDia) =>
  [hecho.motivo, textoQuien(hecho), formatHora(husos, hecho.en)] as const;

function resumen({ nombre }: Pick<Restaurante, 'nombre'>, cierre: CierreDelDia): Tabla {
  const { cobradoAbierto, pendiente, cancelado, descontado, propinas } = sumasDe(cierre);
  return [
    ['Restaurante', nombre],
    ['Cierre del día', cierre.dia],
    ['Recaudado (€)', cierre.recaudado],
    ['Mesas pagadas', cierre.mesasPagadas],
    ['Propinas, aparte (€)', propinas],
    ['Cobrado en mesas abiertas (€)', cobradoAbierto],
    ['Falta por cobrar (€)', pendiente],
    ['Cancelado (€)', cancelado],
    ...(cierre.ajustes ? [['Invitado y descontado (€)', descontado] as const] : []),
    ['Sello', cierre.sello.es === 'integro' ? cierre.sello.raiz : textoSello(cierre.sello)],
  ];
}

function porQuien(cierre: CierreDelDia): Tabla {
  const formas = filasDeForma(cierre);
  const importesDe = (tomado: PorForma) => {
    const suyos = new Map(filasDeForma(tomado).map(({ clave, importe }) => [clave, importe]));
    return formas.map(({ clave }) => suyos.get(clave) ?? 0);
  };
  return [
    ['Cobrado por', 'Total (€)', ...formas.map(({ nombre }) => `${nombre} (€)`)],
    ...cierre.porQuien.map((suyo) => [suyo.por, suyo.total, ...importesDe(suyo)]),
  ];
}

/** Nothing in a house whose forms ask for no number. */
function cargos(cierre: CierreDelDia): Tabla[] {
  const filas = filasDeForma(cierre).flatMap(({ nombre, cargos: suyos }) =>
    suyos.map(({ numero = '', cliente = '', importe }) => [nombre, numero, cliente, importe]),
  );
  return filas.length === 0 ? [] : [[['Cargo a', 'Número', 'Cliente', 'Total (€)'], ...filas]];
}

/** Nothing in a house that does not count its drawer. */
function arqueo(husos: Husos, { arqueo: caja }: CierreDelDia): Tabla[] {
  if (!caja) return [];
  const apuntes = caja.apuntes.map(({ tipo, importe, esperado, diferencia, motivo, por, en }) => [
    ETIQUETA_ARQUEO[tipo],
    importe,
    esperado?.total ?? '',
    diferencia ?? '',
    ...autoria(husos, { motivo: motivo ?? '', por, en }),
  ]);
  return [
    [['Arqueo de caja', 'Importe (€)', 'Esperado (€)', 'Diferencia (€)', ...QUIEN], ...apuntes],
    [['Debería haber en caja (€)', caja.esperado.total]],
  ];
}

function abiertas(cierre: CierreDelDia): Tabla {
  return [
    ['Mesa abierta', 'Total (€)', 'Cobrado (€)', 'Falta por cobrar (€)'],
    ...cierre.abiertas.map(({ mesa, total, cobrado, pendiente }) => [mesa, total, cobrado, pendiente]),
  ];
}

function cancelaciones(husos: Husos, cierre: CierreDelDia): Tabla {
  return [
    ['Cancelado en la mesa', 'Producto', 'Unidades', 'Importe (€)', ...QUIEN],
    ...cierre.cancelaciones.map((cancelacion) => [
      cancelacion.mesa,
      nombreVendido(cancelacion),
      cancelacion.cantidad,
      cancelacion.importe,
      ...autoria(husos, cancelacion),
    ]),
  ];
}

function ajustes(husos: Husos, suyos: NonNullable<CierreDelDia['ajustes']>): Tabla {
  return [
    ['Invitado o descontado en la mesa', 'Qué', 'Importe (€)', ...QUIEN],
    ...suyos.map((ajuste) => [ajuste.mesa, queRebaja(ajuste), ajuste.importe, ...autoria(husos, ajuste)]),
  ];
}

function anulaciones(husos: Husos, cierre: CierreDelDia): Tabla {
  return [
    ['Cobro anulado en la mesa', 'Forma de cobro', 'Importe (€)', ...QUIEN],
    ...cierre.anulaciones.map((anulacion) => [
      anulacion.mesa,
      nombreForma(anulacion),
      anulacion.importe,
      ...autoria(husos, anulacion),
    ]),
  ];
}

function cerradas(husos: Husos, cierre: CierreDelDia): Tabla {
  return [
    ['Mesa cerrada sin cobrar', 'Importe (€)', ...QUIEN],
    ...cierre.cerradas.map((cerrada) => [cerrada.mesa, cerrada.importe, ...autoria(husos, cerrada)]),
  ];
}
