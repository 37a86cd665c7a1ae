import { ensureBuilt } from '../../support/construido';
import { Carga } from './carga';
import { enterDemo } from './local';
import type { Local } from './local';
import { Personal } from './personal';
import { Servidor } from './servidor';

/** A dining room at full work: a server of its own, its diners and its staff. */
export interface Servicio {
  readonly servidor: Servidor;
  readonly local: Local;
  readonly carga: Carga;
  readonly personal: Personal;
  /** The last orders are acknowledged and everybody goes home; the server stays. */
  finish(): Promise<void>;
}

export async function startServicio(): Promise<Servicio> {
  ensureBuilt();
  const servidor = await Servidor.start();
  try {
    const local = await enterDemo(servidor.url);
    const carga = new Carga(local);
    const personal = new Personal(local);
    carga.start();
    personal.start();
    const finish = async (): Promise<void> => {
      await carga.stop();
      await personal.stop();
    };
    return { servidor, local, carga, personal, finish };
  } catch (error) {
    await servidor.destroy();
    throw error;
  }
}
