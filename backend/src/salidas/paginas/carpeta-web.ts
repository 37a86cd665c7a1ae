import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { PROGRAMA } from '../../plataforma/config/programa';

/** The built frontend; a test may set another folder before the server starts. */
@Injectable()
export class CarpetaWeb {
  ruta = join(PROGRAMA.raiz, 'frontend', 'dist');
  /** A thread runs this program to draw diners' pages. */
  programaDibujo = join(PROGRAMA.raiz, 'backend', 'dist', 'frontend', 'servidor.cjs');
}
