import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** The built frontend; a test may set another folder before the server starts. */
@Injectable()
export class CarpetaWeb {
  ruta = join(findRaiz(__dirname), 'frontend', 'dist');
  /** A thread runs this program to draw diners' pages. */
  programaDibujo = join(findRaiz(__dirname), 'backend', 'dist', 'frontend', 'servidor.cjs');
}

/** Goes up to the nearest folder with a frontend, so that sources and build behave alike. */
function findRaiz(desde: string): string {
  const frontend = join(desde, 'frontend');
  if (existsSync(join(frontend, 'package.json')) || existsSync(join(frontend, 'dist'))) return desde;
  const arriba = dirname(desde);
  return arriba === desde ? desde : findRaiz(arriba);
}
