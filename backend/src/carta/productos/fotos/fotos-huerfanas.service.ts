import { Injectable } from '@nestjs/common';
import { HORA_MS, Periodico } from '../../../plataforma/colas/periodico';
import { ImagenesService } from '../../../plataforma/imagenes/imagenes.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { ProductosRepository } from '../lista/productos.repository';

const BASES = ['jpg', 'png', 'webp'] as const;
const LOTE = 100;

/** A photo is stored before its product, so it counts as an orphan only an hour after it was last stored. */
@Injectable()
export class FotosHuerfanas extends Periodico {
  constructor(
    private readonly imagenes: ImagenesService,
    private readonly productos: ProductosRepository,
    private readonly restaurantes: RestaurantesService,
  ) {
    super({ nombre: 'FotosHuerfanas', fallo: 'No se han podido revisar las fotos', cadaMs: HORA_MS });
  }

  async runOnce(ahora: Date): Promise<void> {
    const borradas = await this.clean(ahora);
    if (borradas > 0) this.logger.log(`Fotos que ya no usa nadie, borradas: ${borradas}`);
  }

  /** Returns the number of photos removed. */
  async clean(ahora: Date): Promise<number> {
    const limite = new Date(ahora.getTime() - HORA_MS);
    const fotos = [...(await this.imagenes.findSinUsarDesde(limite))];
    let borradas = 0;
    for (let desde = 0; desde < fotos.length && !this.isParado; desde += LOTE) {
      for (const nombres of await this.findHuerfanas(fotos.slice(desde, desde + LOTE))) {
        if (await this.imagenes.deleteImagenSinUsar(nombres, limite)) borradas += 1;
      }
    }
    return borradas;
  }

  private async findHuerfanas(fotos: readonly [foto: string, nombres: string[]][]): Promise<string[][]> {
    const basesOf = (foto: string): string[] => BASES.map((base) => `${foto}.${base}`);
    const bases = fotos.flatMap(([foto]) => basesOf(foto));
    const [deProductos, deCasas] = await Promise.all([
      this.productos.findImagenesEnUso(bases),
      this.restaurantes.findImagenesEnUso(bases),
    ]);
    return fotos.flatMap(([foto, nombres]) =>
      basesOf(foto).some((base) => deProductos.has(base) || deCasas.has(base)) ? [] : [nombres],
    );
  }
}
