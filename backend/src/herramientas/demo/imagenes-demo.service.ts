import { Injectable } from '@nestjs/common';
import { PIEZAS_ASPECTO } from '@carta/contracts';
import { ImagenesService } from '../../plataforma/imagenes/imagenes.service';
import type { ImagenGuardada } from '../../plataforma/imagenes/imagenes.service';
import { ProductosService } from '../../carta/productos/productos.service';
import { AspectoService } from '../../casa/locales/aspecto.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { RestauranteDemo } from './carta-demo';
import { TAMANO, readFoto } from './fotos-demo';

interface Pendiente {
  restauranteId: string;
  productoId: string;
  foto: string;
}

/** Stores the missing pictures of the demo's houses and dishes. */
@Injectable()
export class ImagenesDemoService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly productos: ProductosService,
    private readonly imagenes: ImagenesService,
    private readonly aspecto: AspectoService,
  ) {}

  /** Resolves when every dish has its picture, or soon after `signal` aborts. */
  async storeImagenes(demos: readonly RestauranteDemo[], signal: AbortSignal): Promise<void> {
    for (const demo of demos) await this.storeAspecto(demo);
    const pendientes = (await Promise.all(demos.map((demo) => this.findPendientes(demo)))).flat();
    const guardadas = new Map<string, ImagenGuardada>();
    for (const { restauranteId, productoId, foto } of pendientes) {
      if (signal.aborted) return;
      const imagen =
        guardadas.get(foto) ?? (await this.imagenes.keepImagen(await readFoto(foto, TAMANO.plato)));
      guardadas.set(foto, imagen);
      await this.productos.setImagenProducto(restauranteId, productoId, imagen);
    }
  }

  private async storeAspecto({ email, aspecto }: RestauranteDemo): Promise<void> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) return;
    for (const pieza of PIEZAS_ASPECTO.filter((candidata) => local.aspecto[candidata] === undefined)) {
      const foto = await this.imagenes.keepImagen(await readFoto(aspecto[pieza], TAMANO[pieza]));
      await this.aspecto.keepFoto(local.id, pieza, foto);
    }
  }

  private async findPendientes({ email, categorias }: RestauranteDemo): Promise<Pendiente[]> {
    const local = await this.restaurantes.findLocalPorEmail(email);
    if (!local) return [];
    const productos = await this.productos.listProductos(local.id);
    return categorias
      .flatMap(({ platos }) => platos)
      .flatMap(({ nombre, foto }) => {
        const producto = productos.find(
          (candidato) => candidato.nombre === nombre && candidato.imagen === null,
        );
        return producto ? [{ restauranteId: local.id, productoId: producto._id, foto }] : [];
      });
  }
}
