import { Injectable } from '@nestjs/common';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN, PIEZAS_ASPECTO } from '@carta/contracts';
import { ImagenesService } from '../../plataforma/imagenes/imagenes.service';
import type { ImagenGuardada, ImagenProcesada } from '../../plataforma/imagenes/imagenes.service';
import { ProductosService } from '../../carta/productos/lista/productos.service';
import { AspectoService } from '../../casa/locales/aspecto.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import type { RestauranteDemo } from './carta-demo';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import colores from './fotos/colores.json';

/** The demo's pictures are encoded beforehand: that took longer than the rest of the first start. */
const CARPETA = join(__dirname, 'fotos');
/** Sizes are in px. */
const TAMANO = { plato: [800, 600], logo: [400, 400], portada: [800, 280] } as const;
const MAYOR = Math.max(...ANCHOS_IMAGEN);

type Variante = ImagenProcesada['variantes'][number];

async function readFoto(nombre: string, [ancho, alto]: readonly [number, number]): Promise<ImagenProcesada> {
  const read = (archivo: string): Promise<Buffer> => readFile(join(CARPETA, `${nombre}${archivo}`));
  const readVariante = async (de: AnchoImagen, formato: FormatoImagen): Promise<Variante> => {
    const esBase = de === MAYOR && formato === 'webp';
    return { ancho: de, formato, bytes: await read(esBase ? '.webp' : `-${de}.${formato}`) };
  };
  const [base, ...variantes] = await Promise.all([
    read('.webp'),
    ...ANCHOS_IMAGEN.flatMap((de) => FORMATOS_IMAGEN.map((formato) => readVariante(de, formato))),
  ]);
  return {
    base: { bytes: base, extension: 'webp' },
    variantes,
    ancho,
    alto,
    color: (colores as Record<string, string>)[nombre] ?? '#dddddd',
  };
}

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
        return producto && foto ? [{ restauranteId: local.id, productoId: producto._id, foto }] : [];
      });
  }
}
