import { Injectable } from '@nestjs/common';
import { CategoriasService } from '../categorias/categorias.service';
import type { Bytes } from '../../plataforma/cache/bytes';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { OpcionesService } from '../opciones/opciones.service';
import { ProductosService } from '../productos/productos.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { prepareCarta, prepareParte, productosOf } from './bytes/carta-bytes';
import type { CartaBytes } from './bytes/carta-bytes';
import { restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { categoriaNoEncontrada } from '../categorias/categorias.errors';
import { toCarta } from './carta.mapper';
import { CartasBytes } from './bytes/cartas-bytes';
import type { CartaHecha } from './bytes/cartas-bytes';

export type { CartaBytes } from './bytes/carta-bytes';

/** A carta is told at most this long without a look at the database (docs/reglas.md#the-carta), in ms. */
const VIDA_MS = 30_000;

/** The public menu, kept as ready bytes. Orders are never priced from here. */
@Injectable()
export class CartaService {
  private readonly cartas = new CartasBytes();

  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly categorias: CategoriasService,
    private readonly productos: ProductosService,
    private readonly opciones: OpcionesService,
    events: DomainEvents,
  ) {
    for (const cambio of ['carta.cambiada', 'cuenta.cambiada'] as const) {
      events.on(cambio, ({ restauranteId }) => this.cartas.drop(restauranteId));
    }
  }

  /** The carta if it is ready now: no database, no promise. */
  peek(restauranteId: string): CartaBytes | undefined {
    return this.cartas.peek(restauranteId);
  }

  /** Null when there is no such restaurant. */
  find(restauranteId: string): Promise<CartaBytes | null> {
    return this.cartas.get(restauranteId, (anterior) => this.build(restauranteId, anterior));
  }

  /** @throws 404 */
  async get(restauranteId: string): Promise<CartaBytes> {
    const cartaBytes = await this.find(restauranteId);
    if (!cartaBytes) throw restauranteNoEncontrado();
    return cartaBytes;
  }

  /** One categoría with its products. @throws 404 */
  async getCategoria(restauranteId: string, categoriaId: string): Promise<Bytes> {
    const cartaBytes = await this.get(restauranteId);
    const categoria = cartaBytes.carta.categorias.find(({ _id }) => _id === categoriaId);
    if (!categoria) throw categoriaNoEncontrada();
    return prepareParte(cartaBytes, categoriaId, () => categoria);
  }

  /** Every product as a flat list. @throws 404 */
  async getProductos(restauranteId: string): Promise<Bytes> {
    const cartaBytes = await this.get(restauranteId);
    return prepareParte(cartaBytes, 'productos', () => productosOf(cartaBytes.carta));
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

  private async build(restauranteId: string, anterior: CartaBytes | undefined): Promise<CartaHecha | null> {
    const ahora = new Date();
    const [
      restaurante,
      categorias,
      { productos, proximoCambio },
      { opciones, proximoCambio: cambioOpciones },
    ] = await Promise.all([
      this.restaurantes.findPublico(restauranteId),
      this.categorias.list(restauranteId),
      this.productos.listAt(restauranteId, ahora),
      this.opciones.listAt(restauranteId, ahora),
    ]);
    if (!restaurante) return null;
    const cartaBytes = await prepareCarta(toCarta(restaurante, categorias, productos, opciones), anterior);
    const caduca = Math.min(
      ahora.getTime() + VIDA_MS,
      proximoCambio?.getTime() ?? Infinity,
      cambioOpciones?.getTime() ?? Infinity,
    );
    return { cartaBytes, caduca };
  }
}
