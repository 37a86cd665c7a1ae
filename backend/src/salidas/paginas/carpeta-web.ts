import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Where the built frontend is; a test may point it elsewhere before the server starts. */
@Injectable()
export class CarpetaWeb {
  /** What browsers may ask for. */
  ruta = join(findRaiz(__dirname), 'frontend', 'dist');
  /** The program of the thread that draws diners' pages. */
  programaDibujo = join(findRaiz(__dirname), 'backend', 'dist', 'frontend', 'servidor.cjs');
}

/** The nearest folder going up that has a frontend: the same from the sources and from the build. */
function findRaiz(desde: string): string {
  const frontend = join(desde, 'frontend');
  if (existsSync(join(frontend, 'package.json')) || existsSync(join(frontend, 'dist'))) return desde;
  const arriba = dirname(desde);
  return arriba === desde ? desde : findRaiz(arriba);
}
