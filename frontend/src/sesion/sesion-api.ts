import { rutas } from '@carta/contracts';
import type { DispositivoPropio, Perfil, Restaurante } from '@carta/contracts';
import { get, post } from '../shared/api/cliente';

/** Whose session this is, and which device of theirs if it is one. Throws ApiError or NetworkError. */
export async function readPerfil(): Promise<{ restaurante: Restaurante; dispositivo?: DispositivoPropio }> {
  const perfil = await get<Perfil>(`${rutas.me()}?t=${Date.now()}`, { auth: true });
  const { dispositivo, ...restaurante } = perfil;
  return { restaurante, dispositivo };
}

/** Tells the server once that a session is over; nobody waits for it to agree. */
export async function closeEnServidor(acceso: string): Promise<void> {
  const headers = { Authorization: `Bearer ${acceso}` };
  await post(rutas.logout(), undefined, { headers, intentos: 1 }).catch(() => undefined);
}
