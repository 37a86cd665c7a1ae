import { Injectable } from '@nestjs/common';
import { varianteImagen } from '@carta/contracts';
import { Lru } from '../common/cache/lru';
import { ImagenesRepository } from './imagenes.repository';
import { nombreOf, tipoOf } from './nombre-archivo';
import { procesarImagen } from './procesar-imagen';

/** A photo that is stored: its base file's name, its size in px and its main colour ('#rrggbb'). */
export interface ImagenGuardada {
  nombre: string;
  ancho: number;
  alto: number;
  color: string;
}

/** A file as it is served. */
export interface Archivo {
  bytes: Buffer;
  tipo: string;
}

const MEMORIA_BYTES = 64 * 1024 * 1024;

/** Photos: made safe, stored once, and found by name. */
@Injectable()
export class ImagenesService {
  private readonly recientes = new Lru<Archivo>(MEMORIA_BYTES, ({ bytes }) => bytes.length);

  constructor(private readonly imagenes: ImagenesRepository) {}

  /**
   * Re-encodes a photo and stores it with its variants; the same photo twice is stored once. The
   * base file goes last, so that one that exists has all its variants.
   * @throws 415, 413 or 422 as procesarImagen says.
   */
  async store(original: Buffer): Promise<ImagenGuardada> {
    const { base, variantes, ancho, alto, color } = await procesarImagen(original);
    const nombre = nombreOf(base.bytes, base.extension);
    await Promise.all(
      variantes.map((variante) =>
        this.imagenes.put(varianteImagen(nombre, variante.ancho, variante.formato), variante.bytes),
      ),
    );
    await this.imagenes.put(nombre, base.bytes);
    return { nombre, ancho, alto, color };
  }

  /** Null for a name that is not one of ours, or that nothing has. */
  async find(nombre: string): Promise<Archivo | null> {
    const tipo = tipoOf(nombre);
    if (tipo === null) return null;
    const reciente = this.recientes.get(nombre);
    if (reciente) return reciente;
    const bytes = await this.imagenes.read(nombre);
    if (!bytes) return null;
    const archivo = { bytes, tipo };
    this.recientes.set(nombre, archivo);
    return archivo;
  }
}
