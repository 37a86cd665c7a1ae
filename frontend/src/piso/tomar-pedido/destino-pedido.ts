import { addProducto } from '@carta/contracts';
import type { Carrito, Grupo } from '@carta/contracts';
import type { ParaTab } from '../../pedir/datos-carrito';
import type { CarritoGuardado } from '../../pedir/guardado';
import { isPagado } from '../vivo/mesas/grupos';
import { idaDe } from '../vivo/mesas/ida';

/** Pure functions decide which tab an order is for (docs/reglas/pedir.md#a-waiters-order). */

type Borrador = Pick<CarritoGuardado, 'carrito' | 'notas' | 'para'>;

/**
 * The order is for the party at the mesa, unless the one it was begun for has moved. Returns the same object
 * if nothing changed.
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

/** A party that left this mesa may be meant, unless the waiter has denied it; `ahora` in ms. */
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

/** Adds the order to the other tab's; null when it does not fit. */
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
    juntos: propio.juntos && ajeno.juntos,
  };
}

const cantidadDe = ({ items }: Carrito): number => items.reduce((suma, { cantidad }) => suma + cantidad, 0);

/** An empty order is for nobody yet, unless the waiter chose a tab. */
function paraBegun({ carrito, notas, para }: Borrador): ParaTab | null {
  return carrito.items.length === 0 && notas === '' && !para?.aquiMismo ? null : para;
}

function idaSabida(mesa: number, para: ParaTab | null, abiertos: readonly Grupo[]): Grupo | null {
  if (para === null || para.aquiMismo) return null;
  const grupo = abiertos.find(({ grupoMesa }) => grupoMesa === para.grupoMesa);
  return grupo && grupo.mesa.numero !== mesa ? grupo : null;
}
