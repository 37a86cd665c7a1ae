import type { PIE_MESA } from '@carta/contracts/comensal';

/** Something at the foot of a page; style sheets read `:root[data-pie-sala]`. */
type Pie =
  | typeof PIE_MESA
  | `data-pie-${'sala' | 'franja' | 'cuenta' | 'pestanas' | 'admin-carta' | 'menu-hoy' | 'importar' | 'cocina'}`;

/**
 * A ref that marks `<html>` while its element is there, for styles elsewhere. Not `:root:has(…)`: it restyles
 * the root whenever any element comes or goes.
 */
export function tellPie(pie: Pie) {
  return (elemento: HTMLElement | null) => {
    if (!elemento) return undefined;
    const raiz = document.documentElement;
    raiz.setAttribute(pie, '');
    return () => raiz.removeAttribute(pie);
  };
}
