import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { createLector, toBytes } from './lector';
import type { Documento } from './lector';

/** A connection to an engine: one command after another, each with its answer. */
export class Canal {
  private readonly enlace: Socket;
  private readonly esperan: ((respuesta: Documento) => void)[] = [];

  constructor(socket: string) {
    this.enlace = connect(socket);
    this.enlace.on(
      'data',
      createLector(({ documento }) => this.esperan.shift()?.(documento)),
    );
    this.enlace.on('error', () => undefined);
  }

  ask(comando: Documento): Promise<Documento> {
    return new Promise((resolve) => {
      this.esperan.push(resolve);
      this.enlace.write(toBytes(comando));
    });
  }

  close(): void {
    this.enlace.destroy();
  }
}
