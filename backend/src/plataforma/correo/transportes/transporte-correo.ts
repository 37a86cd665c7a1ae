import { Logger } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import type { Envio, Transporte } from '../../buzon/buzon.types';
import type { Correo } from '../correo';
import { toMensaje } from '../mensaje';
import { toEntregaFallida } from './fallo';

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
