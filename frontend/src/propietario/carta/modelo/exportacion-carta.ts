import { ETIQUETA_ALERGENO, declaracionOf, formatEuros, ordenados, textoPrecioPeso } from '@carta/contracts';
import type { Categoria, Producto } from '@carta/contracts';
import { toCsv } from '../../../shared/lib/csv';
import type { Celda } from '../../../shared/lib/csv';

const CABECERA = ['Categoría', 'Nombre', 'Descripción', 'Formato', 'Precio', 'Alérgenos'];

/**
 * The carta in its order, a row for each format, as 'Importar carta' reads it; menus of the day are written
 * elsewhere.
 */
export function exportCarta(categorias: readonly Categoria[], productos: readonly Producto[]): string {
  const filas = categorias.flatMap(({ _id, nombre }) =>
    productos
      .filter(({ categoria, menu }) => categoria === _id && !menu)
      .flatMap((producto) =>
        preciosDe(producto).map(([formato, precio]): Celda[] => [
          nombre,
          producto.nombre,
          producto.descripcion.replace(/\s+/g, ' '),
          formato,
          precio,
          alergenosDe(producto),
        ]),
      ),
  );
  return toCsv([[CABECERA, ...filas]]);
}

/** '6,50 €/100 g' of what goes by weight. */
function preciosDe({ precio, formatos = [], porPeso }: Producto): [formato: string, precio: string][] {
  if (formatos.length > 0)
    return formatos.map((formato) => [formato.nombre, plain(formatEuros(formato.precio))]);
  return [['', plain(textoPrecioPeso(formatEuros(precio), porPeso)).replace(' / ', '/')]];
}

const plain = (texto: string): string => texto.replace(/\s/g, ' ');

/** Empty where nobody has said. */
function alergenosDe(producto: Producto): string {
  if (declaracionOf(producto) === 'ninguno') return 'Ninguno';
  return ordenados(producto.alergenos)
    .map((alergeno) => ETIQUETA_ALERGENO[alergeno])
    .join(', ');
}
