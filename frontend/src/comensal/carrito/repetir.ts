import {
  MAX_UNIDADES,
  cantidadDeLinea,
  elegidoOf,
  elegir,
  lineaId,
  lineasPedidas,
  productoDeCarrito,
  toElegible,
  toEuros,
} from '@carta/contracts';
import type { Elegible, Encargo, ItemCarrito, Linea, Seleccion } from '@carta/contracts';
import { lineaEnCarta } from '../carta/linea-en-carta';
import { t } from '../../shared/lengua/lengua';
import { nombreDeLinea } from '../../shared/lib/nombre-linea';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { CartaVista } from '../../pedir/transiciones';

/** Choices and notes are repeated too. */
export type LineaRepetida = Pick<
  Linea,
  'productoId' | 'nombre' | 'cantidad' | 'formato' | 'opciones' | 'notas'
> &
  Partial<Linea>;

export interface Repeticion {
  anadidos: string[];
  /** They are sold out, or gone from the carta. */
  faltan: string[];
  /** Their choices have changed or been renamed. */
  porElegir: string[];
  noCaben: string[];
}

/** Today's prices count. */
export function repeatPedido(
  store: CarritoStore,
  { productos, opciones }: Omit<CartaVista, 'version'>,
  lineas: readonly LineaRepetida[],
): Repeticion {
  const enCarta = new Map(productos.map((producto) => [producto._id, producto]));
  const repeticion: Repeticion = { anadidos: [], faltan: [], porElegir: [], noCaben: [] };
  for (const { notas, ...pedida } of lineasPedidas(lineas.map(lineaEnCarta))) {
    const producto = enCarta.get(pedida.productoId);
    const hallada = producto?.disponible ? findEleccion(toElegible(producto, opciones), pedida) : 'agotado';
    const nombre = nombreDeLinea(pedida);
    if (producto === undefined || hallada === 'agotado') repeticion.faltan.push(nombre);
    else if (hallada === 'por_elegir') repeticion.porElegir.push(nombre);
    else {
      const { precio, ...elegido } = hallada;
      const linea = { producto: { ...productoDeCarrito(producto), precio }, ...elegido, notas };
      const cabe = addUnidades(store, linea, pedida.cantidad);
      repeticion[cabe ? 'anadidos' : 'noCaben'].push(producto.nombre);
    }
  }
  const { anadidos, faltan, porElegir, noCaben } = repeticion;
  return {
    anadidos,
    faltan: [...new Set(faltan)],
    porElegir: [...new Set(porElegir)],
    noCaben: [...new Set(noCaben)],
  };
}

/** Finds the earlier choice by its names; `precio` of a unit, in euros. */
function findEleccion(
  producto: Elegible,
  { formato, opciones = [] }: Pick<LineaRepetida, 'formato' | 'opciones'>,
): (Encargo & { precio: number }) | 'agotado' | 'por_elegir' {
  const valores = opciones.map(({ nombre, valor }) =>
    producto.opciones
      .find((opcion) => opcion.nombre === nombre)
      ?.valores.find((candidato) => candidato.nombre === valor),
  );
  const vigente = producto.formatos.find(({ nombre }) => nombre === formato);
  const ids = valores.flatMap((valor) => valor?.id ?? []);
  if (ids.length < valores.length || vigente?.nombre !== formato) return 'por_elegir';
  const seleccion: Seleccion = { formato: vigente?.id, opciones: ids };
  const { precio, problema } = elegir(producto, seleccion);
  if (problema !== null) return problema.motivo === 'agotado' ? 'agotado' : 'por_elegir';
  return { precio: toEuros(precio), ...elegidoOf(producto, seleccion) };
}

/** False when they do not all fit. */
function addUnidades(
  store: CarritoStore,
  linea: Encargo & Pick<ItemCarrito, 'producto'>,
  cantidad: number,
): boolean {
  const { carrito, restore } = store.getState();
  const total = cantidadDeLinea(carrito, lineaId(linea)) + cantidad;
  restore({ ...linea, cantidad: Math.min(total, MAX_UNIDADES) });
  return cantidadDeLinea(store.getState().carrito, lineaId(linea)) === total;
}

/** Null when everything is in the cart. */
export function describeRepeticion({ faltan, porElegir, noCaben }: Repeticion): string | null {
  const frases = [
    faltan.length > 0 && t('Ya no está disponible: {platos}', { platos: faltan.join(', ') }),
    porElegir.length > 0 && t('Hay que elegirlo otra vez: {platos}', { platos: porElegir.join(', ') }),
    noCaben.length > 0 && t('No cabe más en el carrito: {platos}', { platos: noCaben.join(', ') }),
  ].filter((frase) => frase !== false);
  return frases.length > 0 ? frases.join('. ') : null;
}
