import { Injectable } from '@nestjs/common';
import type { Copias } from '@carta/contracts';
import { BaseDatosService } from '../base-datos/base-datos.service';
import { dbOf } from '../base-datos/conexion/connect';
import { readUltimasCopias } from '../base-datos/ultima-copia';
import { Config } from '../config/config';

/** A day, and what the next copy may take until it has been made and carried elsewhere. */
const VIEJA_MS = 26 * 3_600_000;

/** How old the copies are, for whoever looks after them. */
@Injectable()
export class CopiasVistas {
  private readonly desde = new Date();

  constructor(
    private readonly config: Config,
    private readonly baseDatos: BaseDatosService,
  ) {}

  async read(ahora: Date): Promise<Copias | undefined> {
    const { copias, copiasFuera } = this.config;
    const { diaria, aMano, fuera } = await readUltimasCopias(dbOf(this.baseDatos.connection));
    const ultima = latest(diaria, aMano);
    if (copias === undefined && copiasFuera === undefined && ultima === undefined) return undefined;
    const avisos = [
      copias !== undefined && this.avisoDe('La última copia', ultima, ahora),
      copiasFuera !== undefined && this.avisoDe('La última copia fuera del servidor', fuera, ahora),
    ].filter((aviso) => typeof aviso === 'string');
    return {
      ultima: ultima?.toISOString() ?? null,
      ...(copiasFuera !== undefined && { fuera: fuera?.toISOString() ?? null }),
      ...(avisos.length > 0 && { aviso: avisos.join(' ') }),
    };
  }

  /** A server that has just begun has a day to make its first. */
  private avisoDe(que: string, en: Date | undefined, ahora: Date): string | undefined {
    if (ahora.getTime() - (en ?? this.desde).getTime() <= VIEJA_MS) return undefined;
    return en === undefined
      ? `${que} está por hacer desde hace más de un día.`
      : `${que} tiene más de un día.`;
  }
}

function latest(...fechas: (Date | undefined)[]): Date | undefined {
  return fechas.filter((fecha) => fecha !== undefined).sort((a, b) => b.getTime() - a.getTime())[0];
}
