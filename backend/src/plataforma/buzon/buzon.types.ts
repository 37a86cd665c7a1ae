import type { Logger } from '@nestjs/common';

/** Masculine nouns, because the log says 'Un correo se descarta'. */
export type TipoEnvio = 'correo';

/** A second delivery keeps the id and the date. */
export interface Envio<Contenido> {
  id: string;
  creadoEn: Date;
  contenido: Contenido;
}

export interface Transporte<Contenido> {
  readonly tipo: TipoEnvio;
  readonly logger: Logger;
  /**
   * The signal aborts a slow delivery, and every delivery when the server ends.
   * @throws EntregaFallida, or another error, whose code or name is logged.
   */
  deliver(envio: Envio<Contenido>, signal: AbortSignal): Promise<void>;
}

/** Resolves once the envio is stored; from `caducaEn` on it is not worth delivering. */
export type Enviar<Contenido> = (contenido: Contenido, caducaEn: Date) => Promise<void>;
