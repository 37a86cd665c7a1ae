import { ESTADOS_LINEA, stepOf } from '../linea/estado-linea';
import type { EstadoLinea } from '../linea/estado-linea';
import type { GrupoMesa, LineaMesa } from './grupo';
import { vivasOf } from '../linea/vivas';

/** A menu is one priced line and its dishes, on the tickets of one order (docs/reglas/carta.md#menus-of-the-day). */

interface Plato {
  estado: EstadoLinea;
  deMenu?: string;
  cancelada?: unknown;
}

/** By the id of a menu line: the least advanced of its dishes, of those cancelled only where no other is left. */
export function estadosDeMenus(
  tickets: readonly { lineas: readonly Plato[] }[],
): ReadonlyMap<string, EstadoLinea> {
  const platosDe = new Map<string, Plato[]>();
  for (const plato of tickets.flatMap(({ lineas }) => lineas)) {
    const { deMenu } = plato;
    if (deMenu !== undefined) platosDe.set(deMenu, [...(platosDe.get(deMenu) ?? []), plato]);
  }
  return new Map([...platosDe].map(([menu, platos]) => [menu, estadoDe(platos)]));
}

function estadoDe(platos: readonly Plato[]): EstadoLinea {
  const vivos = vivasOf(platos);
  const pasos = (vivos.length > 0 ? vivos : platos).map(({ estado }) => stepOf(estado));
  return ESTADOS_LINEA[Math.min(...pasos)] ?? 'pendiente';
}

export function lineasDeMesa({ pedidos: tickets }: Pick<GrupoMesa, 'pedidos'>): LineaMesa[] {
  return tickets.flatMap(({ lineas }) => [...lineas]);
}

interface LineaDicha {
  _id?: string;
  nombre: string;
  precio?: number;
  opciones?: readonly { nombre: string; valor: string; suplemento: number }[];
  esMenu?: true;
  deMenu?: string;
  paseMenu?: string;
  cancelada?: unknown;
}

/** Lines as they are ordered again: a menu with its dishes as what was chosen of it. Prices are in euros. */
export function lineasPedidas<L extends LineaDicha>(lineas: readonly L[]): L[] {
  const platosDe = (menu: L) =>
    vivasOf(lineas)
      .filter(({ deMenu }) => deMenu !== undefined && deMenu === menu._id)
      .map(({ paseMenu = '', nombre, precio = 0 }) => ({
        nombre: paseMenu,
        valor: nombre,
        suplemento: precio,
      }));
  return lineas
    .filter(({ deMenu }) => deMenu === undefined)
    .map((linea) =>
      linea.esMenu ? { ...linea, opciones: [...platosDe(linea), ...(linea.opciones ?? [])] } : linea,
    );
}

/** The menu line and its dishes that belong to this line, itself included; a line of no menu is alone. */
export function menuEntero(grupo: GrupoMesa, linea: LineaMesa): LineaMesa[] {
  const menu = linea.esMenu ? linea.id : linea.deMenu;
  if (menu === undefined) return [linea];
  return lineasDeMesa(grupo).filter(({ id, deMenu }) => id === menu || deMenu === menu);
}

/** Cancelling a menu takes its dishes along, and cancelling the last of them takes the menu. */
export function canceladasCon(grupo: GrupoMesa, linea: LineaMesa): LineaMesa[] {
  const vivas = vivasOf(menuEntero(grupo, linea));
  const quedan = vivas.filter(({ esMenu, id }) => !esMenu && id !== linea.id);
  return linea.esMenu || quedan.length === 0 ? vivas : [linea];
}
