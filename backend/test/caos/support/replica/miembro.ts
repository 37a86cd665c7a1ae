import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { publicName } from '../../../../src/plataforma/base-datos/conexion/mongo-uri';
import { Motor } from '../../../../src/plataforma/base-datos/motor/motor';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../../../support/mongo-motor';
import { freePort } from '../puerto';
import { Canal } from './canal';
import { createLector, toBytes } from './lector';
import type { Documento } from './lector';

/** Null: the connection is cut instead. */
export type Contesta = (comando: Documento, lectura: Canal) => Promise<Documento | null>;

/** A member of the set: an engine of its own, and a port at which it is asked. */
export class Miembro {
  private readonly clientes = new Set<Socket>();
  private servidor?: Server;

  private constructor(
    private readonly motor: Motor,
    private readonly remove: () => void,
    private readonly port: number,
    /** What is written goes one after another. */
    readonly escritura: Canal,
  ) {}

  static async create(): Promise<Miembro> {
    const { dataDir, remove } = temporaryDataDir();
    const motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
    return new Miembro(motor, remove, await freePort(), new Canal(publicName(motor.uri)));
  }

  get direccion(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Of its engine, for whoever looks behind the set. */
  get uri(): string {
    return this.motor.uri;
  }

  openCanal(): Canal {
    return new Canal(publicName(this.motor.uri));
  }

  async listen(contesta: Contesta): Promise<void> {
    this.servidor = createServer((cliente) => this.serve(cliente, contesta)).listen(this.port, '127.0.0.1');
    await once(this.servidor, 'listening');
  }

  /** As a process that has died: its port refuses, and whoever was connected is not any more. */
  async vanish(): Promise<void> {
    const closed = this.servidor && once(this.servidor, 'close');
    this.servidor?.close();
    for (const cliente of this.clientes) cliente.destroy();
    await closed;
  }

  async stop(): Promise<void> {
    await this.vanish();
    this.escritura.close();
    await this.motor.stop();
    this.remove();
  }

  private serve(cliente: Socket, contesta: Contesta): void {
    const lectura = this.openCanal();
    this.clientes.add(cliente);
    cliente.on('error', () => undefined);
    cliente.on('close', () => {
      this.clientes.delete(cliente);
      lectura.close();
    });
    cliente.on(
      'data',
      createLector((mensaje) => {
        void contesta(mensaje.documento, lectura).then((respuesta) => {
          if (respuesta) cliente.write(toBytes(respuesta, mensaje));
          else cliente.destroy();
        });
      }),
    );
  }
}
