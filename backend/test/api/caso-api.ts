import type { TestApp } from '../support/app';
import type { Escena } from '../support/escena';
import type { Smtp } from '../support/smtp';
import type { NombreRuta } from './rutas-conocidas';

/** Where a call is made: a server, its mail, and a premium restaurant with something of every kind. */
export interface Entorno {
  app: TestApp;
  smtp: Smtp;
  escena: Escena;
}

/** What the example of most calls needs. */
export type ConEscena = Pick<Entorno, 'escena'>;

/** What a call sends: the values of its address by the names that the table gives them, and a body. */
export interface Envio {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
}

/** A field broken by a value (undefined: missing), and the words it is answered with; `?x` is of the query. */
export type Mala = readonly [campo: string, valor: unknown, mensaje: string];

/** A call that is refused for what it asks, not for how: what it sends instead, and the answer. */
export type Rechazo = readonly [
  caso: string,
  cambios: (entorno: Entorno) => Envio | Promise<Envio>,
  status: number,
  mensaje: string,
];

export interface CasoApi {
  ruta: NombreRuta;
  /** It needs no session. */
  abierta?: true;
  /** It is asked as this, not as the owner. */
  como?: 'dispositivo';
  /** Whether its body goes as a multipart form. */
  form?: true;
  /** An example that is let through; absent: nothing is sent. */
  envia?: (entorno: ConEscena) => Envio;
  /** Of one that asks the server for something first. */
  prepara?: (entorno: Entorno) => Promise<Envio>;
  /** Absent: 200. */
  status?: number;
  /** What the answer has for certain, beside its shape. */
  tiene?: object;
  /** What its success says to a person. */
  message?: string;
  malas?: readonly Mala[];
  rechazos?: readonly Rechazo[];
}

/** What is done by asking for it: there is nothing to send. */
export const SIN_CUERPO: readonly NombreRuta[] = [
  'POST /api/auth/logout',
  'POST /api/restaurantes/:id/mesas/renovar',
  'POST /api/productos/tandas/:id/deshacer',
  'POST /api/productos/importaciones/:id/aplicar',
  'POST /api/productos/importaciones/:id/deshacer',
  'PUT /api/pedidos/:id/visto',
  'PUT /api/pedidos/:id/producto/:linea/reponer',
  'PUT /api/pedidos/:id/producto/:linea/enterado',
];

export async function envioOf({ envia, prepara }: CasoApi, entorno: Entorno): Promise<Envio> {
  return prepara ? prepara(entorno) : (envia?.(entorno) ?? {});
}

const METODOS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Makes a call. @param token undefined: without a session. */
export function call(app: TestApp, de: { ruta: string; form?: true }, envio: Envio, token?: string) {
  const [metodo] = de.ruta.split(' ') as [keyof typeof METODOS];
  const { headers, body } = envio;
  return app[METODOS[metodo]](direccionOf(de.ruta, envio), {
    ...(token === undefined ? {} : { token }),
    ...(headers ? { headers } : {}),
    ...(body === undefined ? {} : { body: de.form ? toForm(body) : body }),
  });
}

/** The address of a call with its values in their places. */
export function direccionOf(ruta: string, { params = {}, query }: Envio): string {
  const patron = ruta.slice(ruta.indexOf(' ') + 1);
  const direccion = patron.replace(/:(\w+)|\*/g, (parametro, nombre: string | undefined) => {
    const valor = params[nombre ?? parametro];
    if (valor === undefined) throw new Error(`${ruta}: nothing for ${parametro}`);
    return encodeURIComponent(valor);
  });
  return query ? `${direccion}?${new URLSearchParams(query).toString()}` : direccion;
}

/** Lists are repeated fields; bytes are a file of that name. */
function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [nombre, valor] of Object.entries(body)) {
    for (const texto of Array.isArray(valor) ? valor : [valor]) {
      if (texto instanceof Blob) form.append(nombre, texto, 'foto.png');
      else if (texto !== undefined) form.append(nombre, String(texto));
    }
  }
  return form;
}

/** A body with one field changed, or without it; `productos.0.cantidad` goes inside. */
export function withCampo(body: Record<string, unknown>, campo: string, valor: unknown) {
  const [cabeza = '', ...resto] = campo.split('.');
  if (resto.length === 0) return { ...body, [cabeza]: valor };
  const copia = structuredClone(body);
  const dentro = resto
    .slice(0, -1)
    .reduce<unknown>((donde, clave) => (donde as Record<string, unknown>)[clave], copia[cabeza]);
  (dentro as Record<string, unknown>)[resto.at(-1) ?? ''] = valor;
  return copia;
}
