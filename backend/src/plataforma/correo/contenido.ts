import type { Config } from '../config/config';
import { Cifrado } from './cifrado';
import type { Correo } from './correo';

/** What is stored of a mail's words, and only closed. */
export type Contenido = Omit<Correo, 'caducaEn'>;

const cifradoOf = ({ jwtSecret }: Config): Cifrado => new Cifrado(jwtSecret, 'correo');

export function closeCorreo({ para, asunto, texto, html }: Correo, config: Config): string {
  return cifradoOf(config).close(JSON.stringify({ para, asunto, texto, html } satisfies Contenido));
}

/** @throws when the server's secret has changed since. */
export function openCorreo(contenido: string, config: Config): Contenido {
  return JSON.parse(cifradoOf(config).open(contenido)) as Contenido;
}
