import { get, mensajeDe, post, put, remove, request, setGanchosSesion } from './cliente';
import { ApiError, NetworkError } from './errores';
import { answer, failureOf, ok, useServidor } from './pruebas/servidor';

const servidor = useServidor();

beforeEach(() => {
  setGanchosSesion({ token: () => null, refresh: () => Promise.resolve(null), onUnauthorized: () => {} });
});

describe('an answer', () => {
  it('gives the data of a good one, with its message and headers', async () => {
    servidor.manejar = (_req, res) =>
      answer(res, 200, { success: true, data: [1], message: 'Hecho' }, { 'X-Request-Id': 'r1' });

    const respuesta = await request<number[]>('/api/x');

    expect(respuesta.data).toEqual([1]);
    expect(respuesta.message).toBe('Hecho');
    expect(respuesta.headers.get('x-request-id')).toBe('r1');
  });

  it('sends a body as JSON with its method', async () => {
    servidor.manejar = (_req, res) => ok(res, null);

    await put('/api/x', { nombre: 'Croqueta' });

    expect(servidor.peticiones[0]).toMatchObject({ method: 'PUT', cuerpo: '{"nombre":"Croqueta"}' });
    expect(servidor.peticiones[0]?.headers['content-type']).toBe('application/json');
  });

  it.each([
    [400, 'BAD_REQUEST', 'Los datos enviados no son válidos.'],
    [401, 'UNAUTHORIZED', 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    [403, 'FORBIDDEN', 'No tienes permisos para realizar esta acción.'],
    [404, 'NOT_FOUND', 'El recurso solicitado no existe.'],
    [422, 'VALIDATION_ERROR', 'Los datos enviados no son válidos.'],
    [500, 'SERVER_ERROR', 'Error interno del servidor. Inténtalo más tarde.'],
    [503, 'SERVICE_UNAVAILABLE', 'Error interno del servidor. Inténtalo más tarde.'],
    [418, 'API_ERROR', 'Ha ocurrido un error inesperado.'],
    [502, 'API_ERROR', 'Ha ocurrido un error inesperado.'],
  ])('%i without words is %s with the words of the catalogue', async (status, code, mensaje) => {
    servidor.manejar = (_req, res) => answer(res, status, '<html>no JSON</html>');

    const error = await failureOf(get('/api/x'));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, code, message: mensaje });
  });

  it('lets the message of the server win, and carries its fields and data', async () => {
    const errors = [{ field: 'mesa', message: 'Número de mesa inválido.' }];
    servidor.manejar = (_req, res) =>
      answer(res, 409, {
        success: false,
        code: 'ESTADO_CAMBIADO',
        message: 'Otro lo movió',
        errors,
        data: 7,
      });

    const error = await failureOf(get('/api/x'));

    expect(error).toMatchObject({ code: 'ESTADO_CAMBIADO', message: 'Otro lo movió', errors, data: 7 });
    expect(mensajeDe(error, 'Error al cargar los pedidos')).toBe('Otro lo movió');
  });

  it.each([
    ['{}', 'an empty object'],
    ['null', 'null'],
    ['no es JSON', 'no JSON'],
    ['{"success":false,"code":"NOT_FOUND"}', 'success false'],
    ['{"success":"true","data":1}', 'success as text'],
  ])('with status 200 but without success is API_ERROR: %s', async (cuerpo) => {
    servidor.manejar = (_req, res) => answer(res, 200, cuerpo);

    expect(await failureOf(get('/api/x'))).toMatchObject({
      code: 'API_ERROR',
      status: 200,
    });
  });

  it('tells how long to wait when there were too many', async () => {
    servidor.manejar = (_req, res) => answer(res, 429, {}, { 'Retry-After': '17' });

    expect(await failureOf(get('/api/x'))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 17,
    });
  });
});

describe('patience', () => {
  it('gives up with TIMEOUT_ERROR when no answer comes in time', async () => {
    servidor.manejar = () => undefined;

    const error = await failureOf(get('/api/x', { timeoutMs: 60, intentos: 1 }));

    expect(error).toMatchObject({ code: 'TIMEOUT_ERROR' });
    expect(mensajeDe(error)).toBe('La petición ha tardado demasiado. Inténtalo de nuevo.');
  });

  it('counts the time of the body too', async () => {
    servidor.manejar = (_req, res) => {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      res.write('{"success":true,');
    };

    const error = await failureOf(get('/api/x', { timeoutMs: 80, intentos: 1 }));

    expect(error).toMatchObject({ code: 'TIMEOUT_ERROR' });
  });

  it('tries three times, a second apart, when the connection breaks', async () => {
    const instantes: number[] = [];
    servidor.manejar = (req, res) => {
      instantes.push(Date.now());
      if (instantes.length < 3) req.socket.destroy();
      else ok(res, 'a la tercera');
    };

    expect(await post<string>('/api/x', { a: 1 })).toBe('a la tercera');

    expect(servidor.peticiones.map(({ cuerpo }) => cuerpo)).toEqual(['{"a":1}', '{"a":1}', '{"a":1}']);
    expect(instantes[1]! - instantes[0]!).toBeGreaterThanOrEqual(990);
  });

  it('says NETWORK_ERROR when it has tried enough', async () => {
    servidor.manejar = (req) => req.socket.destroy();

    const error = await failureOf(get('/api/x', { intentos: 2 }));

    expect(error).toBeInstanceOf(NetworkError);
    expect(mensajeDe(error)).toBe('Error de conexión. Verifica tu conexión a internet.');
    expect(servidor.peticiones).toHaveLength(2);
  });

  it('never asks again what the server has answered', async () => {
    servidor.manejar = (_req, res) => answer(res, 500, { success: false });

    await failureOf(get('/api/x'));

    expect(servidor.peticiones).toHaveLength(1);
  });

  it('stops at once when the caller lets go, with its reason', async () => {
    const corte = new AbortController();
    servidor.manejar = () => corte.abort(new Error('ya no hace falta'));

    const error = await failureOf(get('/api/x', { signal: corte.signal }));

    expect(error).toMatchObject({ message: 'ya no hace falta' });
    expect(servidor.peticiones).toHaveLength(1);
  });
});

describe('what is removed', () => {
  const gone = { success: false, code: 'NOT_FOUND', message: 'El producto no existe.' };

  it('is removed when the answer that said so was lost and the retry finds it gone', async () => {
    servidor.manejar = (req, res) => {
      if (servidor.peticiones.length === 1) req.socket.destroy();
      else answer(res, 404, gone);
    };

    await remove('/api/x');

    expect(servidor.peticiones.map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('is not removed when it was never there', async () => {
    servidor.manejar = (_req, res) => answer(res, 404, gone);

    expect(await failureOf(remove('/api/x'))).toMatchObject({
      message: 'El producto no existe.',
    });
  });
});

describe('the words for a person', () => {
  it('are those of the screen when the server has none', () => {
    const mudo = new ApiError({ status: 500 });

    expect(mensajeDe(mudo, 'Error al cargar los pedidos')).toBe('Error al cargar los pedidos');
    expect(mensajeDe(mudo)).toBe('Error interno del servidor. Inténtalo más tarde.');
    expect(mensajeDe(new TypeError('x'))).toBe('Ha ocurrido un error inesperado.');
  });
});
