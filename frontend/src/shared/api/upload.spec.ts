/** @jest-environment jsdom */
import { setGanchosSesion } from './cliente';
import { answer, failureOf, ok, useServidor } from './pruebas/servidor';
import { upload } from './upload';

const servidor = useServidor();
const CLAVE = 'b7c6a1de-0f1a-4c1e-9a55-0123456789ab';

beforeEach(() => {
  setGanchosSesion({
    token: () => 't1',
    refresh: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
  });
});

function buildForm(bytes = 2_000): FormData {
  const form = new FormData();
  form.set('nombre', 'Croquetas');
  form.set('imagen', new Blob(['x'.repeat(bytes)], { type: 'image/jpeg' }), 'foto.jpg');
  return form;
}

const create = (cambios: Partial<Parameters<typeof upload>[1]> = {}) =>
  upload<string>('/api/productos', { method: 'POST', body: buildForm(), ...cambios });

it('sends the form with the token and the headers it is given, and answers the data', async () => {
  servidor.manejar = (_req, res) => ok(res, 'creado');

  expect(await create({ headers: { 'Idempotency-Key': CLAVE } })).toBe('creado');

  const [peticion] = servidor.peticiones;
  expect(peticion?.headers).toMatchObject({ authorization: 'Bearer t1', 'idempotency-key': CLAVE });
  expect(peticion?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(peticion?.cuerpo).toContain('Croquetas');
  expect(peticion?.cuerpo).toContain('foto.jpg');
});

it('tells how much has left, up to everything', async () => {
  servidor.manejar = (_req, res) => ok(res, null);
  const partes: number[] = [];

  await create({ body: buildForm(900_000), onProgreso: (parte) => partes.push(parte) });

  expect(partes[0]).toBe(0);
  expect(partes.at(-1)).toBe(1);
  expect([...partes].sort((a, b) => a - b)).toEqual(partes);
});

it('tries three times when the line breaks, always with the same key', async () => {
  const consola = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  servidor.manejar = (req, res) => {
    if (servidor.peticiones.length < 3) req.socket.destroy();
    else ok(res, 'al tercero');
  };

  expect(await create({ headers: { 'Idempotency-Key': CLAVE } })).toBe('al tercero');

  const claves = servidor.peticiones.map(({ headers }) => headers['idempotency-key']);
  expect(claves).toEqual([CLAVE, CLAVE, CLAVE]);
  consola.mockRestore();
});

it('says so when it takes too long', async () => {
  servidor.manejar = () => undefined;

  const error = await failureOf(create({ timeoutMs: 30, intentos: 1 }));

  expect(error).toMatchObject({
    code: 'TIMEOUT_ERROR',
    message: 'La petición ha tardado demasiado. Inténtalo de nuevo.',
  });
});

it('does not ask again for a refusal, and brings its words and fields', async () => {
  const errors = [{ field: 'precio', message: 'El precio es obligatorio' }];
  servidor.manejar = (_req, res) => answer(res, 422, { success: false, code: 'VALIDATION_ERROR', errors });

  expect(await failureOf(create())).toMatchObject({ status: 422, errors });
  expect(servidor.peticiones).toHaveLength(1);
});

it('renews a token that no longer counts, and sends again', async () => {
  let token = 'viejo';
  setGanchosSesion({
    token: () => token,
    refresh: () => Promise.resolve((token = 'nuevo')),
    onUnauthorized: () => undefined,
  });
  servidor.manejar = (req, res) =>
    req.headers.authorization === 'Bearer nuevo'
      ? ok(res, 'dentro')
      : answer(res, 401, { success: false, code: 'UNAUTHORIZED' });

  expect(await create()).toBe('dentro');
});

it('stops when it is told to', async () => {
  servidor.manejar = () => undefined;
  const corte = new AbortController();
  const peticion = failureOf(create({ signal: corte.signal }));

  setTimeout(() => corte.abort(new Error('cerrada')), 30);

  expect(await peticion).toMatchObject({ message: 'cerrada' });
});
