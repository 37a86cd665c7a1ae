import type { SendMailOptions } from 'nodemailer';

/** Where mails go when they leave. */
export abstract class Transporte {
  /**
   * @param id tells it from all others.
   * @throws whatever went wrong; `isDefinitivo` tells whether trying again may help.
   */
  abstract deliver(id: string, mensaje: SendMailOptions, signal: AbortSignal): Promise<void>;
}

/** Nothing that a mail says may make us read a file or an address. */
export const SIN_ACCESOS = { disableFileAccess: true, disableUrlAccess: true } as const;
