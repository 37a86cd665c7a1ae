import { elegir, preguntaOf, seleccionOf } from '@carta/contracts';
import type { Elegible, ItemCarrito, OpcionElegible, Seleccion } from '@carta/contracts';
import { lengua, t } from '../../../shared/lengua/lengua';

export interface Borrador {
  formato: string | undefined;
  valores: readonly string[];
  notas: string;
  cantidad: number;
}

/** `grupo` 0 is the formatos, then the opciones in order. */
export interface Falta {
  texto: string;
  grupo: number;
}

/** The line's choice, or an empty one; a single available formato is chosen. */
export function borradorOf(producto: Elegible, item?: ItemCarrito, cantidad = 1): Borrador {
  if (item) {
    const { formato, opciones = [] } = seleccionOf(item);
    return { formato, valores: opciones, notas: item.notas ?? '', cantidad: item.cantidad };
  }
  const [primero, segundo] = producto.formatos.filter(({ disponible }) => disponible);
  return { formato: segundo ? undefined : primero?.id, valores: [], notas: '', cantidad };
}

/** Drops what the dish no longer has; returns the same object if nothing. */
export function withoutPerdido(borrador: Borrador, { formatos, opciones }: Elegible): Borrador {
  const formato = formatos.find(({ id }) => id === borrador.formato)?.id;
  const ids = opciones.flatMap((opcion) => opcion.valores.map(({ id }) => id));
  const valores = borrador.valores.filter((id) => ids.includes(id));
  const entero = formato === borrador.formato && valores.length === borrador.valores.length;
  return entero ? borrador : { ...borrador, formato, valores };
}

export function seleccionDe({ formato, valores }: Borrador): Seleccion {
  return { ...(formato === undefined ? {} : { formato }), opciones: valores };
}

/** When only one is allowed, it replaces the other. */
export function toggleValor(
  { valores, ...resto }: Borrador,
  { max, valores: propios }: OpcionElegible,
  id: string,
): Borrador {
  if (max > 1) {
    return {
      ...resto,
      valores: valores.includes(id) ? valores.filter((elegido) => elegido !== id) : [...valores, id],
    };
  }
  const ajenos = valores.filter((elegido) => !propios.some((valor) => valor.id === elegido));
  return { ...resto, valores: propios.some((valor) => valor.id === id) ? [...ajenos, id] : ajenos };
}

/** 'Elige 1', 'Hasta 2'. */
export function pistaOf({ min, max, valores }: OpcionElegible): string {
  if (min === max) return t('Elige {min}', { min });
  if (min > 0) return t('Elige entre {min} y {max}', { min, max });
  return max >= valores.length ? t('Lo que quieras') : t('Hasta {max}', { max });
}

/** Null: it can be ordered. */
export function faltaOf(producto: Elegible, borrador: Borrador): Falta | null {
  const { problema } = elegir(producto, seleccionDe(borrador));
  switch (problema?.motivo) {
    case 'agotado':
      return {
        texto: t('{que}: agotado. Elige otra cosa', { que: problema.que }),
        grupo: grupoDeAgotado(producto, borrador),
      };
    case 'falta_formato':
      return { texto: t('Elige el formato'), grupo: 0 };
    case 'falta':
      return { texto: preguntaFor(problema), grupo: grupoDe(producto, problema.opcion) };
    case 'sobran':
      return {
        texto: t('Como máximo {max} en «{opcion}»', { max: problema.max, opcion: problema.opcion }),
        grupo: grupoDe(producto, problema.opcion),
      };
    default:
      return null;
  }
}

/** An article is put before a Spanish name alone. */
function preguntaFor({ opcion, min }: { opcion: string; min: number }): string {
  if (lengua === 'es') return preguntaOf(opcion, min);
  return min > 1 ? `${opcion}: ${t('Elige {min}', { min })}` : t('Elegir {nombre}', { nombre: opcion });
}

function grupoDe({ opciones }: Elegible, nombre: string): number {
  return 1 + opciones.findIndex((opcion) => opcion.nombre === nombre);
}

function grupoDeAgotado({ formatos, opciones }: Elegible, { formato, valores }: Borrador): number {
  if (formatos.some(({ id, disponible }) => id === formato && !disponible)) return 0;
  const isAgotado = (opcion: OpcionElegible) =>
    opcion.valores.some(({ id, disponible }) => !disponible && valores.includes(id));
  return 1 + opciones.findIndex(isAgotado);
}
