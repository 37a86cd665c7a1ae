import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERRORES, ERRORES_CLIENTE, codigoForStatus } from './errores';
import { ERRORES_SERVIDOR } from './errores-personal';

describe('the code for a status', () => {
  it.each([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA_TYPE'],
    [422, 'VALIDATION_ERROR'],
    [429, 'TOO_MANY_REQUESTS'],
    [500, 'SERVER_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
  ])('%i is %s', (status, codigo) => {
    expect(codigoForStatus(status)).toBe(codigo);
  });

  it.each([0, 200, 304, 418, 502, NaN])('%i has none', (status) => {
    expect(codigoForStatus(status)).toBeNull();
  });
});

describe('what a person is told', () => {
  it.each([
    ['BAD_REQUEST', 'Los datos enviados no son válidos.'],
    ['UNAUTHORIZED', 'Sesión expirada. Por favor, inicia sesión nuevamente.'],
    ['FORBIDDEN', 'No tienes permisos para realizar esta acción.'],
    ['NOT_FOUND', 'El recurso solicitado no existe.'],
    ['VALIDATION_ERROR', 'Los datos enviados no son válidos.'],
    ['SERVER_ERROR', 'Error interno del servidor. Inténtalo más tarde.'],
    ['SERVICE_UNAVAILABLE', 'Error interno del servidor. Inténtalo más tarde.'],
  ] as const)('by %s: %s', (codigo, mensaje) => {
    expect(ERRORES[codigo].mensaje).toBe(mensaje);
  });

  it.each(['CONFLICT', 'PRECIO_CAMBIADO', 'PRODUCTO_NO_DISPONIBLE', 'ESTADO_CAMBIADO'] as const)(
    'by %s, that the world moved (409)',
    (codigo) => {
      expect(ERRORES[codigo].status).toBe(409);
    },
  );

  it('when no answer comes', () => {
    expect(ERRORES_CLIENTE).toEqual({
      TIMEOUT_ERROR: 'La petición ha tardado demasiado. Inténtalo de nuevo.',
      NETWORK_ERROR: 'Error de conexión. Verifica tu conexión a internet.',
      API_ERROR: 'Ha ocurrido un error inesperado.',
    });
  });
});

it('is the table of docs/api.md', () => {
  const pagina = readFileSync(join(__dirname, '../../..', 'docs/api.md'), 'utf8');
  const filas = pagina.matchAll(/^\| ([\d, ]+?) +\| ([A-Z_, ]+?) +\|/gm);
  const contados = [...filas].flatMap(([, estados = '', codigos = '']) =>
    codigos.split(', ').map((codigo) => [codigo, estados.split(', ').map(Number)] as const),
  );

  expect(contados.map(([codigo]) => codigo).sort()).toEqual(Object.keys(ERRORES_SERVIDOR).sort());
  for (const [codigo, estados] of contados) {
    expect(estados).toContain(ERRORES_SERVIDOR[codigo as keyof typeof ERRORES_SERVIDOR].status);
  }
});
