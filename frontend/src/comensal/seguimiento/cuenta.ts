import { centimos, costeLinea, fromEuros, isPorPesar, sumCentimos, vivasOf } from '@carta/contracts';
import type { Centimos, Linea, Ticket } from '@carta/contracts';
import { t } from '../../shared/lengua/lengua';
import { toConCoste } from '../../shared/lib/coste';
import { joinMenus } from '../../shared/lib/menus';
import type { Mesas } from './mesas';
import { pedidosOf } from './rondas';
import type { Ronda } from './rondas';

/** The bill of a mesa whose owner shares it, as pure functions; money in céntimos. */
export interface Cuenta {
  mesa: number;
  apartados: readonly ApartadoDeCuenta[];
  total: Centimos;
  cobrado: Centimos;
  falta: Centimos;
  /** Something of it is not weighed yet. */
  isEstimada: boolean;
}

/** What one phone ordered, this one first; or what a waiter wrote down. */
export interface ApartadoDeCuenta {
  nombre: string;
  lineas: readonly LineaDeCuenta[];
  total: Centimos;
  isEstimada: boolean;
}

export interface LineaDeCuenta {
  linea: Linea;
  importe: Centimos;
  /** Units that were charged by name. */
  cobradas: number;
}

const ESTE = 'Este móvil';
const CAMARERO = 'Lo apuntó el camarero';

/** Of the tab of this phone's newest unpaid order; null where its owner shares nothing. */
export function cuentaDe(rondas: readonly Ronda[], mesas: Mesas): Cuenta | null {
  const ultima = rondas.find(({ pagado, grupoMesa }) => !pagado && grupoMesa !== null);
  const entera = mesas.find(({ grupoMesa, pagado }) => !pagado && grupoMesa === ultima?.grupoMesa);
  if (!ultima || !entera) return null;
  const propios = rondas
    .filter(({ pagado, grupoMesa }) => !pagado && grupoMesa === ultima.grupoMesa)
    .flatMap(pedidosOf);
  const ids = new Set(propios.map(({ _id }) => _id));
  const ajenos = entera.pedidos.filter(({ _id }) => !ids.has(_id));
  const deMesa = vivasOf([...propios, ...ajenos].flatMap(({ productos }) => productos));
  const cobradas = new Map((entera.cuenta?.lineas ?? []).map(({ linea, unidades }) => [linea, unidades]));
  const apartado = (nombre: string, tickets: readonly Ticket[]): ApartadoDeCuenta => {
    const lineas = lineasDe(tickets, deMesa).map((linea) => ({
      linea,
      importe: costeLinea(toConCoste(linea)),
      cobradas: cobradas.get(linea._id) ?? 0,
    }));
    return {
      nombre,
      lineas,
      total: sumCentimos(lineas.map(({ importe }) => importe)),
      isEstimada: lineas.some(({ linea }) => isPorPesar(linea)),
    };
  };
  const moviles = [...new Set(ajenos.flatMap(({ movil }) => movil ?? []))].sort(
    (a, b) => Number(a) - Number(b),
  );
  const apartados = [
    apartado(t(ESTE), propios),
    ...moviles.map((movil) =>
      apartado(
        t('Móvil {movil}', { movil }),
        ajenos.filter((ticket) => ticket.movil === movil),
      ),
    ),
    apartado(
      t(CAMARERO),
      ajenos.filter(({ movil }) => movil === undefined),
    ),
  ].filter(({ lineas }) => lineas.length > 0);
  const total = sumCentimos(apartados.map((cada) => cada.total));
  const cobrado = fromEuros(entera.cuenta?.cobrado ?? 0);
  const isEstimada = apartados.some((cada) => cada.isEstimada);
  return { mesa: ultima.mesa, apartados, total, cobrado, falta: centimos(total - cobrado), isEstimada };
}

/** A menu takes its dishes along, also those of its other ticket. */
function lineasDe(tickets: readonly Ticket[], deMesa: readonly Linea[]): Linea[] {
  const propias = new Set(tickets.flatMap(({ productos }) => productos.map(({ _id }) => _id)));
  return joinMenus(deMesa.filter(({ _id, deMenu }) => propias.has(_id) || propias.has(deMenu ?? '')));
}
