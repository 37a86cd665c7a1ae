import { SIN_PASE, estacionDe } from '@carta/contracts';
import type { Carta, Categoria, Destino, Opcion, Producto, RestaurantePublico } from '@carta/contracts';

/** References to categorías, opciones, zonas, pases and estaciones that no longer exist are dropped. */
export function toCarta(
  restaurante: RestaurantePublico,
  categorias: readonly Categoria[],
  todos: readonly Producto[],
  todas: readonly Opcion[],
): Omit<Carta, 'version'> {
  const preguntas = new Set(todas.map(({ _id }) => _id));
  const zonas = new Set(restaurante.zonas?.map(({ _id }) => _id));
  const productos = todos
    .map((producto) => withPrecios(withOpciones(producto, preguntas), zonas))
    .map((producto) => withDestino(producto, restaurante))
    .map(({ cuenta: _deCocina, rev: _deQuienEdita, quedan: _enVivo, ...producto }): Producto => producto);
  const pedidas = new Set(productos.flatMap((producto) => producto.opciones ?? []));
  const opciones = todas
    .filter(({ _id }) => pedidas.has(_id))
    .map(({ rev: _deQuienEdita, ...opcion }): Opcion => opcion);
  const conocidas = new Set<string | null>(categorias.map(({ _id }) => _id));
  return {
    restaurante,
    categorias: categorias.map((categoria) => ({
      ...withDestino(categoria, restaurante),
      productos: productos.filter((producto) => producto.categoria === categoria._id),
    })),
    sinCategoria: productos
      .filter(({ categoria }) => !conocidas.has(categoria))
      .map((producto) => ({ ...producto, categoria: null })),
    ...(opciones.length > 0 ? { opciones } : {}),
  };
}

function withOpciones(producto: Producto, conocidas: ReadonlySet<string>): Producto {
  if (!producto.opciones) return producto;
  const { opciones, ...resto } = producto;
  const existentes = opciones.filter((id) => conocidas.has(id));
  return { ...resto, ...(existentes.length > 0 ? { opciones: existentes } : {}) };
}

/** A removed one stays stored, in case it comes back. */
function withDestino<T extends Destino>(
  { pase, estacion, ...resto }: T,
  { pases = [], estaciones = [] }: RestaurantePublico,
): T {
  const isPase = pases.some(({ _id }) => _id === pase || pase === SIN_PASE);
  const isEstacion = estaciones.some(({ _id, tipo }) => _id === estacion || estacionDe(tipo) === estacion);
  return { ...resto, ...(isPase ? { pase } : {}), ...(isEstacion ? { estacion } : {}) } as T;
}

/** A removed zona keeps its prices stored, in case it comes back; nobody sees them. */
function withPrecios(producto: Producto, zonas: ReadonlySet<string>): Producto {
  const { formatos } = producto;
  return {
    ...onlyDe(producto, zonas),
    ...(formatos ? { formatos: formatos.map((formato) => onlyDe(formato, zonas)) } : {}),
  };
}

function onlyDe<T extends { precios?: Record<string, number> }>(vendible: T, zonas: ReadonlySet<string>): T {
  if (!vendible.precios) return vendible;
  const { precios, ...resto } = vendible;
  const vigentes = Object.entries(precios).filter(([zona]) => zonas.has(zona));
  return { ...resto, ...(vigentes.length > 0 ? { precios: Object.fromEntries(vigentes) } : {}) } as T;
}
