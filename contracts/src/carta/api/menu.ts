import { enEspanol } from '../../plataforma/dominio/decir';
import type { Decir } from '../../plataforma/dominio/decir';
import type { Declarado } from '../dominio/alergenos';
import type { MenuProducto, Producto } from './carta';

/** 'Incluye pan, bebida y postre o café'; null where nothing comes with it. */
export function textoIncluye(
  { incluye }: Pick<MenuProducto, 'incluye'>,
  decir: Decir<'Incluye {lista}' | '{varios} y {ultimo}' | '{varios} e {ultimo}'> = enEspanol,
): string | null {
  const [ultimo, ...antes] = [...incluye].reverse();
  if (ultimo === undefined) return null;
  const varios = antes.reverse().join(', ');
  const y = /^h?i(?![ae])/i.test(ultimo) ? '{varios} e {ultimo}' : '{varios} y {ultimo}';
  return decir('Incluye {lista}', { lista: varios === '' ? ultimo : decir(y, { varios, ultimo }) });
}

/** What a product contains by itself: a menu that includes nothing has nothing to declare besides its dishes. */
export function declaradoPropio({ alergenos, alergenosDeclarados, menu }: Producto): Declarado {
  return { alergenos, alergenosDeclarados: alergenosDeclarados || menu?.incluye.length === 0 };
}

/** Everything of it that somebody may eat. */
export function declaradosDe(producto: Producto): Declarado[] {
  const { menu } = producto;
  return [declaradoPropio(producto), ...(menu ? menu.pases.flatMap(({ platos }) => platos) : [])];
}
