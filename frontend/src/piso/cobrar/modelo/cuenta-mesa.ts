import {
  costeLinea,
  costeUnidades,
  fromEuros,
  isPorPesar,
  sumCentimos,
  unidadesCobradas,
  vivasOf,
} from '@carta/contracts';
import type { Centimos, Grupo, Linea, Ticket } from '@carta/contracts';
import { toConCoste } from '../../../shared/lib/coste';
import { joinMenus, platosOf } from '../../../shared/lib/menus';

/** Some units of the line are left, or were charged by name. */
export interface LineaCuenta {
  id: string;
  linea: Linea;
  mesa: number;
  /** It is the price of a unit. */
  precio: Centimos;
  cobradas: number;
  libres: number;
  /** Of a menu: its dishes with a supplement, charged together with it. */
  con: readonly string[];
}

export interface CuentaMovil {
  /** It identifies the phone; '' when no phone ordered. */
  id: string;
  nombre: string;
  lineas: readonly LineaCuenta[];
  /** It is the price of what is left. */
  importe: Centimos;
}

/** A waiter wrote these down, so no phone ordered them. */
const SIN_MOVIL = '';

export function faltaDe(grupos: readonly Grupo[]): Centimos {
  return sumCentimos(grupos.map(({ pendiente }) => fromEuros(pendiente)));
}

/** Lines that are still wanted come mesa by mesa, in the order in which they were ordered. */
export function lineasDeCuenta(grupos: readonly Grupo[]): LineaCuenta[] {
  return grupos.flatMap((grupo) => grupo.pedidos.flatMap((ticket) => lineasOf(grupo, ticket)));
}

/** The first phone to order comes first, so that a new one changes no name. */
export function cuentasPorMovil(grupos: readonly Grupo[]): CuentaMovil[] {
  const porMovil = new Map<string, LineaCuenta[]>();
  const tickets = grupos.flatMap((grupo) => grupo.pedidos.map((ticket) => ({ grupo, ticket })));
  for (const { grupo, ticket } of [...tickets].sort((a, b) => antes(a.ticket, b.ticket))) {
    const { movil = SIN_MOVIL } = ticket;
    porMovil.set(movil, [...(porMovil.get(movil) ?? []), ...lineasOf(grupo, ticket)]);
  }
  const sueltas = porMovil.get(SIN_MOVIL) ?? [];
  porMovil.delete(SIN_MOVIL);
  const nombradas = [...porMovil].map(([id, lineas], i) => cuentaOf(id, `Móvil ${i + 1}`, lineas));
  return [...nombradas, cuentaOf(SIN_MOVIL, 'Sin móvil', sueltas)].filter(({ lineas }) => lineas.length > 0);
}

export function importeDe(lineas: readonly LineaCuenta[], unidades: ReadonlyMap<string, number>): Centimos {
  return sumCentimos(
    lineas.map((cuenta) =>
      costeUnidades(toConCoste(cuenta.linea), elegidasDe(cuenta, unidades), cuenta.cobradas),
    ),
  );
}

/** Never returns more units than are left, whoever charges meanwhile. */
export function elegidasDe({ id, libres }: LineaCuenta, unidades: ReadonlyMap<string, number>): number {
  return Math.min(unidades.get(id) ?? 0, libres);
}

export function libresOf(lineas: readonly LineaCuenta[]): ReadonlyMap<string, number> {
  return new Map(lineas.map(({ id, libres }) => [id, libres]));
}

function cuentaOf(id: string, nombre: string, lineas: readonly LineaCuenta[]): CuentaMovil {
  return { id, nombre, lineas, importe: importeDe(lineas, libresOf(lineas)) };
}

function antes(a: Ticket, b: Ticket): number {
  return a.createdAt.localeCompare(b.createdAt);
}

/** A menu takes its dishes along, wherever they stand: nobody pays a supplement alone. */
function lineasOf(grupo: Grupo, { productos }: Ticket): LineaCuenta[] {
  const cobradasDe = unidadesCobradas(grupo);
  const deMesa = vivasOf(grupo.pedidos.flatMap((ticket) => ticket.productos));
  const propias = new Set(productos.map(({ _id }) => _id));
  return joinMenus(deMesa.filter(({ _id, deMenu }) => propias.has(_id) || propias.has(deMenu ?? ''))).flatMap(
    (linea): LineaCuenta[] => {
      const cobradas = cobradasDe.get(linea._id) ?? 0;
      const { _id: id, cantidad, precio, gratis = 0 } = linea;
      // what is not weighed has no price yet
      const isCobrable = costeLinea(toConCoste(linea)) > 0 && !isPorPesar(linea);
      const dePago = isCobrable ? cantidad - gratis : cobradas;
      const mesa = grupo.mesa.numero;
      const con = linea.esMenu
        ? platosOf(linea, deMesa).flatMap((plato) =>
            plato.precio > 0 && !cobradasDe.has(plato._id) ? plato._id : [],
          )
        : [];
      return [{ id, linea, mesa, precio: fromEuros(precio), cobradas, libres: dePago - cobradas, con }];
    },
  );
}
