import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config';
import type { Enviar, Transporte } from './buzon.types';
import { Cartero } from './cartero';
import { Cifrado } from './cifrado';
import { EnviosRepository } from './envios.repository';
import { Ritmo } from './ritmo';

/** Stores an envio before it is sent; each kind has a cartero, so that a slow one delays no other. */
@Injectable()
export class BuzonService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stop = new AbortController();
  private readonly carteros: Pick<Cartero<unknown>, 'wake' | 'settle'>[] = [];
  private sondeo?: NodeJS.Timeout;

  constructor(
    private readonly envios: EnviosRepository,
    private readonly ritmo: Ritmo,
    private readonly config: Config,
  ) {}

  register<Contenido>(transporte: Transporte<Contenido>): Enviar<Contenido> {
    const cifrado = new Cifrado(this.config.jwtSecret, transporte.tipo);
    const cartero = new Cartero(transporte, this.envios, this.ritmo, cifrado, this.stop.signal);
    this.carteros.push(cartero);
    return (contenido, caducaEn) => cartero.send(contenido, caducaEn);
  }

  onApplicationBootstrap(): void {
    this.wakeAll();
    this.sondeo = setInterval(() => this.wakeAll(), this.ritmo.sondeo);
  }

  /** Interrupted envios are left for the next start; the database closes after this. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    clearInterval(this.sondeo);
    await Promise.all(this.carteros.map((cartero) => cartero.settle()));
  }

  private wakeAll(): void {
    for (const cartero of this.carteros) cartero.wake();
  }
}
