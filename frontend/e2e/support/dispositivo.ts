import { rutas, rutasSala } from '@carta/contracts';
import type {
  CodigoDispositivo,
  CrearCodigoRequest,
  EmparejarResponse,
  LoginResponse,
} from '@carta/contracts';
import type { Page } from 'playwright-core';
import { call } from './api';
import type { EnMarcha } from './producto';
import type { Local } from './restaurantes';

/** A code for a new device of this restaurant, as its owner makes one; eight digits. */
export async function createCodigo(
  producto: EnMarcha,
  { email, password }: Local,
  dispositivo: CrearCodigoRequest,
): Promise<string> {
  const cuenta = await call<LoginResponse>(producto, rutas.login(), {
    method: 'POST',
    body: { email, password },
  });
  const headers = { authorization: `Bearer ${cuenta.accessToken}` };
  const peticion = { method: 'POST', headers, body: dispositivo } as const;
  return (await call<CodigoDispositivo>(producto, rutasSala.codigosDispositivo(), peticion)).codigo;
}

/** Pairs the browser of a page with the link of a QR, and waits until it is in its place. */
export async function enterDispositivo(page: Page, codigo: string): Promise<void> {
  await page.goto(`/emparejar?codigo=${codigo}`);
  await page.waitForURL(/\/(cocina|sala)/);
}

/** A device without a browser: what its screen would hold once paired. */
export async function pairDispositivo(
  producto: EnMarcha,
  local: Local,
  dispositivo: CrearCodigoRequest,
): Promise<EmparejarResponse> {
  const codigo = await createCodigo(producto, local, dispositivo);
  return call(producto, rutasSala.emparejar(), { method: 'POST', body: { codigo } });
}
