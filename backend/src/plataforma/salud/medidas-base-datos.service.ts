import { readFileSync } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { Gauge, Histogram } from 'prom-client';
import { BaseDatosService } from '../base-datos/base-datos.service';
import { Metricas } from './metricas.service';

const SEGUNDOS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
/** What anybody may ask of a database is a few words; the driver's own are left out. */
const ORDENES = new Set([
  'find',
  'getMore',
  'aggregate',
  'count',
  'distinct',
  'insert',
  'update',
  'delete',
  'findAndModify',
]);
const PAGINA_BYTES = 4_096;

/** How long the database takes, how long one waits for a connection, and what the embedded engine holds in memory. */
@Injectable()
export class MedidasBaseDatosService {
  constructor(baseDatos: BaseDatosService, { registro }: Metricas) {
    const registers = [registro];
    const ordenes = new Histogram({
      name: 'carta_base_datos_segundos',
      help: 'Seconds that the database took for a command of this process. Sum over processes.',
      labelNames: ['orden', 'fin'],
      buckets: SEGUNDOS,
      registers,
    });
    const esperas = new Histogram({
      name: 'carta_base_datos_espera_segundos',
      help: 'Seconds that this process waited for a free connection to the database. Sum over processes.',
      buckets: SEGUNDOS,
      registers,
    });
    const note = (orden: string, fin: 'bien' | 'mal', ms: number): void => {
      if (ORDENES.has(orden)) ordenes.observe({ orden, fin }, ms / 1_000);
    };
    baseDatos.connection
      .getClient()
      .on('commandSucceeded', ({ commandName, duration }) => note(commandName, 'bien', duration))
      .on('commandFailed', ({ commandName, duration }) => note(commandName, 'mal', duration))
      .on('connectionCheckedOut', ({ durationMS }) => esperas.observe(durationMS / 1_000))
      .on('connectionCheckOutFailed', ({ durationMS }) => esperas.observe(durationMS / 1_000));
    new Gauge({
      name: 'carta_motor_memoria_bytes',
      help: 'Resident bytes of the embedded engine; absent with a MongoDB server, and where there is no /proc.',
      registers,
      collect() {
        const bytes = residentBytes(baseDatos.pidMotor);
        if (bytes === undefined) this.remove();
        else this.set(bytes);
      },
    });
  }
}

function residentBytes(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const [, pages = ''] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
    return Number(pages) * PAGINA_BYTES;
  } catch {
    return undefined;
  }
}
