import type { SendMailOptions } from 'nodemailer';
import type { Envio } from '../buzon/buzon.types';
import type { Correo } from './correo';

/**
 * A mail as it leaves. Its id and date are the stored one's: should it ever leave twice, a mail
 * program can tell that both are the same.
 */
export function toMensaje(
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
