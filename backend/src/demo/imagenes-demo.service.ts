import { Injectable } from '@nestjs/common';
import { ImagenesService } from '../imagenes/imagenes.service';
import type { ImagenGuardada } from '../imagenes/imagenes.service';
import { ProductosService } from '../productos/productos.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import type { PlatoDemo, RestauranteDemo } from './carta-demo';
import { rasterizar } from './rasterizar';

/** Pictures under way at once: one is drawn while the other is encoded. */
const A_LA_VEZ = 2;

interface Pendiente {
  restauranteId: string;
  productoId: string;
  dibujo: PlatoDemo['dibujo'];
}

/** Whose pictures they are while they wait to be made. */
const DEMO = 'demo';

/** Draws the pictures of the demo's dishes, those that have none yet. */
@Injectable()
export class ImagenesDemoService {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly productos: ProductosService,
    private readonly imagenes: ImagenesService,
  ) {}

  /** Resolves when every dish has its picture, or soon after `signal` says to stop. */
  async draw(demos: readonly RestauranteDemo[], signal: AbortSignal): Promise<void> {
    const pendientes = (await Promise.all(demos.map((demo) => this.findPendientes(demo)))).flat();
    const hechas = new Map<PlatoDemo['dibujo'], Promise<ImagenGuardada>>();
    const work = async (): Promise<void> => {
      for (let uno = pendientes.shift(); uno && !signal.aborted; uno = pendientes.shift()) {
        const { restauranteId, productoId, dibujo } = uno;
        const imagen =
          hechas.get(dibujo) ?? rasterizar(dibujo()).then((jpeg) => this.imagenes.store(jpeg, DEMO));
        hechas.set(dibujo, imagen);
        await this.productos.setImagen(restauranteId, productoId, await imagen);
      }
    };
    await Promise.all(Array.from({ length: A_LA_VEZ }, work));
  }

  private async findPendientes({ email, categorias }: RestauranteDemo): Promise<Pendiente[]> {
    const cuenta = await this.restaurantes.findCuentaPorEmail(email);
    if (!cuenta) return [];
    const productos = await this.productos.list(cuenta.id);
    return categorias
      .flatMap(({ platos }) => platos)
      .flatMap(({ nombre, dibujo }) => {
        const producto = productos.find((otro) => otro.nombre === nombre && otro.imagen === null);
        return producto ? [{ restauranteId: cuenta.id, productoId: producto._id, dibujo }] : [];
      });
  }
}
