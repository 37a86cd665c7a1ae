import { Logger } from '@nestjs/common';
import { isConnectionLost } from '../base-datos/errores-mongo';
import { orden } from '../config/programa';
import { ColaPorNombre } from '../colas/cola-por-nombre';
import { fotosNoDisponibles } from './imagenes.errors';

const MINUTO_MS = 60_000;
/** A photo that crashed the database is left alone this long, longer each time. */
const PAUSAS_FOTO_MS = [1, 60, 1_440].map((minutos) => minutos * MINUTO_MS);
const PAUSAS_TODAS_MS = [10, 360, 1_440].map((minutos) => minutos * MINUTO_MS);
/** When this many photos crash it within ten minutes, the cause is not one photo. */
const MAX_CULPABLES = 3;
const VENTANA_MS = 10 * MINUTO_MS;

const COLA = 'fotos';
const TODAS = 'todas';

/**
 * Reading a damaged photo crashes the engine, with the orders under way. Such a photo is left alone, longer
 * each time, while the rest of the house goes on.
 */
export class GuardiaFotos {
  private readonly logger = new Logger('Imagenes');
  private readonly cola = new ColaPorNombre();
  private readonly vetos = new Map<string, { veces: number; hasta: number }>();
  /** After the first crash photos are read one at a time, so that the next crash has one culprit. */
  private isCuidadosa = false;
  private culpables: { nombre: string; en: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** @throws SERVICE_UNAVAILABLE while one photo, or all of them, are left alone. */
  run<T>(nombre: string, task: () => Promise<T>): Promise<T> {
    if (!this.isCuidadosa) return this.attempt(nombre, task, false);
    return this.cola.run(COLA, () => this.attempt(nombre, task, true));
  }

  private async attempt<T>(nombre: string, task: () => Promise<T>, isSola: boolean): Promise<T> {
    if (this.isVetada(TODAS) || this.isVetada(nombre)) throw fotosNoDisponibles();
    try {
      const hecho = await task();
      if (isSola) this.vetos.delete(nombre);
      return hecho;
    } catch (error) {
      if (isConnectionLost(error)) this.isCuidadosa = true;
      if (isConnectionLost(error) && isSola) this.blame(nombre);
      throw error;
    }
  }

  private isVetada(nombre: string): boolean {
    return (this.vetos.get(nombre)?.hasta ?? -Infinity) > this.now();
  }

  private blame(nombre: string): void {
    const en = this.now();
    this.veto(nombre, PAUSAS_FOTO_MS, `la foto ${nombre}`);
    const recientes = this.culpables.filter(
      (culpable) => en - culpable.en < VENTANA_MS && culpable.nombre !== nombre,
    );
    this.culpables = [...recientes, { nombre, en }];
    if (this.culpables.length < MAX_CULPABLES) return;
    this.veto(TODAS, PAUSAS_TODAS_MS, 'las fotos');
    this.culpables = [];
  }

  private veto(nombre: string, pausas: readonly number[], que: string): void {
    const veces = (this.vetos.get(nombre)?.veces ?? 0) + 1;
    const pausa = pausas[Math.min(veces, pausas.length) - 1] ?? 0;
    this.vetos.set(nombre, { veces, hasta: this.now() + pausa });
    this.logger.error(
      `La base de datos se cierra al tocar ${que}: no se tocará en ${pausa / MINUTO_MS} minutos; lo demás sigue. ` +
        `Si se repite, su archivo está dañado: recupera una copia con ${orden('datos', 'importar COPIA')}.`,
    );
  }
}
