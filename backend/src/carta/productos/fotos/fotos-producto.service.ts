import { Injectable } from '@nestjs/common';
import type { ArchivoRecibido } from '../../../plataforma/multipart/formulario';
import { ImagenesService } from '../../../plataforma/imagenes/imagenes.service';
import type { ImagenProducto } from '../lista/producto.schema';
import { productoNoEncontrado } from '../lista/productos.errors';
import { ProductosRepository } from '../lista/productos.repository';

/** Several products may show the same photo, which is stored once. */
@Injectable()
export class FotosProductoService {
  constructor(
    private readonly repositorio: ProductosRepository,
    private readonly imagenes: ImagenesService,
  ) {}

  /** Checks for room first, because decoding is dear. @throws as ImagenesService does. */
  async storeFoto(restauranteId: string, foto: ArchivoRecibido): Promise<ImagenProducto> {
    await this.imagenes.checkPeso(await this.repositorio.findImagenes(restauranteId));
    return this.imagenes.storeArchivo(foto, restauranteId);
  }

  /**
   * Marks the photo as stored now, so that the cleaner leaves it until the other product is stored. @throws
   * 404
   */
  async shareFoto(restauranteId: string, productoId: string): Promise<ImagenProducto | null> {
    const producto = await this.repositorio.findProducto(restauranteId, productoId);
    if (!producto) throw productoNoEncontrado();
    const { imagen } = producto;
    return imagen && (await this.imagenes.touchImagenes(imagen.nombre)) ? imagen : null;
  }
}
