import { CABECERA_SEGUIMIENTO, rutasSala } from '@carta/contracts';
import type {
  Llamada,
  CambiarLlamadaRequest,
  CrearLlamadaRequest,
  CrearLlamadaResponse,
} from '@carta/contracts';
import type { Respuesta, TestApp } from './app';

/** A house, and the token of whoever calls. */
interface De {
  id: string;
  token: string;
}

/** Calls from mesa 1 for a waiter, but for what a test says. */
export function call(
  app: TestApp,
  { id }: De,
  cambios: Partial<CrearLlamadaRequest> = {},
): Promise<Respuesta<CrearLlamadaResponse>> {
  return app.post<CrearLlamadaResponse>(rutasSala.llamadas(), {
    body: { restaurante: id, mesa: 1, tipo: 'camarero', ...cambios },
  });
}

/** The open calls, as the staff reads them. */
export async function readLlamadas(app: TestApp, { token }: De): Promise<Llamada[]> {
  return (await app.get<Llamada[]>(rutasSala.llamadas(), { token })).body.data;
}

/** Somebody of the staff takes a call or closes it, by the name of their session. */
export function attend(
  app: TestApp,
  { token }: Pick<De, 'token'>,
  llamadaId: string,
  body: CambiarLlamadaRequest,
): Promise<Respuesta<Llamada>> {
  return app.put<Llamada>(rutasSala.llamada(llamadaId), { token, body });
}

/** What a phone reads of its own calls. */
export async function readSeguidos(app: TestApp, ...tokens: string[]): Promise<Llamada[]> {
  const headers = { [CABECERA_SEGUIMIENTO]: tokens.join(',') };
  return (await app.get<Llamada[]>(rutasSala.llamadasSeguidas(), { headers })).body.data;
}
