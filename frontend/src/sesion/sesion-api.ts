import { rutas } from '@carta/contracts';
import type { DispositivoPropio, Perfil, Restaurante } from '@carta/contracts';
import { get, post } from '../shared/api/cliente';

/** @throws ApiError or NetworkError. */
export async function readPerfil(): Promise<{ restaurante: Restaurante; dispositivo?: DispositivoPropio }> {
  const perfil = await get<Perfil>(`${rutas.me()}?t=${Date.now()}`, { auth: true });
  const { dispositivo, ...restaurante } = perfil;
  return { restaurante, dispositivo };
}

/** Sent once; failures are ignored. */
export async function closeEnServidor(acceso: string): Promise<void> {
  const headers = { Authorization: `Bearer ${acceso}` };
  await post(rutas.logout(), undefined, { headers, intentos: 1 }).catch(() => undefined);
}
