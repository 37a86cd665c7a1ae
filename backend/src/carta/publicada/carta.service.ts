import { Injectable } from '@nestjs/common';
import type { ConExistencias, Producto } from '@carta/contracts';
import { CategoriasService } from '../categorias/categorias.service';
import type { Bytes } from '../../plataforma/cache/bytes';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { OpcionesService } from '../opciones/opciones.service';
import { ProductosService } from '../productos/productos.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { prepareCarta, prepareDerivada, productosOf } from './bytes/carta-bytes';
import type { CartaBytes } from './bytes/carta-bytes';
import { restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { categoriaNoEncontrada } from '../categorias/categorias.errors';
import { toCarta } from './carta.mapper';
import { CartasBytes } from './bytes/cartas-bytes';
import type { CartaHecha } from './bytes/cartas-bytes';

export type { CartaBytes } from './bytes/carta-bytes';

/** A carta is served this long (ms) without a look at the database (docs/reglas.md#the-carta). */
const VIDA_MS = 30_000;

/** Serves the public menu from ready bytes. Orders are never priced from here. */
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
    for (const cambio of ['carta.cambiada', 'cuenta.cambiada', 'existencias.cambiadas'] as const) {
      events.on(cambio, ({ restauranteId }) => this.cartas.drop(restauranteId));
    }
  }

  /** Touches no database and makes no promise. */
  peekCarta(restauranteId: string): CartaBytes | undefined {
    return this.cartas.peek(restauranteId);
  }

  findCarta(restauranteId: string): Promise<CartaBytes | null> {
    return this.cartas.get(restauranteId, (anterior) => this.buildCarta(restauranteId, anterior));
  }

  /** @throws 404 */
  async getCarta(restauranteId: string): Promise<CartaBytes> {
    const cartaBytes = await this.findCarta(restauranteId);
    if (!cartaBytes) throw restauranteNoEncontrado();
    return cartaBytes;
  }

  /** @throws 404 */
  async getCategoria(restauranteId: string, categoriaId: string): Promise<Bytes> {
    const cartaBytes = await this.getCarta(restauranteId);
    const categoria = cartaBytes.carta.categorias.find(({ _id }) => _id === categoriaId);
    if (!categoria) throw categoriaNoEncontrada();
    return prepareDerivada(cartaBytes, categoriaId, () => categoria);
  }

  /** @throws 404 */
  async getProductos(restauranteId: string): Promise<Bytes> {
    const cartaBytes = await this.getCarta(restauranteId);
    return prepareDerivada(cartaBytes, 'productos', () => productosOf(cartaBytes.carta));
  }

  /** Returns the hash of the carta's present content. */
  async version(restauranteId: string): Promise<string | null> {
    return (await this.findCarta(restauranteId))?.carta.version ?? null;
  }

  /** Null when no carta is ready; it never looks at the database. */
  versionEnCache(restauranteId: string): string | null {
    return this.peekCarta(restauranteId)?.carta.version ?? null;
  }

  async agotados(restauranteId: string): Promise<string[]> {
    return [...((await this.findCarta(restauranteId))?.agotados ?? [])];
  }

  /** Empty where nothing is counted. */
  async existencias(restauranteId: string): Promise<ConExistencias> {
    const quedan = (await this.findCarta(restauranteId))?.quedan;
    return quedan ? { quedan } : {};
  }

  private async buildCarta(
    restauranteId: string,
    anterior: CartaBytes | undefined,
  ): Promise<CartaHecha | null> {
    const ahora = new Date();
    const [
      restaurante,
      categorias,
      { productos, proximoCambio },
      { opciones, proximoCambio: cambioOpciones },
    ] = await Promise.all([
      this.restaurantes.findPublico(restauranteId),
      this.categorias.listCategorias(restauranteId),
      this.productos.listProductosAt(restauranteId, ahora),
      this.opciones.listOpcionesAt(restauranteId, ahora),
    ]);
    if (!restaurante) return null;
    const cartaBytes = await prepareCarta(
      toCarta(restaurante, categorias, productos, opciones),
      quedanOf(productos),
      anterior,
    );
    const caduca = Math.min(
      ahora.getTime() + VIDA_MS,
      proximoCambio?.getTime() ?? Infinity,
      cambioOpciones?.getTime() ?? Infinity,
    );
    return { cartaBytes, caduca };
  }
}

function quedanOf(productos: readonly Producto[]): Readonly<Record<string, number>> | null {
  const contados = productos.flatMap(({ _id, quedan }) =>
    quedan === undefined ? [] : [[_id, quedan] as const],
  );
  return contados.length > 0 ? Object.fromEntries(contados) : null;
}
