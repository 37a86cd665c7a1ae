import { isEnEspera, pasesOf } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { readGrupos } from '../../../backend/test/caos/support/base';
import type { PedidoDado } from './manos-de-pases';

/** A tab as the database holds it. */
type GrupoGuardado = Awaited<ReturnType<typeof readGrupos>>[number];
type LineaGuardada = GrupoGuardado['pedidos'][number]['lineas'][number];

/** What was taken is there once and whole, at the prices of the carta, in one tab; what was not is nowhere. */
export function faltasDePedidos(
  pedidos: ReadonlyMap<string, PedidoDado>,
  grupos: readonly GrupoGuardado[],
): string[] {
  const porClave = new Map<string, { grupo: GrupoGuardado; lineas: readonly LineaGuardada[] }[]>();
  for (const grupo of grupos) {
    for (const { clave, lineas } of grupo.pedidos) {
      porClave.set(clave, [...(porClave.get(clave) ?? []), { grupo, lineas }]);
    }
  }
  const faltas = [...pedidos].flatMap(([clave, { guardadas, isTomado }]) => {
    const partes = porClave.get(clave) ?? [];
    if (partes.length === 0) return isTomado ? [`order ${clave} was taken and is not there`] : [];
    const lineas = partes.flatMap((parte) => parte.lineas).map(nameOf);
    return [
      ...(isTomado === false ? [`order ${clave} was turned away and is there`] : []),
      ...(new Set(partes.map(({ grupo }) => grupo)).size > 1 ? [`order ${clave} is in two tabs`] : []),
      ...(String(lineas.sort()) === String(guardadas.toSorted())
        ? []
        : [`order ${clave} is ${lineas.join()} and was ${guardadas.join()}`]),
    ];
  });
  const ajenas = [...porClave.keys()].filter((clave) => !pedidos.has(clave));
  return [...faltas, ...ajenas.map((clave) => `nobody sent the order ${clave}`)];
}

const nameOf = ({ nombre, deMenu, precio }: LineaGuardada): string =>
  `${nombre}${deMenu ? ' de menú' : ''} ${precio}`;

/** The plain sums: each menu once while a dish of it is wanted, what is wanted of the rest, less what was charged. */
export function faltasDeCuentas(grupos: readonly GrupoGuardado[], abiertos: readonly Grupo[]): string[] {
  return grupos.flatMap((grupo) => {
    const lineas = grupo.pedidos.flatMap((ticket) => ticket.lineas);
    const vivas = lineas.filter(({ cancelada }) => !cancelada);
    const conPlatos = new Set(vivas.flatMap(({ deMenu }) => (deMenu ? [String(deMenu)] : [])));
    const menus = vivas.filter(({ esMenu }) => esMenu).map(({ _id }) => String(_id));
    const cobrado = suma(
      (grupo.cobros ?? []).filter(({ anulado }) => !anulado).map(({ importe }) => importe),
    );
    const total =
      suma(vivas.filter(({ esMenu }) => !esMenu).map(({ precio }) => precio)) +
      suma(
        lineas.filter(({ esMenu, _id }) => esMenu && conPlatos.has(String(_id))).map(({ precio }) => precio),
      );
    const told = abiertos.find(({ grupoMesa, rev }) => grupoMesa === String(grupo._id) && rev === grupo.rev);
    const dice = told && [told.totalGrupo, told.pendiente].map((euros) => Math.round(euros * 100));
    const faltas = {
      'has a menu without dishes, or dishes without their menu':
        String(menus.sort()) !== String([...conPlatos].sort()),
      [`says ${String(dice)} and owes ${total} less ${cobrado}`]:
        dice !== undefined && String(dice) !== String([total, total - cobrado]),
      'was charged more than was ordered': cobrado > total,
    };
    return Object.entries(faltas).flatMap(([falta, isFalta]) =>
      isFalta ? [`mesa ${grupo.mesa}: ${falta}`] : [],
    );
  });
}

/** A pase that marches by itself waits, and nothing before it is left to be served. */
export function isAutoParada({ pagado, pedidos }: GrupoGuardado): boolean {
  const vivas = pedidos.flatMap(({ lineas }) => lineas).filter(({ cancelada }) => !cancelada);
  const pases = pasesOf(vivas);
  const lugar = pases.findIndex(({ lineas }) => lineas.some(isEnEspera));
  if (pagado || lugar < 0) return false;
  const isSola = pases[lugar]?.lineas.every(({ pase, revMarcha }) => pase?.auto && revMarcha === undefined);
  const antes = pases.slice(0, lugar).flatMap(({ lineas }) => lineas);
  return isSola === true && antes.every(({ estado }) => estado === 'entregado');
}

const suma = (importes: readonly number[]): number => importes.reduce((total, importe) => total + importe, 0);
