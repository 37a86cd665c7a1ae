import { Injectable } from '@nestjs/common';
import type { Producto, SeccionOrden } from '@carta/contracts';
import { CategoriasService } from '../../categorias/categorias.service';
import { changeCarta } from '../../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { ColaProductos } from '../lista/cola-productos';
import { checkOrden } from './orden-productos';
import { OrdenProductosRepository } from '../lista/orden-productos.repository';
import { categoriaNoEncontrada } from '../../categorias/categorias.errors';
import { categoriaObligatoria, ordenCambiado, productoNoEncontrado } from '../lista/productos.errors';
import { ProductosService } from '../lista/productos.service';

@Injectable()
export class OrdenProductosService {
  constructor(
    private readonly cola: ColaProductos,
    private readonly repositorio: OrdenProductosRepository,
    private readonly productos: ProductosService,
    private readonly categorias: CategoriasService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Orders the products of some categorías, and moves them between these categorías.
   * @returns every product, in the order of the carta.
   * @throws 404 for a product or a categoría of another restaurante, 422 for one that would lose its
   * categoría, 409 with the products as they are now when these are not all of the categorías' products.
   */
  reorderProductos(restauranteId: string, secciones: readonly SeccionOrden[]): Promise<Producto[]> {
    const orden = secciones.map(toMinusculas);
    return this.cola.run(restauranteId, async () => {
      const [actuales, categorias] = await Promise.all([
        this.productos.listProductos(restauranteId),
        this.categorias.listCategorias(restauranteId),
      ]);
      const conocidas = new Set<string | null>([null, ...categorias.map(({ _id }) => _id)]);
      if (orden.some(({ categoria }) => !conocidas.has(categoria))) throw categoriaNoEncontrada();
      const fallo = checkOrden(orden, actuales);
      if (fallo === 'ajeno') throw productoNoEncontrado();
      if (fallo === 'sin-categoria') throw categoriaObligatoria();
      if (fallo === 'cambiado') throw ordenCambiado(actuales);
      await changeCarta(this.events, { restauranteId, es: 'productos.ordenados' }, () =>
        this.repositorio.setOrdenProductos(restauranteId, orden),
      );
      return this.productos.listProductos(restauranteId);
    });
  }
}

function toMinusculas({ categoria, productos }: SeccionOrden): SeccionOrden {
  return { categoria: categoria?.toLowerCase() ?? null, productos: productos.map((id) => id.toLowerCase()) };
}
