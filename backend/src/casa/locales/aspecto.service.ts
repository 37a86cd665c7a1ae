import { Injectable } from '@nestjs/common';
import type { Aspecto, PiezaAspecto } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import type { ArchivoRecibido } from '../../plataforma/multipart/formulario';
import { ImagenesService } from '../../plataforma/imagenes/imagenes.service';
import type { ImagenGuardada } from '../../plataforma/imagenes/imagenes.service';
import { aspectoOf, isPieza } from './aspecto.mapper';
import type { AspectoDoc } from './aspecto.mapper';
import { faltaImagen, piezaNoEncontrada, restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';

/** A house's own colour, logo and cover (docs/reglas/carta.md#the-face-of-the-house). */
@Injectable()
export class AspectoService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly imagenes: ImagenesService,
    private readonly events: DomainEvents,
  ) {}

  /** @param color null removes it. @throws 404 for another restaurante. */
  async setColor(id: string, propioId: string, color: string | null): Promise<Aspecto> {
    await this.assertPropio(id, propioId);
    return this.writeAspecto(id, { color: color?.toLowerCase() ?? null });
  }

  /**
   * @throws 404 for another restaurante or an unknown piece, 422 without a photo, and as ImagenesService
   * does.
   */
  async setFoto(
    id: string,
    propioId: string,
    pieza: string,
    archivo: ArchivoRecibido | undefined,
  ): Promise<Aspecto> {
    await this.assertPropio(id, propioId);
    const cual = toPieza(pieza);
    if (!archivo) throw faltaImagen();
    const paraEnlace = cual === 'portada';
    return this.keepFoto(id, cual, await this.imagenes.storeArchivo(archivo, id, { paraEnlace }));
  }

  keepFoto(id: string, pieza: PiezaAspecto, foto: ImagenGuardada): Promise<Aspecto> {
    return this.writeAspecto(id, { [pieza]: foto });
  }

  /** The cleaner removes its file later. @throws 404 for another restaurante or an unknown piece. */
  async removeFoto(id: string, propioId: string, pieza: string): Promise<Aspecto> {
    await this.assertPropio(id, propioId);
    return this.writeAspecto(id, { [toPieza(pieza)]: null });
  }

  private async assertPropio(id: string, propioId: string): Promise<void> {
    if (id !== propioId || !(await this.restaurantes.findRestaurante(id))) throw restauranteNoEncontrado();
  }

  private writeAspecto(
    id: string,
    cambios: Partial<{ [K in keyof AspectoDoc]: AspectoDoc[K] | null }>,
  ): Promise<Aspecto> {
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.setAspecto(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      return aspectoOf(doc.aspecto);
    });
  }
}

function toPieza(texto: string): PiezaAspecto {
  if (!isPieza(texto)) throw piezaNoEncontrada();
  return texto;
}
