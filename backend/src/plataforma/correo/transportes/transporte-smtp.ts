import { createTransport } from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import { SIN_ACCESOS, TransporteCorreo } from './transporte-correo';

/** A silent server is given up after these times (ms). */
const PACIENCIA = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

export class TransporteSmtp extends TransporteCorreo {
  constructor(
    private readonly url: string,
    mailFrom: string,
  ) {
    super(mailFrom);
  }

  protected async carry(_id: string, mensaje: SendMailOptions, signal: AbortSignal): Promise<void> {
    const servidor = createTransport({ ...PACIENCIA, ...SIN_ACCESOS, url: this.url });
    await servidor.sendMail({ ...mensaje, signal });
  }
}
