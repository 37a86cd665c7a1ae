import type { Logger } from '@nestjs/common';

/** Masculine nouns, because the log says 'Un correo se descarta'. */
export type TipoEnvio = 'correo';

/** A second delivery of an envio has the same id and date. */
export interface Envio<Contenido> {
  id: string;
  creadoEn: Date;
  contenido: Contenido;
}

export interface Transporte<Contenido> {
  readonly tipo: TipoEnvio;
  readonly logger: Logger;
  /**
   * @param signal aborts a slow delivery, or at the end of the server.
   * @throws EntregaFallida, or another error, whose code or name is logged.
   */
  deliver(envio: Envio<Contenido>, signal: AbortSignal): Promise<void>;
}

/** Resolves once the envio is stored. @param caducaEn not worth delivering from then on. */
export type Enviar<Contenido> = (contenido: Contenido, caducaEn: Date) => Promise<void>;
