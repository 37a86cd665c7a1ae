import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { varianteImagen } from '@carta/contracts';
import type { ArchivoRecibido } from '../multipart/formulario';
import { checkArchivo } from './comprobar-imagen';
import { ImagenesRepository } from './imagenes.repository';
import { FOTOS_MAX_MB, demasiadasFotos } from './imagenes.errors';
import { archivosOf, fotoOf, masGrande, nombreOf, tipoOf } from './nombre-archivo';
import { procesarImagen } from './procesar-imagen';
import type { ImagenProcesada } from './procesar-imagen';

export type { ImagenProcesada } from './procesar-imagen';

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

const MB = 1024 * 1024;
const MEMORIA_BYTES = 64 * MB;

/** Photos: made safe, stored once, and found by name. */
@Injectable()
export class ImagenesService {
  private readonly recientes = new LRUCache<string, Archivo>({
    maxSize: MEMORIA_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });

  constructor(private readonly imagenes: ImagenesRepository) {}

  /**
   * Re-encodes a photo and stores it with its variants; the same photo twice is stored once. The
   * base file goes last, so that one that exists has all its variants.
   * @param autor whose it is, so that nobody's photos hold up the others'.
   * @throws 415, 413, 422 or 503 as procesarImagen says.
   */
  async store(original: Buffer, autor: string): Promise<ImagenGuardada> {
    return this.keep(await procesarImagen(original, autor));
  }

  /**
   * Stores a photo that is made already; the same one twice is stored once. The base file goes last,
   * so that one that exists has all its variants.
   */
  async keep({ base, variantes, ancho, alto, color }: ImagenProcesada): Promise<ImagenGuardada> {
    const nombre = nombreOf(base.bytes, base.extension);
    await Promise.all(
      variantes.map((variante) =>
        this.imagenes.put(varianteImagen(nombre, variante.ancho, variante.formato), variante.bytes),
      ),
    );
    await this.imagenes.put(nombre, base.bytes);
    return { nombre, ancho, alto, color };
  }

  /**
   * The same for a file as a person sends it.
   * @throws also 413 or 422 by its weight.
   */
  async storeArchivo(archivo: ArchivoRecibido, autor: string): Promise<ImagenGuardada> {
    checkArchivo(archivo.bytes);
    return await this.store(archivo.bytes, autor);
  }

  /** Counts as stored now, by the name of its base file; false when nothing has it. */
  async touch(base: string): Promise<boolean> {
    // the base first, as it is the first to be deleted
    if (!(await this.imagenes.touch([base]))) return false;
    return this.imagenes.touch(archivosOf(base));
  }

  /**
   * Whether there is room for one more beside these photos, by the names of their base files.
   * @throws 409 when they weigh what a carta's photos may weigh already.
   */
  async checkPeso(nombres: readonly string[]): Promise<void> {
    if ((await this.imagenes.weigh(nombres.flatMap(archivosOf))) >= FOTOS_MAX_MB * MB)
      throw demasiadasFotos();
  }

  /** Photos of which nobody has stored a file since an instant: each with all that is left of its files. */
  async findSinUsarDesde(limite: Date): Promise<Map<string, string[]>> {
    const fotos = new Map<string, string[]>();
    for await (const nombre of this.imagenes.findSinUsarDesde(limite)) {
      const foto = fotoOf(nombre);
      fotos.set(foto, [...(fotos.get(foto) ?? []), nombre]);
    }
    return fotos;
  }

  /**
   * Deletes the files of a photo, the base first, unless somebody has stored it since. A variant
   * that was stored again stays: its base is on its way.
   */
  async deleteSinUsar(nombres: readonly string[], limite: Date): Promise<boolean> {
    const isVariante = (nombre: string): boolean => nombre.includes('-');
    for (const base of nombres.filter((nombre) => !isVariante(nombre))) {
      if (!(await this.imagenes.deleteSinUsar(base, limite))) return false;
      // in the sizes too that it was given in and does not have
      for (const archivo of archivosOf(base)) this.recientes.delete(archivo);
    }
    for (const variante of nombres.filter(isVariante)) {
      if (await this.imagenes.deleteSinUsar(variante, limite)) this.recientes.delete(variante);
    }
    return true;
  }

  /**
   * Null for a name that is not one of ours, or that nothing has. A photo from before there were small sizes is
   * given in a larger one.
   */
  async find(nombre: string): Promise<Archivo | null> {
    const tipo = tipoOf(nombre);
    if (tipo === null) return null;
    const reciente = this.recientes.get(nombre);
    if (reciente) return reciente;
    const archivo = await this.read(nombre, tipo);
    if (archivo) this.recientes.set(nombre, archivo);
    return archivo;
  }

  private async read(nombre: string, tipo: string): Promise<Archivo | null> {
    const bytes = await this.imagenes.read(nombre);
    if (bytes) return { bytes, tipo };
    const mayor = masGrande(nombre);
    return mayor === null ? null : this.find(mayor);
  }
}
