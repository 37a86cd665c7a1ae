import { readFileSync } from 'node:fs';
import { procesarImagen } from '../../src/plataforma/imagenes/procesar-imagen';

// A program that does nothing but photos, for the test of what they take: is told files, and tells
// its parent how each ended and by how many bytes it has grown at most.
const residentBytes = (): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;

async function run(archivos: readonly string[]): Promise<void> {
  const antes = residentBytes();
  const finales = await Promise.allSettled(
    archivos.map((archivo, i) => procesarImagen(readFileSync(archivo), `casa-${i}`)),
  );
  process.send?.({
    crecido: residentBytes() - antes,
    finales: finales.map((final) => (final.status === 'rejected' ? String(final.reason) : 'hecha')),
  });
}

void run(process.argv.slice(2));
