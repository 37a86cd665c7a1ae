import type { Respuesta } from '../support/app';
import { withCampo } from './caso-api';
import type { Envio, CasoApi } from './caso-api';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a value of an address must not be, and how it is answered. */
const MALOS_EN_DIRECCION: Readonly<Record<string, readonly (readonly [valor: string, status: number])[]>> = {
  id: [
    ['x', 400],
    ['$ne', 400],
    ['g'.repeat(24), 400],
    ['a'.repeat(25), 400],
  ],
  categoriaId: [['x', 400]],
  mesa: [
    ['0', 422],
    ['1.5', 422],
    ['uno', 422],
    ['-1', 422],
    ['1e1', 422],
    [' 1', 422],
  ],
  slug: [['No Es ../Slug', 422]],
  linea: [
    ['99', 404],
    ['x', 404],
    ['f'.repeat(24), 404],
  ],
};

/** Every answer has a name of its own, and none about accounts is kept by anybody on its way. */
export function expectHeaders({ ruta }: CasoApi, { headers }: Respuesta<unknown>): void {
  expect(headers.get('x-request-id')).toMatch(UUID);
  if (isDeCuentas(ruta)) expect(headers.get('cache-control')).toBe('no-store');
}

export function withMalo(envio: Envio, campo: string, valor: unknown): Envio {
  if (campo.startsWith('?')) return { ...envio, query: { ...envio.query, [campo.slice(1)]: String(valor) } };
  return { ...envio, body: withCampo(envio.body ?? {}, campo, valor) };
}

/** The values that the address of this call must refuse. */
export function malosDe({ ruta }: CasoApi): (readonly [nombre: string, valor: string, status: number])[] {
  return [...ruta.matchAll(/:(\w+)/g)].flatMap(([, nombre = '']) =>
    (MALOS_EN_DIRECCION[nombre] ?? []).map(([valor, status]) => [nombre, valor, status] as const),
  );
}

/** A value as a test's name says it. */
export const nombreDe = (valor: unknown): string =>
  valor === undefined ? 'that is missing' : JSON.stringify(valor).slice(0, 30);

/** Neither a password nor, to who is nobody, an email. */
export function expectNoSecrets({ abierta, ruta }: CasoApi, { body }: Respuesta<unknown>): void {
  const todo = JSON.stringify(body);
  expect(todo).not.toMatch(/passwordHash|argon2|terminadaEn|huella/);
  if (abierta && !isDeCuentas(ruta)) expect(todo).not.toMatch(/email|@/);
}

/** Opens a session or tells of one. */
function isDeCuentas(ruta: string): boolean {
  return ruta.includes('/auth/') || ruta.endsWith('/emparejar') || ruta.endsWith('/readmision');
}
