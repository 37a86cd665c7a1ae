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
  const sabida = idaSabida(mesa, para, abiertos);
  if (sabida || abiertos.some((grupo) => grupo.mesa.numero === mesa)) return sabida;
  const candidatos = abiertos.filter(({ grupoMesa }) => !para?.aquiMismo || grupoMesa !== para.grupoMesa);
  return idaDe(mesa, candidatos, ahora);
}

/** What is written down for one mesa as well as for another, for the tab of the other; null when not all has room. */
export function sumGuardados(propio: CarritoGuardado, ajeno: CarritoGuardado): CarritoGuardado | null {
  if (propio.carrito.items.length === 0 && propio.notas === '') return ajeno;
  const carrito = ajeno.carrito.items.reduce(
    (suma, { producto, cantidad, ...encargo }) => addProducto(suma, producto, encargo, cantidad),
    propio.carrito,
  );
  if (cantidadDe(carrito) !== cantidadDe(propio.carrito) + cantidadDe(ajeno.carrito)) return null;
  return {
    ...ajeno,
    carrito,
    notas: [propio.notas, ajeno.notas].filter((notas) => notas !== '').join('\n'),
    evita: [...new Set([...propio.evita, ...ajeno.evita])],
  };
}

const cantidadDe = ({ items }: Carrito): number => items.reduce((suma, { cantidad }) => suma + cantidad, 0);

/** An order of which nothing is written down is for nobody yet, unless that has been said. */
function paraBegun({ carrito, notas, para }: Borrador): ParaTab | null {
  return carrito.items.length === 0 && notas === '' && !para?.aquiMismo ? null : para;
}

function idaSabida(mesa: number, para: ParaTab | null, abiertos: readonly Grupo[]): Grupo | null {
  if (para === null || para.aquiMismo) return null;
  const grupo = abiertos.find(({ grupoMesa }) => grupoMesa === para.grupoMesa);
  return grupo && grupo.mesa.numero !== mesa ? grupo : null;
}
