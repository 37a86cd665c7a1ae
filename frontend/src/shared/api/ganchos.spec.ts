import { get, mensajeDe, post, setGanchosSesion } from './cliente';
import { NetworkError } from './errores';
import { answer, failureOf, ok, useServidor } from './pruebas/servidor';
import type { ServidorDePrueba } from './pruebas/servidor';

const servidor = useServidor();

describe('the session', () => {
  const auth = { auth: true } as const;

  /** Accepts only this token; everything else is 401. */
  const accept =
    (token: string): ServidorDePrueba['manejar'] =>
    (req, res) =>
      req.headers.authorization === `Bearer ${token}`
        ? ok(res, 'dentro')
        : answer(res, 401, { success: false, code: 'UNAUTHORIZED' });

  function openSesion(inicial: string | null, refrescar: () => Promise<string | null>) {
    let token = inicial;
    const sesion = { refrescos: 0, cierres: 0 };
    setGanchosSesion({
      token: () => token,
      refresh: async () => {
        sesion.refrescos++;
        token = await refrescar();
        return token;
      },
      onUnauthorized: () => {
        sesion.cierres++;
        token = null;
      },
    });
    return sesion;
  }

  it('sends the bearer token only when asked to', async () => {
    openSesion('t1', () => Promise.resolve(null));
    servidor.manejar = (_req, res) => ok(res, null);

    await get('/api/a', auth);
    await get('/api/b');

    expect(servidor.peticiones.map(({ headers }) => headers.authorization)).toEqual(['Bearer t1', undefined]);
  });

  it('without a token is told at once, and nothing leaves', async () => {
    const sesion = openSesion(null, () => Promise.resolve(null));

    const error = await failureOf(get('/api/a', auth));

    expect(mensajeDe(error)).toBe('Sesión expirada. Por favor, inicia sesión nuevamente.');
    expect(servidor.peticiones).toHaveLength(0);
    expect(sesion.cierres).toBe(1);
  });

  it('refreshes once for twenty calls refused together, and replays each', async () => {
    const sesion = openSesion('viejo', () => new Promise((r) => setTimeout(() => r('nuevo'), 30)));
    servidor.manejar = accept('nuevo');

    const llamadas = Array.from({ length: 20 }, (_, i) => get<string>(`/api/${i}`, auth));

    expect(await Promise.all(llamadas)).toEqual(Array.from({ length: 20 }, () => 'dentro'));
    expect(sesion).toEqual({ refrescos: 1, cierres: 0 });
    expect(servidor.peticiones).toHaveLength(40);
  });

  it('does not refresh for a late refusal of a token already replaced', async () => {
    const sesion = openSesion('viejo', () => Promise.resolve('nuevo'));
    let soltar = () => {};
    const lenta = new Promise<void>((resolve) => (soltar = resolve));
    servidor.manejar = (req, res, cuerpo) => {
      if (req.url === '/api/lenta' && servidor.peticiones.length === 1)
        void lenta.then(() => accept('nuevo')(req, res, cuerpo));
      else accept('nuevo')(req, res, cuerpo);
    };

    const tarde = get<string>('/api/lenta', auth);
    while (servidor.peticiones.length === 0) await new Promise((r) => setImmediate(r));
    await get('/api/rapida', auth);
    soltar();

    expect(await tarde).toBe('dentro');
    expect(sesion.refrescos).toBe(1);
  });

  it('ends when there is nothing to refresh with', async () => {
    const sesion = openSesion('viejo', () => Promise.resolve(null));
    servidor.manejar = accept('otro');

    expect(await failureOf(get('/api/a', auth))).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(sesion).toEqual({ refrescos: 1, cierres: 1 });
    expect(servidor.peticiones).toHaveLength(1);
  });

  it('ends when the fresh token is refused too, after one replay', async () => {
    const sesion = openSesion('viejo', () => Promise.resolve('nuevo'));
    servidor.manejar = accept('otro');

    expect(await failureOf(get('/api/a', auth))).toMatchObject({ code: 'UNAUTHORIZED' });
    expect(sesion).toEqual({ refrescos: 1, cierres: 1 });
    expect(servidor.peticiones).toHaveLength(2);
  });

  it('stays open when the refresh finds no connection', async () => {
    const sesion = openSesion('viejo', () => Promise.reject(new NetworkError('NETWORK_ERROR')));
    servidor.manejar = accept('otro');

    expect(await failureOf(get('/api/a', auth))).toMatchObject({ code: 'NETWORK_ERROR' });
    expect(sesion.cierres).toBe(0);
  });

  it('leaves a refused login alone', async () => {
    const sesion = openSesion(null, () => Promise.resolve(null));
    servidor.manejar = (_req, res) =>
      answer(res, 401, { success: false, code: 'UNAUTHORIZED', message: 'Email o contraseña incorrectos' });

    const error = await failureOf(post('/api/auth/login', {}));

    expect(error).toMatchObject({ status: 401, message: 'Email o contraseña incorrectos' });
    expect(sesion).toEqual({ refrescos: 0, cierres: 0 });
  });
});
