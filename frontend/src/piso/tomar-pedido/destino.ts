import { addProducto } from '@carta/contracts';
import type { Carrito, Grupo } from '@carta/contracts';
import type { CarritoGuardado, ParaTab } from '../../pedir/guardado';
import { isPagado } from '../vivo/modelo/grupos';
import { idaDe } from '../vivo/modelo/ida';

/**
 * For which tab an order is written down (docs/reglas.md#a-waiters-order): pure functions over the board and what a
 * phone keeps of a mesa's cart.
 */

type Borrador = Pick<CarritoGuardado, 'carrito' | 'notas' | 'para'>;

/**
 * The tab for which an order is: who sits at its mesa, unless those it was begun for have gone to another. The very
 * same while that is as it was.
 */
export function paraDe(mesa: number, borrador: Borrador, grupos: Iterable<Grupo>): ParaTab | null {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo));
  const para = paraBegun(borrador);
  if (idaSabida(mesa, para, abiertos)) return para;
  const aqui = abiertos.find((grupo) => grupo.mesa.numero === mesa);
  if (!aqui) return para;
  const isMismo = borrador.para?.grupoMesa === aqui.grupoMesa && !borrador.para.aquiMismo;
  return isMismo ? borrador.para : { grupoMesa: aqui.grupoMesa };
}

/**
 * The party that has gone from the mesa of an order that may be theirs, and of which its waiter has not said that it
 * is not; `ahora` in ms.
 */
export function idaPendiente(
  mesa: number,
  borrador: Borrador,
  grupos: Iterable<Grupo>,
  ahora: number,
): Grupo | null {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo));
  const para = paraBegun(borrador);
  const suya = idaSabida(mesa, para, abiertos);
  if (suya || abiertos.some((grupo) => grupo.mesa.numero === mesa)) return suya;
  const otros = abiertos.filter(({ grupoMesa }) => !para?.aquiMismo || grupoMesa !== para.grupoMesa);
  return idaDe(mesa, otros, ahora);
}

/** What is written down for one mesa as well as for another, for the tab of the other; null when not all has room. */
export function sumGuardados(suyo: CarritoGuardado, otro: CarritoGuardado): CarritoGuardado | null {
  if (suyo.carrito.items.length === 0 && suyo.notas === '') return otro;
  const carrito = otro.carrito.items.reduce(
    (suma, { producto, cantidad, ...encargo }) => addProducto(suma, producto, encargo, cantidad),
    suyo.carrito,
  );
  if (cantidadDe(carrito) !== cantidadDe(suyo.carrito) + cantidadDe(otro.carrito)) return null;
  return {
    ...otro,
    carrito,
    notas: [suyo.notas, otro.notas].filter((notas) => notas !== '').join('\n'),
    evita: [...new Set([...suyo.evita, ...otro.evita])],
  };
}

const cantidadDe = ({ items }: Carrito): number => items.reduce((suma, { cantidad }) => suma + cantidad, 0);

/** An order of which nothing is written down is for nobody yet, unless that has been said. */
function paraBegun({ carrito, notas, para }: Borrador): ParaTab | null {
  return carrito.items.length === 0 && notas === '' && !para?.aquiMismo ? null : para;
}

function idaSabida(mesa: number, para: ParaTab | null, abiertos: readonly Grupo[]): Grupo | null {
  if (para === null || para.aquiMismo) return null;
  const suya = abiertos.find(({ grupoMesa }) => grupoMesa === para.grupoMesa);
  return suya && suya.mesa.numero !== mesa ? suya : null;
}
