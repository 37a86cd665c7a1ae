import { cargaPorMesa, cargaPorSlug } from './carga';
import type { CargaCarta } from './carga';
import { buildCarta, buildRestaurante } from './pruebas/carta-entera';

const { _id, slug } = buildRestaurante();
const carta = buildCarta();

/** The server gives this answer to each address that contains the key. */
let respuestas: Record<string, { status: number; data?: unknown }>;

beforeEach(() => {
  respuestas = {
    '/validar': { status: 200, data: { valida: true } },
    '/api/carta': { status: 200, data: carta },
    '/slug/': { status: 200, data: carta.restaurante },
  };
  globalThis.fetch = jest.fn(async (url: string) => {
    const clave = Object.keys(respuestas).find((parte) => url.includes(parte)) ?? '';
    const { status, data } = respuestas[clave] ?? { status: 404 };
    const sobre = status < 400 ? { success: true, data } : { success: false, message: 'No' };
    return { ok: status < 400, status, headers: new Headers(), text: async () => JSON.stringify(sobre) };
  }) as never;
});

const open = (carga: CargaCarta) => carga(new AbortController().signal);
const porMesa = (consulta: string) => open(cargaPorMesa(new URLSearchParams(consulta)));

it('opens the carta of a mesa', async () => {
  await expect(porMesa(`restaurante=${_id}&mesa=4`)).resolves.toEqual(carta);
});

it('proves with the signature of the QR that it was at the mesa', async () => {
  await porMesa(`restaurante=${_id}&mesa=4&t=a-b_c`);

  const direcciones = jest.mocked(fetch).mock.calls.map(([direccion]) => direccion);
  expect(direcciones).toContain(`/api/restaurantes/${_id}/mesas/4/validar?t=a-b_c`);
});

it.each([
  ['', 'URL inválida. Se requiere restaurante y mesa.'],
  [`restaurante=${_id}`, 'URL inválida. Se requiere restaurante y mesa.'],
  ['mesa=4', 'URL inválida. Se requiere restaurante y mesa.'],
  [`restaurante=${_id}&mesa=0`, 'Número de mesa inválido.'],
  [`restaurante=${_id}&mesa=1.5`, 'Número de mesa inválido.'],
  [`restaurante=${_id}&mesa=cuatro`, 'Número de mesa inválido.'],
])('says what is wrong with /menu?%s', async (consulta, mensaje) => {
  await expect(porMesa(consulta)).rejects.toThrow(mensaje);
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['/validar', 404, 'Mesa no válida para este restaurante.'],
  ['/validar', 500, 'Error al cargar la carta. Por favor, intenta de nuevo.'],
  ['/api/carta', 404, 'Error al cargar la carta'],
  ['/api/carta', 503, 'Error al cargar la carta. Por favor, intenta de nuevo.'],
])('says what failed when %s answers %i', async (parte, status, mensaje) => {
  respuestas[parte] = { status };

  await expect(porMesa(`restaurante=${_id}&mesa=4`)).rejects.toThrow(new Error(mensaje));
});

it('opens the carta of a slug', async () => {
  await expect(open(cargaPorSlug(slug))).resolves.toEqual(carta);
});

it('does not ask for a slug that cannot be one', async () => {
  await expect(open(cargaPorSlug('No Vale'))).rejects.toThrow('Slug de restaurante no válido');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['/slug/', 404, undefined, 'Restaurante no encontrado'],
  ['/slug/', 500, undefined, 'Error al cargar los datos del restaurante'],
  ['/slug/', 200, {}, 'ID de restaurante no válido'],
  ['/api/carta', 404, undefined, 'Error al cargar la carta del restaurante'],
])('says what failed when %s answers %i by slug', async (parte, status, data, mensaje) => {
  respuestas[parte] = { status, data };

  await expect(open(cargaPorSlug(slug))).rejects.toThrow(new Error(mensaje));
});
