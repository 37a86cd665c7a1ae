import type { Carta, CategoriaConProductos, Producto, RestaurantePublico } from '@carta/contracts';

let siguiente = 0;

/** A dish; a test states only what matters to it. */
export function buildProducto(datos: Partial<Producto> = {}): Producto {
  const numero = ++siguiente;
  const disponible = datos.disponible ?? true;
  return {
    _id: `producto-${numero}`,
    nombre: `Plato ${numero}`,
    descripcion: '',
    precio: 9.5,
    categoria: null,
    imagen: null,
    imagenPrevia: null,
    ingredientes: [],
    alergenos: [],
    estado: disponible ? 'disponible' : 'agotado',
    ...datos,
    disponible,
  };
}

export function buildCategoria(datos: Partial<CategoriaConProductos> = {}): CategoriaConProductos {
  return {
    _id: `categoria-${++siguiente}`,
    nombre: 'Para picar',
    posicion: 0,
    tipo: 'comida',
    productos: [buildProducto()],
    ...datos,
  };
}

export function buildRestaurante(datos: Partial<RestaurantePublico> = {}): RestaurantePublico {
  return {
    _id: '65a000000000000000000001',
    nombre: 'La Tasca de Ana',
    slug: 'la-tasca-de-ana-000001',
    tipoUsuario: 'premium',
    ubicacion: 'Calle del Pez 14',
    telefono: '',
    numeroMesas: 12,
    pausado: false,
    ...datos,
  };
}

export function buildCarta(datos: Partial<Carta> = {}): Carta {
  return {
    restaurante: buildRestaurante(),
    categorias: [buildCategoria()],
    sinCategoria: [],
    version: 'v1',
    ...datos,
  };
}
