import type { Direccion } from '../plataforma/config/load-config';

/** Longer than the product itself takes to find that its database is away. */
const PACIENCIA_MS = 9_000;

/** What is to be asked where a server listens everywhere. */
const PROPIA: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Asks the product that runs with these settings; `ok` is what a check of health wants to know. */
export async function askSalud(
  que: 'viva' | 'lista',
  { host, port }: Direccion,
): Promise<{ ok: boolean; dicho: string }> {
  const nombre = PROPIA[host] ?? host;
  const url = `http://${nombre.includes(':') ? `[${nombre}]` : nombre}:${port}/api/salud/${que}`;
  try {
    const respuesta = await fetch(url, { signal: AbortSignal.timeout(PACIENCIA_MS) });
    const { message } = (await respuesta.json()) as { message?: string };
    return { ok: respuesta.ok, dicho: respuesta.ok ? que : (message ?? `responde ${respuesta.status}`) };
  } catch {
    return { ok: false, dicho: `En ${url} no responde nadie.` };
  }
}
