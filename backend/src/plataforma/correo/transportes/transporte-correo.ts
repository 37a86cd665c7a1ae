import { Logger } from '@nestjs/common';
import type { SendMailOptions, NodemailerError } from 'nodemailer';
import type { Envio, Transporte } from '../../buzon/buzon.types';
import type { Correo } from '../correo';
import { EntregaFallida, motivoOf } from '../../buzon/buzon.errors';

/** In these steps a mail server refuses the mail itself, and not its sender. */
const PASOS_DEL_CORREO: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A failure is definitive only when the server refused this mail for good. */
function toEntregaFallida(error: unknown): EntregaFallida {
  const { permanent, command, responseCode, timeoutType } = error as NodemailerError;
  const isDefinitiva = permanent === true && PASOS_DEL_CORREO.has(command);
  return new EntregaFallida(String(responseCode ?? timeoutType ?? motivoOf(error)), isDefinitiva, error);
}

export abstract class TransporteCorreo implements Transporte<Correo> {
  readonly tipo = 'correo';
  readonly logger = new Logger('Correo');

  constructor(private readonly mailFrom: string) {}

  async deliver(envio: Envio<Correo>, signal: AbortSignal): Promise<void> {
    try {
      await this.carry(envio.id, toMensaje(envio, this.mailFrom), signal);
    } catch (error) {
      throw toEntregaFallida(error);
    }
  }

  protected abstract carry(id: string, mensaje: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/** A mail's content must not make us read a file or an address. */
export const SIN_ACCESOS = { disableFileAccess: true, disableUrlAccess: true } as const;

/** Takes id and date from the stored envio: a mail program recognises a second delivery. */
function toMensaje(
  { id, creadoEn, contenido: { para, asunto, texto, html } }: Envio<Correo>,
  mailFrom: string,
): SendMailOptions {
  return {
    messageId: `<${id}@${hostOf(mailFrom)}>`,
    date: creadoEn,
    from: mailFrom,
    to: { name: '', address: para },
    subject: asunto,
    text: texto,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function hostOf(direccion: string): string {
  return /@([^\s>]+)/.exec(direccion)?.[1] ?? 'localhost';
}
