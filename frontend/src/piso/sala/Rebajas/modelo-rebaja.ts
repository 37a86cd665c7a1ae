import {
  costeUnidades,
  formatEuros,
  fromEuros,
  parsePrecio,
  porcentajeDe,
  sumCentimos,
  toEuros,
  vivasOf,
} from '@carta/contracts';
import type { RebajarRequest, RebajaMesa, Centimos, Grupo, Linea, TipoRebaja } from '@carta/contracts';
import { costeDe, toConCoste } from '../../../shared/lib/coste';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';

/** What the sheet asks, and the words of it. */

export const TEXTO_REBAJA = {
  invitar: {
    titulo: 'Invitar',
    subtitulo: 'Deja de contar en la cuenta. Lo verán en la mesa y en el cierre.',
    accion: 'Invitar',
    falta: 'Elige antes qué se invita.',
    motivos: ['Invita la casa', 'Por la espera', 'Cliente habitual'],
  },
  descuento: {
    titulo: 'Descuento',
    subtitulo: 'Se descuenta de lo que hay ahora. Lo que se pida después no lleva este descuento.',
    accion: 'Descontar',
    falta: 'Escribe antes cuánto se descuenta: de 1 a 100 %, o euros.',
    motivos: ['Cliente habitual', 'Por la espera', 'Promoción'],
  },
  devolver: {
    titulo: 'Devolver plato',
    subtitulo: 'Deja de contar en la cuenta, aunque ya se haya servido.',
    accion: 'Devolver',
    falta: 'Elige antes qué se devuelve.',
    motivos: ['Frío', 'No era lo pedido', 'No le ha gustado'],
  },
} as const satisfies Record<TipoRebaja, unknown>;

export interface EleccionRebaja {
  unidades: ReadonlyMap<string, number>;
  /** '' is the whole tab. */
  linea: string;
  en: '%' | '€';
  cuanto: string;
}

export const SIN_ELEGIR: EleccionRebaja = { unidades: new Map(), linea: '', en: '%', cuanto: '' };

/** Lines of which something can be taken off. */
export const rebajablesOf = ({ pedidos }: Grupo): Linea[] =>
  pedidos.flatMap(({ productos }) => vivasOf(productos)).filter((linea) => costeDe(linea) > 0);

export const dePagoOf = ({ cantidad, gratis = 0 }: Linea): number => cantidad - gratis;

/** Null while something is missing. */
export function pedidoDe(
  tipo: TipoRebaja,
  { unidades, linea, en, cuanto }: EleccionRebaja,
  rebajables: readonly Linea[],
): Omit<RebajarRequest, 'rev' | 'motivo'> | null {
  if (tipo !== 'descuento') {
    const lineas = rebajables.flatMap((cada) => {
      const cuantas = Math.min(unidades.get(cada._id) ?? 0, dePagoOf(cada));
      return cuantas > 0 ? [{ linea: cada._id, unidades: cuantas }] : [];
    });
    return lineas.length > 0 ? { tipo, lineas } : null;
  }
  const de = linea === '' ? {} : { linea };
  if (en === '€') {
    const importe = parsePrecio(cuanto);
    return importe === null || importe === 0 ? null : { tipo, ...de, importe: toEuros(importe) };
  }
  const porcentaje = /^\d{1,3}$/.test(cuanto.trim()) ? Number(cuanto) : 0;
  return porcentaje >= 1 && porcentaje <= 100 ? { tipo, ...de, porcentaje } : null;
}

/** How much less the mesa will owe, as the server reckons it. */
export function importeDePedido(
  { lineas = [], linea, porcentaje, importe }: Omit<RebajarRequest, 'rev' | 'motivo'>,
  rebajables: readonly Linea[],
): Centimos {
  if (importe !== undefined) return fromEuros(importe);
  if (porcentaje !== undefined) {
    const deCual = rebajables.filter(({ _id }) => linea === undefined || _id === linea);
    return porcentajeDe(sumCentimos(deCual.map(costeDe)), porcentaje);
  }
  return sumCentimos(
    rebajables.flatMap((cada) => {
      const unidades = lineas.find((pedida) => pedida.linea === cada._id)?.unidades ?? 0;
      return unidades > 0 ? [costeUnidades(toConCoste(cada), unidades, dePagoOf(cada) - unidades)] : [];
    }),
  );
}

type Rebajado = Pick<RebajaMesa, 'tipo' | 'porcentaje' | 'deMesa' | 'lineas'>;

/** 'Invitado: 2 × Caña', 'Descuento del 10 %: toda la cuenta' */
export function textoRebaja(grupo: Grupo, rebaja: Rebajado): string {
  const que = queRebaja(grupo, rebaja);
  if (rebaja.tipo === 'invitar') return `Invitado: ${que}`;
  if (rebaja.tipo === 'devolver') return `Devuelto: ${que}`;
  return `Descuento${rebaja.porcentaje === undefined ? '' : ` del ${rebaja.porcentaje} %`}: ${que}`;
}

/** '2 × Caña', 'toda la cuenta' */
export function queRebaja(grupo: Grupo, rebaja: Rebajado): string {
  const nombres = new Map(
    grupo.pedidos.flatMap(({ productos }) => productos.map((linea) => [linea._id, linea] as const)),
  );
  const platos = rebaja.lineas.flatMap(({ linea, unidades }) => {
    const suya = nombres.get(linea);
    return suya ? `${unidades ?? suya.cantidad} × ${nombreCompleto(suya)}` : [];
  });
  return rebaja.deMesa ? 'toda la cuenta' : platos.join(', ');
}

/** '−4,50 €', or null where nothing is taken off. */
export function textoDescuentos(grupos: readonly Grupo[]): string | null {
  const lineas = grupos.flatMap(({ pedidos }) => pedidos.flatMap(({ productos }) => vivasOf(productos)));
  const total = sumCentimos(lineas.map(({ rebaja = 0 }) => fromEuros(rebaja)));
  return total > 0 ? `−${formatEuros(toEuros(total))}` : null;
}
