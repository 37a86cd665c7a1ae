import { CABECERA_SEGUIMIENTO, rutasSala } from '@carta/contracts';
import type { Aviso, CambiarAvisoRequest, CrearAvisoRequest, CrearAvisoResponse } from '@carta/contracts';
import type { Respuesta, TestApp } from './app';
import type { Local } from './carta';

type De = Pick<Local, 'id' | 'token'>;

/** Calls from mesa 1 for a waiter, but for what a test says. */
export function call(
  app: TestApp,
  { id }: De,
  cambios: Partial<CrearAvisoRequest> = {},
): Promise<Respuesta<CrearAvisoResponse>> {
  return app.post<CrearAvisoResponse>(rutasSala.avisos(), {
    body: { restaurante: id, mesa: 1, tipo: 'camarero', ...cambios },
  });
}

/** The open calls, as the staff reads them. */
export async function readAvisos(app: TestApp, { token }: De): Promise<Aviso[]> {
  return (await app.get<Aviso[]>(rutasSala.avisos(), { token })).body.data;
}

/** Somebody of the staff takes a call or closes it, by the name of their session. */
export function attend(
  app: TestApp,
  { token }: Pick<Local, 'token'>,
  avisoId: string,
  body: CambiarAvisoRequest,
): Promise<Respuesta<Aviso>> {
  return app.put<Aviso>(rutasSala.aviso(avisoId), { token, body });
}

/** What a phone reads of its own calls. */
export async function readSeguidos(app: TestApp, ...tokens: string[]): Promise<Aviso[]> {
  const headers = { [CABECERA_SEGUIMIENTO]: tokens.join(',') };
  return (await app.get<Aviso[]>(rutasSala.avisosSeguidos(), { headers })).body.data;
}
