import { Injectable } from '@nestjs/common';
import { CategoriasService } from '../categorias/categorias.service';
import type { Listo } from '../common/cache/listo';
import { DomainEvents } from '../common/domain-events';
import { ProductosService } from '../productos/productos.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { prepareCarta, prepareParte, productosOf } from './lista/carta-lista';
import type { CartaLista } from './lista/carta-lista';
import { categoriaNoEncontrada, restauranteNoEncontrado } from './carta.errors';
import { toCarta } from './carta.mapper';
import { CartasListas } from './lista/cartas-listas';
import type { CartaHecha } from './lista/cartas-listas';

export type { CartaLista } from './lista/carta-lista';

/** A carta is told at most this long without a look at the database (docs/reglas.md#the-carta), in ms. */
const VIDA_MS = 30_000;

/** The public menu, kept as ready bytes. Orders are never priced from here. */
@Injectable()
export class CartaService {
  private readonly cartas = new CartasListas();

  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly categorias: CategoriasService,
    private readonly productos: ProductosService,
    events: DomainEvents,
  ) {
    events.on('carta.cambiada', ({ restauranteId }) => this.cartas.drop(restauranteId));
  }

  /** The carta if it is ready now: no database, no promise. */
  peek(restauranteId: string): CartaLista | undefined {
    return this.cartas.peek(restauranteId);
  }

  /** Null when there is no such restaurant. */
  find(restauranteId: string): Promise<CartaLista | null> {
    return this.cartas.get(restauranteId, (anterior) => this.build(restauranteId, anterior));
  }

  /** @throws 404 */
  async get(restauranteId: string): Promise<CartaLista> {
    const lista = await this.find(restauranteId);
    if (!lista) throw restauranteNoEncontrado();
    return lista;
  }

  /** One categoría with its products. @throws 404 */
  async getCategoria(restauranteId: string, categoriaId: string): Promise<Listo> {
    const lista = await this.get(restauranteId);
    const categoria = lista.carta.categorias.find(({ _id }) => _id === categoriaId);
    if (!categoria) throw categoriaNoEncontrada();
    return prepareParte(lista, categoriaId, () => categoria);
  }

  /** Every product as a flat list. @throws 404 */
  async getProductos(restauranteId: string): Promise<Listo> {
    const lista = await this.get(restauranteId);
    return prepareParte(lista, 'productos', () => productosOf(lista.carta));
  }

  /** The hash of what the carta says now; null when there is no such restaurant. */
  async version(restauranteId: string): Promise<string | null> {
    return (await this.find(restauranteId))?.carta.version ?? null;
  }

  /** The version that is being told, without a look at the database; null when none is ready. */
  versionEnCache(restauranteId: string): string | null {
    return this.peek(restauranteId)?.carta.version ?? null;
  }

  /** Ids of the products that are sold out now. */
  async agotados(restauranteId: string): Promise<string[]> {
    return [...((await this.find(restauranteId))?.agotados ?? [])];
  }

  private async build(restauranteId: string, anterior: CartaLista | undefined): Promise<CartaHecha | null> {
    const ahora = new Date();
    const [restaurante, categorias, { productos, proximoCambio }] = await Promise.all([
      this.restaurantes.findPublico(restauranteId),
      this.categorias.list(restauranteId),
      this.productos.listAt(restauranteId, ahora),
    ]);
    if (!restaurante) return null;
    const lista = await prepareCarta(toCarta(restaurante, categorias, productos), anterior);
    const caduca = Math.min(ahora.getTime() + VIDA_MS, proximoCambio?.getTime() ?? Infinity);
    return { lista, caduca };
  }
}
