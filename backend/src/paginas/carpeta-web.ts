import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Where the built frontend is; a test may point it elsewhere before the server starts. */
@Injectable()
export class CarpetaWeb {
  ruta = findDist(__dirname);
}

/** The nearest `frontend/dist` going up: the same from the sources and from the build. */
function findDist(desde: string): string {
  if (existsSync(join(desde, 'frontend', 'package.json')) || existsSync(join(desde, 'frontend', 'dist'))) {
    return join(desde, 'frontend', 'dist');
  }
  const arriba = dirname(desde);
  return arriba === desde ? join(desde, 'frontend', 'dist') : findDist(arriba);
}
