import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { CodigoDispositivo, EmparejarResponse, Puesto } from '@carta/contracts';
import type { Respuesta, TestApp } from './app';

/** A code for a device, as its owner asks for it. */
export async function createCodigo(
  app: TestApp,
  token: string,
  { nombre = 'Tablet de cocina', puesto = 'cocina' }: { nombre?: string; puesto?: Puesto } = {},
): Promise<CodigoDispositivo> {
  const { status, body } = await app.post<CodigoDispositivo>(rutasSala.codigosDispositivo(), {
    token,
    body: { nombre, puesto },
  });
  if (status !== 201) throw new Error(`the code was answered ${status}: ${body.message}`);
  return body.data;
}

/** What a tablet sends when somebody types a code into it. */
export function pair(
  app: TestApp,
  codigo: string,
  headers: Record<string, string> = {},
): Promise<Respuesta<EmparejarResponse>> {
  return app.post<EmparejarResponse>(rutasSala.emparejar(), { body: { codigo }, headers });
}

export const withClave = (clave: string): Record<string, string> => ({ [CABECERA_CLAVE]: clave });

/** A paired device of whoever has this token: who it is, and its tokens. */
export async function buildDispositivo(
  app: TestApp,
  token: string,
  datos: { nombre?: string; puesto?: Puesto } = {},
): Promise<EmparejarResponse> {
  const { codigo } = await createCodigo(app, token, datos);
  const { status, body } = await pair(app, codigo);
  if (status !== 200) throw new Error(`the pairing was answered ${status}: ${body.message}`);
  return body.data;
}
