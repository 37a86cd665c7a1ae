import { Injectable } from '@nestjs/common';
import type { Categoria, Opcion, Producto, ProductoVendible } from '@carta/contracts';
import { CategoriasService } from '../../categorias/categorias.service';
import { nearestReturn } from '../../agotado';
import { Reciente } from '../../../plataforma/cache/reciente';
import { changeCarta } from '../../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { OpcionesService } from '../../opciones/opciones.service';
import { OrdenProductosRepository } from './orden-productos.repository';
import type { ProductoNuevo } from './producto-nuevo';
import type { ImagenProducto, ProductoDoc } from './producto.schema';
import { categoriaNoEncontrada } from '../../categorias/categorias.errors';
import { productoNoEncontrado } from './productos.errors';
import { productosDeMenu } from '../../menus/menu.mapper';
import type { PlatosDeCarta } from '../../menus/menu.mapper';
import { agotablesOf, toProducto, toVendible, withApartado } from './productos.mapper';
import type { Lugar } from './productos.mapper';
import { ProductosRepository } from './productos.repository';

export type { ProductoNuevo } from './producto-nuevo';
export type { Lugar } from './productos.mapper';

const EN_SALA: Lugar = { zona: null, casa: {} };

@Injectable()
export class ProductosService {
  /** A categoría decides a ticket, a pase and its hours, never a price: orders may use a slightly old one. */
  private readonly categoriasRecientes: Reciente<Categoria[]>;

  constructor(
    private readonly productos: ProductosRepository,
    private readonly orden: OrdenProductosRepository,
    private readonly categorias: CategoriasService,
    private readonly opciones: OpcionesService,
    private readonly events: DomainEvents,
  ) {
    this.categoriasRecientes = new Reciente((id) => this.categorias.listCategorias(id));
    events.on('carta.cambiada', ({ restauranteId }) => this.categoriasRecientes.drop(restauranteId));
  }

  /** In the order of the carta; a product whose categoría is gone is sin categoría. */
  async listProductos(restauranteId: string): Promise<Producto[]> {
    const ahora = new Date();
    const [docs, categorias] = await Promise.all([
      this.productos.findProductos(restauranteId),
      this.categorias.listCategorias(restauranteId),
    ]);
    const platos = await this.platosDe(restauranteId, docs, ahora);
    const lugares = new Map<string | null, number>(categorias.map(({ _id }, lugar) => [_id, lugar]));
    const lugarOf = ({ categoria }: Producto) => lugares.get(categoria) ?? lugares.size;
    return docs
      .map((doc) => toProducto(doc, ahora, platos))
      .map((producto) => (lugares.has(producto.categoria) ? producto : { ...producto, categoria: null }))
      .sort((a, b) => lugarOf(a) - lugarOf(b));
  }

  async listNombres(restauranteId: string): Promise<ReadonlyMap<string, string>> {
    const docs = await this.productos.findProductos(restauranteId);
    return new Map(docs.map(({ _id, nombre }) => [_id.toHexString(), nombre]));
  }

  /** Includes the next instant at which a sold-out product comes back by itself. */
  async listProductosAt(
    restauranteId: string,
    ahora: Date,
  ): Promise<{ productos: Producto[]; proximoCambio: Date | null }> {
    const docs = await this.productos.findProductos(restauranteId);
    return {
      productos: await this.toProductos(restauranteId, docs, ahora),
      proximoCambio: nearestReturn(docs.flatMap(agotablesOf), ahora),
    };
  }

  /** @throws 404 for a categoría that is not of this restaurant. */
  async listProductosDeCategoria(restauranteId: string, categoriaId: string): Promise<Producto[]> {
    const ahora = new Date();
    const [categoria, docs] = await Promise.all([
      this.categorias.findCategoria(restauranteId, categoriaId),
      this.productos.findProductosDeCategoria(restauranteId, categoriaId),
    ]);
    if (!categoria) throw categoriaNoEncontrada();
    return this.toProductos(restauranteId, docs, ahora);
  }

  /**
   * Reads what is stored now, and opciones only when needed (docs/reglas/pedir.md#taking-an-order). What an order has
   * set aside under its `clave` is left for it.
   */
  async vendiblesDe(
    restauranteId: string,
    refs: { ids: readonly string[]; nombres: readonly string[]; clave?: string },
    lugar: Lugar | Promise<Lugar> = EN_SALA,
  ): Promise<ProductoVendible[]> {
    const [leidos, categorias, sitio] = await Promise.all([
      this.productos.findProductosPorIdONombre(restauranteId, refs.ids, refs.nombres),
      this.categoriasRecientes.get(restauranteId),
      lugar,
    ]);
    const ahora = new Date();
    const docs = leidos.map((doc) => withApartado(doc, refs.clave));
    const [opciones, platos] = await Promise.all([
      this.opcionesDe(restauranteId, docs, refs, ahora),
      this.platosDe(restauranteId, docs, ahora, refs.clave),
    ]);
    return docs.map((doc) =>
      toVendible(toProducto(doc, ahora, platos), opciones, categoriaOf(doc, categorias), sitio, platos),
    );
  }

  /** What menus offer of the carta is read only where one of these is a menu. */
  private async platosDe(
    restauranteId: string,
    docs: readonly ProductoDoc[],
    ahora: Date,
    clave?: string,
  ): Promise<PlatosDeCarta> {
    const ids = new Set(docs.flatMap(({ menu }) => (menu ? productosDeMenu(menu) : [])));
    if (ids.size === 0) return new Map();
    const [platos, categorias] = await Promise.all([
      this.productos.findProductosPorIdONombre(restauranteId, [...ids], []),
      this.categoriasRecientes.get(restauranteId),
    ]);
    const preguntas = new Set(platos.flatMap(({ opciones = [] }) => opciones.map((id) => id.toHexString())));
    const opciones = await this.opciones.findOpcionesPorId(restauranteId, [...preguntas], ahora);
    return new Map(
      platos
        .filter(({ menu }) => !menu)
        .map((doc) => [
          doc._id.toHexString(),
          {
            producto: toProducto(withApartado(doc, clave), ahora),
            categoria: categoriaOf(doc, categorias),
            opciones,
          },
        ]),
    );
  }

  private async toProductos(
    restauranteId: string,
    docs: readonly ProductoDoc[],
    ahora: Date,
  ): Promise<Producto[]> {
    const platos = await this.platosDe(restauranteId, docs, ahora);
    return docs.map((doc) => toProducto(doc, ahora, platos));
  }

  /** With what it offers of the carta, where it is a menu. */
  async toEntero(restauranteId: string, doc: ProductoDoc): Promise<Producto> {
    const ahora = new Date();
    return toProducto(doc, ahora, await this.platosDe(restauranteId, [doc], ahora));
  }

  /** Concurrent calls share a query, which may return more opciones than one needs. */
  private opcionesDe(
    restauranteId: string,
    docs: readonly ProductoDoc[],
    { ids, nombres }: { ids: readonly string[]; nombres: readonly string[] },
    ahora: Date,
  ): Promise<Opcion[]> | Opcion[] {
    const preguntadas = docs
      .filter(({ opciones }) => opciones && opciones.length > 0)
      .filter(({ _id, nombre }) => ids.includes(_id.toHexString()) || nombres.includes(nombre))
      .flatMap(({ opciones = [] }) => opciones.map((id) => id.toHexString()));
    if (preguntadas.length === 0) return [];
    return this.opciones.findOpcionesPorId(restauranteId, [...new Set(preguntadas)], ahora);
  }

  /** Puts it last in its categoría. @throws 404 when that is not of this restaurant. */
  async createProducto(restauranteId: string, nuevo: ProductoNuevo): Promise<Producto> {
    const { categoriaId } = nuevo;
    if (categoriaId !== null && !(await this.categorias.findCategoria(restauranteId, categoriaId))) {
      throw categoriaNoEncontrada();
    }
    const posicion = await this.orden.nextPosicion(restauranteId, categoriaId);
    const doc = await changeCarta(this.events, { restauranteId, es: 'producto.creado' }, () =>
      this.productos.insertProducto(restauranteId, nuevo, posicion),
    );
    return this.toEntero(restauranteId, doc);
  }

  /** @throws 404 when this restaurant has no such product. */
  async setImagenProducto(restauranteId: string, id: string, imagen: ImagenProducto): Promise<void> {
    await changeCarta(this.events, { restauranteId, es: 'producto.cambiado', id }, async () => {
      if (!(await this.productos.setImagenProducto(restauranteId, id, imagen))) throw productoNoEncontrado();
    });
  }
}

function categoriaOf({ categoria }: ProductoDoc, categorias: readonly Categoria[]): Categoria | undefined {
  const id = categoria?.toHexString();
  return categorias.find(({ _id }) => _id === id);
}
