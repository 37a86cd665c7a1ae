import { Injectable } from '@nestjs/common';
import { LIMITES, siguienteJornada } from '@carta/contracts';
import type { CategoriaEliminada, DisponibilidadRequest, Producto, ProductoRequest } from '@carta/contracts';
import { isDuplicateKey } from '../base-datos/errores-mongo';
import { CategoriasService } from '../categorias/categorias.service';
import { changeCarta } from '../common/change-carta';
import { ColaPorNombre } from '../common/cola-por-nombre';
import { DomainEvents } from '../common/domain-events';
import { Limites } from '../common/limites/limites.service';
import type { ArchivoRecibido } from '../common/multipart/formulario';
import { ImagenesService } from '../imagenes/imagenes.service';
import type { ImagenGuardada } from '../imagenes/imagenes.service';
import { toCambios, toNuevo } from './datos-producto';
import type { DatosProducto } from './datos-producto';
import type { CambiosProducto } from './producto-nuevo';
import {
  MUCHAS_CATEGORIAS_BORRADAS,
  categoriaNoEncontrada,
  demasiadosProductos,
  productoNoEncontrado,
  sinCambios,
} from './productos.errors';
import { toProducto } from './productos.mapper';
import { ProductosRepository } from './productos.repository';
import { ProductosService } from './productos.service';

/** What an owner does to the products; what they are is told by ProductosService. */
@Injectable()
export class EdicionService {
  /** New products of one restaurant wait for each other: a retry then finds what the first made. */
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly repositorio: ProductosRepository,
    private readonly productos: ProductosService,
    private readonly categorias: CategoriasService,
    private readonly imagenes: ImagenesService,
    private readonly limites: Limites,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param clave known: what it made the first time is the answer.
   * @throws 404 for a categoría of nobody's here, 409 for one product too many, and as ImagenesService says.
   */
  create(
    restauranteId: string,
    datos: DatosProducto & ProductoRequest,
    foto?: ArchivoRecibido,
    clave?: string,
  ): Promise<Producto> {
    return this.cola.run(restauranteId, async () => {
      const hecho = await this.findByClave(restauranteId, clave);
      if (hecho) return hecho;
      const nuevo = { ...toNuevo(datos), clave };
      await this.checkCategoria(restauranteId, nuevo.categoriaId);
      if ((await this.repositorio.count(restauranteId)) >= LIMITES.productosMax) throw demasiadosProductos();
      // Decoding is dear: it comes after everything that could refuse the product.
      const imagen = foto ? await this.storeFoto(restauranteId, foto) : null;
      try {
        return await this.productos.create(restauranteId, { ...nuevo, imagen });
      } catch (error) {
        // Another process may have stored the same request meanwhile.
        const otro = isDuplicateKey(error) && (await this.findByClave(restauranteId, clave));
        if (!otro) throw error;
        return otro;
      }
    });
  }

  /** @throws 400 when nothing is to be changed, 404, and as ImagenesService says. */
  async update(
    restauranteId: string,
    id: string,
    datos: DatosProducto,
    foto?: ArchivoRecibido,
  ): Promise<Producto> {
    const cambios = toCambios(datos);
    if (Object.keys(cambios).length === 0 && !foto) throw sinCambios();
    if (!(await this.repositorio.findOne(restauranteId, id))) throw productoNoEncontrado();
    await this.checkCategoria(restauranteId, cambios.categoriaId);
    const imagen = foto ? { imagen: await this.storeFoto(restauranteId, foto) } : {};
    return this.store(restauranteId, id, { ...cambios, ...imagen });
  }

  /**
   * Sold out until further notice, or for today only: then it comes back by itself
   * (docs/reglas.md#the-carta).
   * @param clave known: a late retry, which undoes nothing that was said since.
   */
  setDisponibilidad(
    restauranteId: string,
    id: string,
    { disponible, hasta }: DisponibilidadRequest,
    clave?: string,
  ): Promise<Producto> {
    const isSoloHoy = !disponible && hasta === 'mañana';
    const cambios = {
      disponible: disponible || isSoloHoy,
      agotadoHasta: isSoloHoy ? siguienteJornada(new Date()) : null,
    };
    return this.store(restauranteId, id, cambios, clave);
  }

  /** Its photo is left to the cleaner. @throws 404 */
  async remove(restauranteId: string, id: string): Promise<void> {
    await this.changeCarta(restauranteId, async () => {
      if (!(await this.repositorio.delete(restauranteId, id))) throw productoNoEncontrado();
    });
  }

  /** The products first: what a crash leaves in between reads as sin categoría. @throws 404, 429 */
  async removeCategoria(restauranteId: string, id: string): Promise<CategoriaEliminada> {
    await this.limites.consume('borrarCategorias', restauranteId, MUCHAS_CATEGORIAS_BORRADAS);
    await this.checkCategoria(restauranteId, id);
    return this.changeCarta(restauranteId, async () => {
      const productosEliminados = await this.repositorio.deleteByCategoria(restauranteId, id);
      await this.categorias.remove(restauranteId, id);
      return { productosEliminados };
    });
  }

  private async store(
    restauranteId: string,
    id: string,
    cambios: CambiosProducto,
    clave?: string,
  ): Promise<Producto> {
    return this.changeCarta(restauranteId, async () => {
      const doc = await this.repositorio.update(restauranteId, id, cambios, clave);
      if (!doc) throw productoNoEncontrado();
      return toProducto(doc, new Date());
    });
  }

  /** Decoding is dear: whether there is room comes first. */
  private async storeFoto(restauranteId: string, foto: ArchivoRecibido): Promise<ImagenGuardada> {
    await this.imagenes.checkPeso(await this.repositorio.findImagenes(restauranteId));
    return this.imagenes.storeArchivo(foto, restauranteId);
  }

  private changeCarta<T>(restauranteId: string, write: () => Promise<T>): Promise<T> {
    return changeCarta(this.events, restauranteId, write);
  }

  private async findByClave(restauranteId: string, clave: string | undefined): Promise<Producto | null> {
    const doc = clave === undefined ? null : await this.repositorio.findByClave(restauranteId, clave);
    return doc && toProducto(doc, new Date());
  }

  private async checkCategoria(restauranteId: string, id: string | null | undefined): Promise<void> {
    if (id && !(await this.categorias.find(restauranteId, id))) throw categoriaNoEncontrada();
  }
}
