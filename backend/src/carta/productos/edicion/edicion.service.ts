// Longer than most: each way to change a product stands with everything that may refuse it before a write.
import { Injectable } from '@nestjs/common';
import { LIMITES } from '@carta/contracts';
import type { CategoriaEliminada, DisponibilidadRequest, OpcionEliminada, Producto } from '@carta/contracts';
import { isHecho } from '../../../plataforma/base-datos/claves-recordadas';
import { revOf } from '../../../plataforma/base-datos/revision';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { CategoriasService } from '../../categorias/categorias.service';
import { toAgotable } from '../../agotado';
import type { Agotable } from '../../agotado';
import { changeCarta } from '../../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { Limites } from '../../../plataforma/limites/limites.service';
import type { DomainError } from '../../../plataforma/errores/domain-error';
import type { ArchivoRecibido } from '../../../plataforma/multipart/formulario';
import { OpcionesService } from '../../opciones/opciones.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { ColaProductos } from '../lista/cola-productos';
import { toCambios, toNuevo } from './datos-producto';
import type { MenuNuevo } from '../../menus/datos-menu';
import type { CambiarProductoDto, CrearProductoDto } from './dto/producto.dto';
import { FotosProductoService } from '../fotos/fotos-producto.service';
import type { CambiosProducto } from '../lista/producto-nuevo';
import { OrdenProductosRepository } from '../lista/orden-productos.repository';
import { categoriaNoEncontrada } from '../../categorias/categorias.errors';
import {
  MUCHAS_CATEGORIAS_BORRADAS,
  demasiadosProductos,
  formatoNoEncontrado,
  menuDentroDeMenu,
  opcionNoEncontrada,
  pesoConEleccion,
  platoNoEncontrado,
  precioDeFormatos,
  productoCambiado,
  productoNoEncontrado,
  sinCambios,
} from '../lista/productos.errors';
import type { ProductoDoc } from '../lista/producto.schema';
import { ProductosRepository } from '../lista/productos.repository';
import { ProductosService } from '../lista/productos.service';

@Injectable()
export class EdicionService {
  /** @param cola lets a retry find what the first has made. */
  constructor(
    private readonly cola: ColaProductos,
    private readonly repositorio: ProductosRepository,
    private readonly orden: OrdenProductosRepository,
    private readonly productos: ProductosService,
    private readonly categorias: CategoriasService,
    private readonly opciones: OpcionesService,
    private readonly fotos: FotosProductoService,
    private readonly restaurantes: RestaurantesService,
    private readonly limites: Limites,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param clave returns what it made the first time.
   * @throws 404 for a categoría, an opción or a photo of another restaurante, 409 for one product too many,
   * and as ImagenesService does.
   */
  createProducto(
    restauranteId: string,
    datos: CrearProductoDto,
    foto?: ArchivoRecibido,
    clave?: string,
  ): Promise<Producto> {
    return this.cola.run(restauranteId, async () => {
      const hecho = await this.findProductoPorClave(restauranteId, clave);
      if (hecho) return hecho;
      const nuevo = { ...toNuevo(datos, await this.restaurantes.findHusos(restauranteId)), clave };
      await this.checkAjenos(restauranteId, nuevo);
      checkPorPeso(nuevo, undefined);
      if ((await this.repositorio.countProductos(restauranteId)) >= LIMITES.productosMax)
        throw demasiadosProductos();
      // Decoding is dear: it comes after everything that could refuse the product.
      const imagen = await this.findFoto(restauranteId, datos, foto);
      try {
        return await this.productos.createProducto(restauranteId, { ...nuevo, imagen });
      } catch (error) {
        // Another process may have stored the same request meanwhile.
        const guardado = isDuplicateKey(error) && (await this.findProductoPorClave(restauranteId, clave));
        if (!guardado) throw error;
        return guardado;
      }
    });
  }

  /**
   * Moves it to the end of a new categoría.
   * @param clave makes it once: a late retry undoes no later change.
   * @throws 400 when nothing is to be changed, 404, 409 with the product of now when it is no longer at the `rev`
   * that was seen, and as ImagenesService does.
   */
  async updateProducto(
    restauranteId: string,
    id: string,
    datos: CambiarProductoDto,
    foto?: ArchivoRecibido,
    clave?: string,
  ): Promise<Producto> {
    const cambios = toCambios(datos, await this.restaurantes.findHusos(restauranteId));
    if (Object.keys(cambios).length === 0 && !foto) throw sinCambios();
    const antes = await this.repositorio.findProducto(restauranteId, id);
    if (!antes) throw productoNoEncontrado();
    if (isHecho(antes, clave)) return this.productos.toEntero(restauranteId, antes);
    const rev = datos.rev ?? undefined;
    if (rev !== undefined && rev !== revOf(antes)) throw await this.toCambiado(restauranteId, antes);
    checkPrecio(antes, cambios);
    checkPorPeso(cambios, antes);
    await this.checkAjenos(restauranteId, cambios, id);
    const imagen = foto ? { imagen: await this.fotos.storeFoto(restauranteId, foto) } : {};
    return this.cola.run(restauranteId, () =>
      this.storeProducto(restauranteId, id, async () => {
        const lugar = await this.placeOf(antes, cambios);
        const todo = { ...cambios, ...imagen, ...lugar };
        const hecho = await this.repositorio.updateProducto(antes, todo, { clave, rev });
        if (hecho?.es === 'cambiado') throw await this.toCambiado(restauranteId, hecho.doc);
        return hecho?.doc ?? null;
      }),
    );
  }

  /**
   * Changes the availability of a product, of one of its formatos, or of a dish of a menu.
   * @param clave makes it once: a late retry undoes no later change.
   * @throws 404
   */
  setDisponibilidadProducto(
    restauranteId: string,
    id: string,
    { formato, plato, ...request }: DisponibilidadRequest,
    clave?: string,
  ): Promise<Producto> {
    return this.storeProducto(restauranteId, id, async () => {
      const venta = toAgotable(await this.restaurantes.findHusos(restauranteId), request);
      if (plato) return this.setDisponibilidadPlato(restauranteId, id, plato, venta, clave);
      if (!formato) {
        if (request.disponible) await this.repositorio.forgetCero(restauranteId, id, clave);
        return this.repositorio.setDisponibilidadProducto(restauranteId, id, venta, clave);
      }
      const doc = await this.repositorio.setDisponibilidadFormato(restauranteId, id, formato, venta, clave);
      if (!doc && (await this.repositorio.findProducto(restauranteId, id))) throw formatoNoEncontrado();
      return doc;
    });
  }

  private async setDisponibilidadPlato(
    restauranteId: string,
    id: string,
    plato: string,
    venta: Agotable,
    clave?: string,
  ): Promise<ProductoDoc | null> {
    const doc = await this.repositorio.setDisponibilidadPlato(restauranteId, id, plato, venta, clave);
    if (!doc && (await this.repositorio.findProducto(restauranteId, id))) throw platoNoEncontrado();
    return doc;
  }

  /** The cleaner removes its photo. @throws 404 */
  async removeProducto(restauranteId: string, id: string): Promise<void> {
    await changeCarta(this.events, { restauranteId, es: 'producto.eliminado', id }, async () => {
      if (!(await this.repositorio.deleteProducto(restauranteId, id))) throw productoNoEncontrado();
    });
  }

  /** Products go first: after a crash in between the others read as sin categoría. @throws 404, 429 */
  async removeCategoria(restauranteId: string, id: string): Promise<CategoriaEliminada> {
    await this.limites.consume('borrarCategorias', restauranteId, MUCHAS_CATEGORIAS_BORRADAS);
    await this.checkCategoria(restauranteId, id);
    return changeCarta(this.events, { restauranteId, es: 'categoria.eliminada', id }, async () => {
      const productosEliminados = await this.repositorio.deleteProductosDeCategoria(restauranteId, id);
      await this.categorias.removeCategoria(restauranteId, id);
      return { productosEliminados };
    });
  }

  /** Takes it off its products first: a crash in between leaves an unused opción. @throws 404 */
  async removeOpcion(restauranteId: string, id: string): Promise<OpcionEliminada> {
    await this.checkAjenos(restauranteId, { opciones: [id] });
    return changeCarta(this.events, { restauranteId, es: 'opcion.eliminada', id }, async () => {
      const productos = await this.repositorio.pullOpcion(restauranteId, id);
      await this.opciones.removeOpcion(restauranteId, id);
      return { productos };
    });
  }

  private storeProducto(
    restauranteId: string,
    id: string,
    write: () => Promise<ProductoDoc | null>,
  ): Promise<Producto> {
    return changeCarta(this.events, { restauranteId, es: 'producto.cambiado', id }, async () => {
      const doc = await write();
      if (!doc) throw productoNoEncontrado();
      return this.productos.toEntero(restauranteId, doc);
    });
  }

  private async toCambiado(restauranteId: string, doc: ProductoDoc): Promise<DomainError> {
    return productoCambiado(await this.productos.toEntero(restauranteId, doc));
  }

  private async findFoto(restauranteId: string, { fotoDe }: CrearProductoDto, foto?: ArchivoRecibido) {
    if (foto) return this.fotos.storeFoto(restauranteId, foto);
    return fotoDe ? this.fotos.shareFoto(restauranteId, fotoDe) : null;
  }

  private async placeOf(antes: ProductoDoc, { categoriaId }: CambiosProducto): Promise<CambiosProducto> {
    if (categoriaId === undefined || categoriaId === antes.categoria?.toHexString()) return {};
    return {
      posicion: await this.orden.nextPosicion(antes.restaurante.toHexString(), categoriaId),
    };
  }

  private async findProductoPorClave(
    restauranteId: string,
    clave: string | undefined,
  ): Promise<Producto | null> {
    const doc =
      clave === undefined ? null : await this.repositorio.findProductoPorClave(restauranteId, clave);
    return doc && this.productos.toEntero(restauranteId, doc);
  }

  /** @throws 404 for a categoría, an opción or a dish that is not of this restaurant; 422 for a menu in a menu. */
  private async checkAjenos(
    restauranteId: string,
    { categoriaId, opciones = [], menu }: Pick<CambiosProducto, 'categoriaId' | 'opciones' | 'menu'>,
    id?: string,
  ): Promise<void> {
    if (menu) await this.checkPlatos(restauranteId, menu, id);
    await this.checkCategoria(restauranteId, categoriaId);
    const halladas = await this.opciones.findOpcionesPorId(restauranteId, opciones, new Date());
    if (halladas.length < opciones.length) throw opcionNoEncontrada();
  }

  private async checkPlatos(restauranteId: string, { platos }: MenuNuevo, id?: string): Promise<void> {
    const ids = new Set(platos.flatMap(({ producto }) => producto ?? []));
    const docs = await this.repositorio.findProductosPorIdONombre(restauranteId, [...ids], []);
    if (docs.length < ids.size) throw productoNoEncontrado();
    if (docs.some(({ _id, menu }) => menu || _id.toHexString() === id)) throw menuDentroDeMenu();
  }

  private async checkCategoria(restauranteId: string, id: string | null | undefined): Promise<void> {
    if (id && !(await this.categorias.findCategoria(restauranteId, id))) throw categoriaNoEncontrada();
  }
}

/** A single price beside formatos would be accepted and never shown. @throws 422 */
function checkPrecio({ formatos = [] }: ProductoDoc, cambios: CambiosProducto): void {
  const [primero] = cambios.formatos ?? formatos;
  if (primero && cambios.precio !== undefined && cambios.precio !== primero.precio) throw precioDeFormatos();
}

/** A weight has one price: nothing is chosen of it, and it is no menu. @throws 422 */
function checkPorPeso(cambios: CambiosProducto, antes: ProductoDoc | undefined): void {
  const porPeso = cambios.porPeso === undefined ? antes?.porPeso : cambios.porPeso;
  const formatos: readonly unknown[] = cambios.formatos ?? antes?.formatos ?? [];
  const opciones: readonly unknown[] = cambios.opciones ?? antes?.opciones ?? [];
  const menu = cambios.menu === undefined ? antes?.menu : cambios.menu;
  if (porPeso && (formatos.length > 0 || opciones.length > 0 || menu)) throw pesoConEleccion();
}
