import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { varianteImagen, imagenEnlace } from '@carta/contracts';
import type { ArchivoRecibido } from '../multipart/formulario';
import { checkArchivo } from './comprobar-imagen';
import { ImagenesRepository } from './imagenes.repository';
import { FOTOS_MAX_MB, demasiadasFotos } from './imagenes.errors';
import { archivosOf, fotoOf, masGrande, nombreOf, tipoOf } from './nombre-archivo';
import { procesarImagen } from './procesar-imagen';
import type { ImagenProcesada } from './procesar-imagen';

export type { ImagenProcesada } from './procesar-imagen';

export interface ImagenGuardada {
  nombre: string;
  ancho: number;
  alto: number;
  color: string;
}

export interface Archivo {
  bytes: Buffer;
  tipo: string;
}

const MB = 1024 * 1024;
const MEMORIA_BYTES = 64 * MB;

@Injectable()
export class ImagenesService {
  private readonly recientes = new LRUCache<string, Archivo>({
    maxSize: MEMORIA_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  constructor(private readonly imagenes: ImagenesRepository) {}

  /**
   * Re-encodes a photo and stores it with its variants; photos of one `autor` queue together, so that they do
   * not delay others'. @throws 415, 413, 422 or 503 as procesarImagen does.
   */
  async storeImagen(
    original: Buffer,
    autor: string,
    opciones?: { paraEnlace: boolean },
  ): Promise<ImagenGuardada> {
    return this.keepImagen(await procesarImagen(original, autor, opciones));
  }

  /** Stores an encoded photo once. The base file goes last, so that an existing one has all its variants. */
  async keepImagen({
    base,
    variantes,
    enlace,
    ancho,
    alto,
    color,
  }: ImagenProcesada): Promise<ImagenGuardada> {
    const nombre = nombreOf(base.bytes, base.extension);
    if (enlace) await this.imagenes.putImagen(imagenEnlace(nombre), enlace);
    await Promise.all(
      variantes.map((variante) =>
        this.imagenes.putImagen(varianteImagen(nombre, variante.ancho, variante.formato), variante.bytes),
      ),
    );
    await this.imagenes.putImagen(nombre, base.bytes);
    return { nombre, ancho, alto, color };
  }

  async storeArchivo(
    archivo: ArchivoRecibido,
    autor: string,
    opciones?: { paraEnlace: boolean },
  ): Promise<ImagenGuardada> {
    checkArchivo(archivo.bytes);
    return await this.storeImagen(archivo.bytes, autor, opciones);
  }

  async touchImagenes(base: string): Promise<boolean> {
    // the base is marked first, as it is the first to be deleted
    if (!(await this.imagenes.touchImagenes([base]))) return false;
    return this.imagenes.touchImagenes(archivosOf(base));
  }

  /** `nombres` are the base files of the present photos. @throws 409 when there is no room for one more. */
  async checkPeso(nombres: readonly string[]): Promise<void> {
    if ((await this.imagenes.weighImagenes(nombres.flatMap(archivosOf))) >= FOTOS_MAX_MB * MB)
      throw demasiadasFotos();
  }

  /** Returns photos none of whose files was stored since an instant, with their remaining files. */
  async findSinUsarDesde(limite: Date): Promise<Map<string, string[]>> {
    const fotos = new Map<string, string[]>();
    for await (const nombre of this.imagenes.findSinUsarDesde(limite)) {
      const foto = fotoOf(nombre);
      fotos.set(foto, [...(fotos.get(foto) ?? []), nombre]);
    }
    return fotos;
  }

  /** The base goes first, unless it was stored since; a variant stored again stays: its base follows. */
  async deleteImagenSinUsar(nombres: readonly string[], limite: Date): Promise<boolean> {
    const isVariante = (nombre: string): boolean => nombre.includes('-');
    for (const base of nombres.filter((nombre) => !isVariante(nombre))) {
      if (!(await this.imagenes.deleteImagenSinUsar(base, limite))) return false;
      // a larger size may have been served in place of a missing one
      for (const archivo of archivosOf(base)) this.recientes.delete(archivo);
    }
    for (const variante of nombres.filter(isVariante)) {
      if (await this.imagenes.deleteImagenSinUsar(variante, limite)) this.recientes.delete(variante);
    }
    return true;
  }

  /** Returns null for an unknown name. An old photo without small sizes is served in a larger one. */
  async findImagen(nombre: string): Promise<Archivo | null> {
    const tipo = tipoOf(nombre);
    if (tipo === null) return null;
    const reciente = this.recientes.get(nombre);
    if (reciente) return reciente;
    const archivo = await this.readImagen(nombre, tipo);
    if (archivo) this.recientes.set(nombre, archivo);
    return archivo;
  }

  private async readImagen(nombre: string, tipo: string): Promise<Archivo | null> {
    const bytes = await this.imagenes.readImagen(nombre);
    if (bytes) return { bytes, tipo };
    const mayor = masGrande(nombre);
    return mayor === null ? null : this.findImagen(mayor);
  }
}
