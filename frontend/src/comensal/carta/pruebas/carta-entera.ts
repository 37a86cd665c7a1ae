import type { Carta, CategoriaConProductos, RestaurantePublico } from '@carta/contracts';
import { buildCategoria as buildSinProductos, buildProducto } from '../../../shared/api/pruebas/build-carta';

export function buildCategoria(datos: Partial<CategoriaConProductos> = {}): CategoriaConProductos {
  return { ...buildSinProductos(), productos: [buildProducto()], ...datos };
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
