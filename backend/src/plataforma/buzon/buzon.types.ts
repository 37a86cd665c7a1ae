import type { Logger } from '@nestjs/common';

/** What leaves by the outbox; masculine nouns, because the log says 'Un correo se descarta'. */
export type TipoEnvio = 'correo';

/** What is to leave. Should it ever leave twice, its id and date are the same. */
export interface Envio<Contenido> {
  id: string;
  creadoEn: Date;
  contenido: Contenido;
}

/** How one kind of envio leaves. */
export interface Transporte<Contenido> {
  readonly tipo: TipoEnvio;
  readonly logger: Logger;
  /**
   * @param signal says that it has taken too long, or that the server ends.
   * @throws EntregaFallida, or anything else, of which the log tells the code or the name.
   */
  deliver(envio: Envio<Contenido>, signal: AbortSignal): Promise<void>;
}

/**
 * Once this resolves the envio is stored, and leaves as soon as its transport can take it.
 * @param caducaEn not worth delivering from then on.
 */
export type Enviar<Contenido> = (contenido: Contenido, caducaEn: Date) => Promise<void>;
