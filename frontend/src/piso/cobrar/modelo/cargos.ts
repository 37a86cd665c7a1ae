import { cargoDe, fromEuros, sumCentimos } from '@carta/contracts';
import type { Centimos, CobroMesa, Grupo } from '@carta/contracts';

/** A waiter made one charge; in a party several tabs have a part of it. */
export interface Cargo extends Omit<CobroMesa, 'importe' | 'propina'> {
  importe: Centimos;
  propina: Centimos;
  /** These tabs have a part of it, in the order of the grupos. */
  grupos: readonly Grupo[];
}

export function cargosDe(grupos: readonly Grupo[]): Cargo[] {
  const porciones = new Map<string, { grupo: Grupo; cobro: CobroMesa }[]>();
  for (const grupo of grupos) {
    for (const cobro of grupo.cobros ?? []) {
      const cargo = cargoDe(cobro._id);
      porciones.set(cargo, [...(porciones.get(cargo) ?? []), { grupo, cobro }]);
    }
  }
  return [...porciones.values()].map((juntas) => toCargo(juntas)).sort((a, b) => a.en.localeCompare(b.en));
}

/** It is annulled once all its parts are; until then a part that is valid stands for it. */
function toCargo(porciones: readonly { grupo: Grupo; cobro: CobroMesa }[]): Cargo {
  const primera = porciones.find(({ cobro }) => !cobro.anulado) ?? porciones[0];
  if (!primera) throw new Error('a charge without a part');
  return {
    ...primera.cobro,
    importe: sumCentimos(porciones.map(({ cobro }) => fromEuros(cobro.importe))),
    propina: sumCentimos(porciones.map(({ cobro }) => fromEuros(cobro.propina ?? 0))),
    grupos: porciones.map(({ grupo }) => grupo),
  };
}
