import type { SendMailOptions } from 'nodemailer';
import type { Envio } from '../buzon/buzon.types';
import type { Correo } from './correo';

/** Takes id and date from the stored envio: a mail program recognises a second delivery. */
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
