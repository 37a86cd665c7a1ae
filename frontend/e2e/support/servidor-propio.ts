import { Servidor } from '../../../backend/test/caos/support/servidor';
import { ensureBuilt } from '../../../backend/test/support/construido';

/** A product of one test file, that it may kill and start again on the same data and address. */
export function startServidor(): Promise<Servidor> {
  ensureBuilt();
  return Servidor.start();
}
