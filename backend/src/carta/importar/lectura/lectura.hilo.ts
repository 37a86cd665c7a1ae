/** The program of a thread (`LecturaService`): reads the texts of cartas, one after another. */
import { parentPort } from 'node:worker_threads';
import { readCarta, readTabla, splitLineas } from './leer-carta';
import type { LecturaPedida } from './lectura.service';

const toCeldas = (texto: string): string[][] => splitLineas(texto).map((linea) => linea.split('\t'));

parentPort?.on('message', ({ texto, tabla, columnas }: LecturaPedida) => {
  parentPort?.postMessage(tabla ? readTabla(toCeldas(texto), columnas) : readCarta(texto, columnas));
});
