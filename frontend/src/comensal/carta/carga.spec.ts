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

it('opens the carta of a slug', async () => {
  await expect(open(cargaPorSlug(slug))).resolves.toEqual(carta);
});
