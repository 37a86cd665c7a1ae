import { Injectable } from '@nestjs/common';
import { lenguaPara } from '@carta/contracts';
import type { Carta, ConExistencias, Lengua, Producto } from '@carta/contracts';
import { CategoriasService } from '../categorias/categorias.service';
import type { Bytes } from '../../plataforma/cache/bytes';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { OpcionesService } from '../opciones/opciones.service';
import { TextosService, claveDeTexto } from '../textos/textos.service';
import { ProductosService } from '../productos/lista/productos.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { prepareCarta, prepareDerivada, productosOf } from './bytes/carta-bytes';
import type { CartaBytes } from './bytes/carta-bytes';
import { restauranteNoEncontrado } from '../../casa/locales/restaurantes.errors';
import { categoriaNoEncontrada } from '../categorias/categorias.errors';
import { toCarta } from './carta.mapper';
import { CartasBytes } from './bytes/cartas-bytes';
import type { CartaHecha } from './bytes/cartas-bytes';
import { textosOf } from './textos-carta';
import type { LugarDeTexto } from './textos-carta';

export type { CartaBytes } from './bytes/carta-bytes';
export type { LugarDeTexto } from './textos-carta';

/** A carta is served this long (ms) without a look at the database (docs/reglas/carta.md#the-carta). */
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
    private readonly textos: TextosService,
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

  /** @param lang absent: in Spanish; none of the house's: in the one that leads. @throws 404 */
  async getCarta(restauranteId: string, lang?: string): Promise<CartaBytes> {
    const base = await this.findCarta(restauranteId);
    if (!base) throw restauranteNoEncontrado();
    const { lenguas } = base.carta.restaurante;
    // an address may say it twice
    return lang === undefined ? base : this.translate(base, lenguaPara([lang].flat(), lenguas));
  }

  /** @param lengua one that the house has. */
  async translate(base: CartaBytes, lengua: Lengua): Promise<CartaBytes> {
    return lengua === 'es' ? base : this.cartas.getEnLengua(base.carta.restaurante._id, base, lengua);
  }

  /** Every text that a diner reads, in the order of the carta, with each place where it stands. @throws 404 */
  async listTextos(restauranteId: string): Promise<(LugarDeTexto & { original: string })[]> {
    return textosOf((await this.getCarta(restauranteId)).carta);
  }

  /** @throws 404 */
  async getCategoria(restauranteId: string, categoriaId: string, lang?: string): Promise<Bytes> {
    const cartaBytes = await this.getCarta(restauranteId, lang);
    const categoria = cartaBytes.carta.categorias.find(({ _id }) => _id === categoriaId);
    if (!categoria) throw categoriaNoEncontrada();
    return prepareDerivada(cartaBytes, categoriaId, () => categoria);
  }

  /** @throws 404 */
  async getProductos(restauranteId: string, lang?: string): Promise<Bytes> {
    const cartaBytes = await this.getCarta(restauranteId, lang);
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
    const { lenguas } = restaurante;
    const contenido = toCarta(restaurante, categorias, productos, opciones);
    const traducciones = lenguas
      ? await this.textos.findTraducciones(restauranteId, lenguas, dichosEn(contenido))
      : null;
    const cartaBytes = await prepareCarta(contenido, quedanOf(productos), anterior, traducciones);
    const caduca = Math.min(
      ahora.getTime() + VIDA_MS,
      proximoCambio?.getTime() ?? Infinity,
      cambioOpciones?.getTime() ?? Infinity,
    );
    return { cartaBytes, caduca };
  }
}

/** What a diner reads of it in Spanish, as a translation is found by. */
const dichosEn = (carta: Omit<Carta, 'version'>): Set<string> =>
  new Set(textosOf(carta).map(({ original }) => claveDeTexto(original)));

function quedanOf(productos: readonly Producto[]): Readonly<Record<string, number>> | null {
  const contados = productos.flatMap(({ _id, quedan }) =>
    quedan === undefined ? [] : [[_id, quedan] as const],
  );
  return contados.length > 0 ? Object.fromEntries(contados) : null;
}
