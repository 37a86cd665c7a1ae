import { CERO, fromEuros } from '@carta/contracts';
import type { Alergeno, Tramo } from '@carta/contracts';
import type { ProductoNuevo } from '../../carta/productos/lista/productos.service';

type MenuNuevo = NonNullable<ProductoNuevo['menu']>;

export interface MenuDemo {
  pases: { nombre: string; platos: PlatoMenuDemo[] }[];
  incluye: string[];
  horas: Tramo[];
}

/** A dish of the carta, by its name and with a supplement in euros, or one of this menu alone. */
type PlatoMenuDemo = { carta: string; suplemento: number } | { nombre: string; alergenos: Alergeno[] };

export const deCarta = (carta: string, suplemento = 0): PlatoMenuDemo => ({ carta, suplemento });
export const deHoy = (nombre: string, alergenos: Alergeno[] = []): PlatoMenuDemo => ({ nombre, alergenos });

/** @param ids of the carta's dishes, by their names; a dish that is not among them is left out. */
export function toMenuNuevo(
  { pases, incluye, horas }: MenuDemo,
  ids: ReadonlyMap<string, string>,
): MenuNuevo {
  const toPlatos = (platos: PlatoMenuDemo[], pase: number) =>
    platos.flatMap((plato): MenuNuevo['platos'] => {
      if ('nombre' in plato) return [{ ...plato, pase, suplemento: CERO, alergenosDeclarados: true }];
      const producto = ids.get(plato.carta);
      return producto === undefined ? [] : [{ producto, pase, suplemento: fromEuros(plato.suplemento) }];
    });
  return {
    pases: pases.map(({ nombre }) => nombre),
    incluye,
    horas,
    platos: pases.flatMap(({ platos }, pase) => toPlatos(platos, pase)),
  };
}
