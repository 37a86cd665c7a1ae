import type { Respuesta, TestApp } from '../support/app';
import type { Caso } from './actores';
import type { Fila, Pide } from './celdas';

const METODOS = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const;

/** Sends what a row of the matrix says, as its actor. */
export function llamar(
  app: TestApp,
  { ruta, pide }: Fila,
  { escena, token }: Caso,
): Promise<Respuesta<unknown>> {
  const [metodo] = ruta.split(' ') as [keyof typeof METODOS];
  const pedida = pide(escena);
  return app[METODOS[metodo]](direccionOf(ruta, pedida), {
    ...(token === undefined ? {} : { token }),
    ...(pedida.headers ? { headers: pedida.headers } : {}),
    ...(pedida.body === undefined ? {} : { body: pedida.body }),
  });
}

/** The address of a row with its values in their places. */
export function direccionOf(ruta: string, { params = {}, query }: Pide): string {
  const patron = ruta.slice(ruta.indexOf(' ') + 1);
  const direccion = patron.replace(/:(\w+)|\*/g, (parametro, nombre: string | undefined) => {
    const valor = params[nombre ?? parametro];
    if (valor === undefined) throw new Error(`${ruta}: nothing for ${parametro}`);
    return valor;
  });
  return query ? `${direccion}?${new URLSearchParams(query).toString()}` : direccion;
}
