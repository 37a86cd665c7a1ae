import { rutas } from '@carta/contracts';
import type { LoginResponse, Restaurante, Tokens } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { call } from './api';
import { inBaseDatos, newId } from './base-datos';
import { fillLogin } from './personal';
import type { EnMarcha } from './producto';
import type { Local } from './restaurantes';

/**
 * A session of the staff, as a paired device of this restaurant has it: its owner opens one, the database
 * hands it over, and the server signs its tokens anew.
 */
export async function openCamarero(producto: EnMarcha, { email, password }: Local): Promise<LoginResponse> {
  const { accessToken, refreshToken } = await post<LoginResponse>(producto, rutas.login(), {
    email,
    password,
  });
  await inBaseDatos(producto, (coleccion) =>
    coleccion('sesiones').updateOne({ _id: newId(famOf(accessToken)) }, { $set: { rol: 'camarero' } }),
  );
  const tokens = await post<Tokens>(producto, rutas.refresh(), { refreshToken });
  const headers = { authorization: `Bearer ${tokens.accessToken}` };
  return { ...tokens, restaurante: await call<Restaurante>(producto, rutas.me(), { headers }) };
}

/** Gives the session to a page: to its login it is what the server answers. */
export async function enterWith(page: Page, sesion: LoginResponse): Promise<void> {
  await page.route(`**${rutas.login()}`, (route) => route.fulfill({ json: { success: true, data: sesion } }));
  await page.goto('/admin');
  await fillLogin(page, { email: sesion.restaurante.email, password: 'la de siempre' });
  await page.waitForURL('**/admin/carta');
}

/** Which session a token is of. */
function famOf(token: string): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(claims) as { fam: string }).fam;
}

function post<T>(producto: EnMarcha, ruta: string, body: unknown): Promise<T> {
  return call<T>(producto, ruta, { method: 'POST', body });
}
