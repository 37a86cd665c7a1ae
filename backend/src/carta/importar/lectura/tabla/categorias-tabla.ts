/** The names of categorías as exports write them. */

/** Square writes 'Bebidas (T2B3ROTJ3HFGVBO22QLOOJDE)', Odoo 'All / Bebidas', WooCommerce 'Comida > Tapas, Barra'. */
export function cleanCategoria(categoria: string): string {
  const sinId = /^(.+?)\s*\([A-Z\d]{20,30}\)/.exec(categoria)?.[1] ?? categoria;
  const deOdoo = /^(?:all|todos?|todas|tots|tutti|alle|tout) \/ (.+)$/i.exec(sinId)?.[1]?.split(' / ').at(-1);
  return (
    deOdoo ??
    sinId
      .split(/\s>\s/)
      .at(-1)
      ?.split(sinId.includes(' > ') ? ', ' : '\n')[0] ??
    sinId
  ).trim();
}

/** Cells that were joined in a sheet have their word in the first row alone. */
export function isHeredada(categorias: readonly string[]): boolean {
  const escritas = categorias.filter(Boolean);
  return (
    escritas.length > 0 &&
    escritas.length * 2 <= categorias.length &&
    new Set(escritas).size === escritas.length
  );
}
