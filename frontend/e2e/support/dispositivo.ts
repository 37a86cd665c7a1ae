import { rutasSala } from '@carta/contracts';
import type { CodigoDispositivo, CrearCodigoRequest, EmparejarResponse } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { call, callAs } from './api';
import { leaveApp, readVida } from './misma-pagina';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** A code for a new device of this restaurant, as its owner makes one; eight digits. */
export async function createCodigo(
  producto: EnMarcha,
  local: Local,
  dispositivo: CrearCodigoRequest,
): Promise<string> {
  const peticion = { method: 'POST', body: dispositivo } as const;
  const ruta = rutasSala.codigosDispositivo();
  return (await callAs<CodigoDispositivo>(producto, local, ruta, peticion)).codigo;
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

/** Makes the browser of a page a paired device, and nothing else, without the screens of pairing; it ends outside the app. */
export async function becomeDispositivo(
  page: Page,
  producto: EnMarcha,
  local: Local,
  datos: CrearCodigoRequest,
): Promise<void> {
  const { dispositivo, accessToken, refreshToken } = await pairDispositivo(producto, local, datos);
  await leaveApp(page);
  await page.evaluate(
    ({ duraMs, ...guardado }) => {
      const credenciales = { ...guardado.credenciales, caducidad: Date.now() + duraMs };
      [localStorage, sessionStorage].forEach((almacen) => almacen.clear());
      localStorage.setItem('dispositivo', JSON.stringify({ ...guardado, credenciales }));
    },
    { dispositivo, credenciales: { accessToken, refreshToken }, duraMs: readVida(accessToken) },
  );
}
