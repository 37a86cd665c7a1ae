import type { ItemCarrito } from '@carta/contracts';

/** A line as far as its name goes. */
interface Nombrada {
  nombre: string;
  formato?: string | undefined;
  opciones?: readonly { valor: string }[] | undefined;
  notas?: string | undefined;
}

/** A dish told from its other lines by what was chosen of it and asked: 'Croquetas, Media, sin sal'. */
export function nombreDeLinea({ nombre, formato, opciones = [], notas }: Nombrada): string {
  const partes = [nombre, formato, ...opciones.map(({ valor }) => valor), notas];
  return partes.filter((parte) => parte !== undefined).join(', ');
}

/** As `nombreDeLinea`, of what is in a cart. */
export function nombreDeItem({
  producto,
  formato,
  ...resto
}: Pick<ItemCarrito, 'producto' | 'formato' | 'opciones' | 'notas'>): string {
  return nombreDeLinea({ nombre: producto.nombre, formato: formato?.nombre, ...resto });
}
