import type { PIE_MESA } from '@carta/contracts/comensal';

/** What stands at the foot of a page, or makes room there; the style sheets know it by `:root[data-pie-sala]`. */
type Pie =
  typeof PIE_MESA | `data-pie-${'sala' | 'franja' | 'cuenta' | 'pestanas' | 'admin-carta' | 'cocina'}`;

/**
 * A ref that says in `<html>` that its element is there, for what is not beside it: notices, where a page scrolls
 * to. Never `:root:has(…)`: with one such rule a browser styles the root again whenever any element comes or goes.
 */
export function tellPie(pie: Pie) {
  return (elemento: HTMLElement | null) => {
    if (!elemento) return undefined;
    const raiz = document.documentElement;
    raiz.setAttribute(pie, '');
    return () => raiz.removeAttribute(pie);
  };
}
