import type { ItemCarrito } from '@carta/contracts';

interface Nombrada {
  nombre: string;
  formato?: string | undefined;
  opciones?: readonly { valor: string }[] | undefined;
  notas?: string | undefined;
}

/** 'Croquetas, Media, sin sal'. */
export function nombreDeLinea({ nombre, formato, opciones = [], notas }: Nombrada): string {
  const partes = [nombre, formato, ...opciones.map(({ valor }) => valor), notas];
  return partes.filter((parte) => parte !== undefined).join(', ');
}

export function nombreDeItem({
  producto,
  formato,
  ...resto
}: Pick<ItemCarrito, 'producto' | 'formato' | 'opciones' | 'notas'>): string {
  return nombreDeLinea({ nombre: producto.nombre, formato: formato?.nombre, ...resto });
}
