import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Ronda } from '../../../plataforma/colas/ronda';
import { ImagenesService } from '../../../plataforma/imagenes/imagenes.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { ProductosRepository } from '../lista/productos.repository';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const BASES = ['jpg', 'png', 'webp'] as const;
const LOTE = 100;

/** A photo is stored before its product, so it counts as an orphan only an hour after it was last stored. */
@Injectable()
export class FotosHuerfanas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('FotosHuerfanas');
  private readonly ronda = new Ronda(() => this.cleanAndSay());

  constructor(
    private readonly imagenes: ImagenesService,
    private readonly productos: ProductosRepository,
    private readonly restaurantes: RestaurantesService,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start(MINUTO_MS, HORA_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
  }

  /** Returns the number of photos removed. */
  async clean(ahora: Date): Promise<number> {
    const limite = new Date(ahora.getTime() - HORA_MS);
    const fotos = [...(await this.imagenes.findSinUsarDesde(limite))];
    let borradas = 0;
    for (let desde = 0; desde < fotos.length && !this.ronda.isParada; desde += LOTE) {
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

  private async cleanAndSay(): Promise<void> {
    try {
      const borradas = await this.clean(new Date());
      if (borradas > 0) this.logger.log(`Fotos que ya no usa nadie, borradas: ${borradas}`);
    } catch (error) {
      this.logger.warn(`No se han podido revisar las fotos: ${error instanceof Error ? error.message : ''}`);
    }
  }
}
