/** @jest-environment jsdom */
// Longer than most: the tabs of one browser share its session, so their cases share a browser.
import type { VerificacionResponse } from '@carta/contracts';
import { get } from '../shared/api/cliente';
import { answer, ok, useServidor } from '../shared/api/pruebas/servidor';
import { ANA, serveSesion } from './pruebas/servidorSesion';
import { startSesion, useSesion } from './useSesion';

const servidor = useServidor();
const sesion = () => useSesion.getState();
const login = () => sesion().login('ana@ejemplo.es', 'secreta');
const urls = () =>
  servidor.peticiones.map(({ method, url }) => `${method} ${url.replace(/\d{10,}/, '<ahora>')}`);

beforeAll(() => {
  startSesion();
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  useSesion.setState({ estado: 'anonima', restaurante: null, aviso: null, fallo: null });
});

describe('the session', () => {
  it('that a verified email brings is open at once, and leaves token and user in the local storage', () => {
    const tokens = { accessToken: 'a.b.c', refreshToken: 'refresco' };
    const verificacion: VerificacionResponse = { ...tokens, token: 'a.b.c', restaurante: ANA };

    sesion().adopt(verificacion);

    expect(sesion()).toMatchObject({ estado: 'abierta', restaurante: ANA });
    expect(sessionStorage.getItem('accessToken')).toBe('a.b.c');
    expect(sessionStorage.getItem('refreshToken')).toBe('refresco');
    expect(localStorage.getItem('token')).toBe('a.b.c');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA);

    sesion().expire('inactiva');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('finds nothing of who was here before', async () => {
    localStorage.setItem('user', '{"nombre":"Otro"}');
    sessionStorage.setItem('visto.algo', '1');
    serveSesion(servidor);

    await login();

    expect(localStorage.getItem('user')).toBeNull();
    expect(sessionStorage.getItem('visto.algo')).toBeNull();
  });

  it('reads its profile again when it is told that it changed', async () => {
    serveSesion(servidor);
    await login();
    const despues = { ...ANA, telefono: '600 111 222' };
    servidor.manejar = (_req, res) => ok(res, despues);

    await sesion().reload();

    expect(sesion().restaurante).toEqual(despues);
  });

  it('that ended meanwhile is not given a profile', async () => {
    serveSesion(servidor);
    await login();
    servidor.manejar = (_req, res) => {
      sesion().expire('inactiva');
      ok(res, ANA);
    };

    await sesion().reload();

    expect(sesion()).toMatchObject({ estado: 'anonima', restaurante: null });
  });

  it('asks for its profile when the page is opened again', async () => {
    serveSesion(servidor);
    await login();
    useSesion.setState({ estado: 'comprobando', restaurante: null });

    await sesion().restore();

    expect(urls().at(-1)).toBe('GET /api/auth/me?t=<ahora>');
    expect(sesion()).toMatchObject({ estado: 'abierta', restaurante: ANA });
  });

  it('is nobody without a token, and asks nothing', async () => {
    await sesion().restore();

    expect(sesion().estado).toBe('anonima');
    expect(servidor.peticiones).toEqual([]);
  });

  it('ends on opening the page with a token that has expired', async () => {
    serveSesion(servidor, { minutos: 0 });
    await login();

    await sesion().restore();

    expect(sesion()).toMatchObject({ estado: 'anonima', aviso: 'Token expirado' });
    expect(sessionStorage).toHaveLength(0);
  });

  it('trusts the lifetime of a token and not the clock of the tablet', async () => {
    serveSesion(servidor, { reloj: Date.now() - 3_600_000 });
    await login();

    await sesion().restore();

    expect(sesion().estado).toBe('abierta');
  });

  it('waits for its person when the server cannot be reached, and forgets nothing', async () => {
    serveSesion(servidor);
    await login();
    useSesion.setState({ estado: 'comprobando' });
    servidor.manejar = (_req, res) => answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });

    await sesion().restore();

    expect(sesion()).toMatchObject({
      estado: 'comprobando',
      fallo: 'Error interno del servidor. Inténtalo más tarde.',
    });
    expect(sessionStorage.getItem('accessToken')).not.toBeNull();
  });

  it('renews the token by itself when a call is refused, and goes on', async () => {
    const validos = serveSesion(servidor);
    await login();
    validos.clear();

    expect(await get('/api/pedidos', { auth: true })).toEqual(ANA);

    expect(sessionStorage.getItem('refreshToken')).toBe('refresco-1');
    expect(sesion().estado).toBe('abierta');
  });

  it('renews with one key per token, in a tab and in its duplicate, and after a lost answer', async () => {
    const validos = serveSesion(servidor);
    const attend = servidor.manejar;
    await login();
    const antes = Object.entries(sessionStorage);
    validos.clear();
    let perdidas = 1;
    servidor.manejar = (req, res, cuerpo) =>
      req.url === '/api/auth/refresh' && perdidas-- > 0
        ? void req.socket.destroy()
        : attend(req, res, cuerpo);

    await get('/api/pedidos', { auth: true });
    // Both have the storage of the browser in common, and each the session's of the tab.
    antes.forEach(([nombre, valor]) => sessionStorage.setItem(nombre, String(valor)));
    await get('/api/pedidos', { auth: true }).catch(() => undefined);
    validos.clear();
    await get('/api/pedidos', { auth: true });

    const renovaciones = servidor.peticiones.filter(({ url }) => url === '/api/auth/refresh');
    const porToken = renovaciones.map(({ cuerpo, headers }) =>
      [cuerpo, headers['idempotency-key']].join(' '),
    );
    const tokens = renovaciones.map(({ cuerpo }) => cuerpo);
    expect(renovaciones.length).toBeGreaterThan(new Set(tokens).size);
    expect(new Set(porToken).size).toBe(new Set(tokens).size);
    expect(new Set(renovaciones.map(({ headers }) => headers['idempotency-key'])).size).toBe(
      new Set(tokens).size,
    );
  });

  it('ends when the server no longer knows it: token and user are cleared', async () => {
    serveSesion(servidor);
    await login();
    localStorage.setItem('user', '{}');
    servidor.manejar = (_req, res) => answer(res, 401, { success: false, code: 'UNAUTHORIZED' });

    await expect(get('/api/pedidos', { auth: true })).rejects.toMatchObject({ status: 401 });

    expect(sesion()).toMatchObject({
      estado: 'anonima',
      aviso: 'Sesión expirada. Por favor, inicia sesión nuevamente.',
    });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('closes on both sides, and at once on this one', async () => {
    const validos = serveSesion(servidor);
    await login();

    const cierre = sesion().logout();
    expect(sesion()).toMatchObject({ estado: 'anonima', aviso: null });
    expect(sessionStorage).toHaveLength(0);
    await cierre;

    expect(urls().at(-1)).toBe('POST /api/auth/logout');
    expect(validos.size).toBe(0);
  });
});
