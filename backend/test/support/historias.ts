import fc from 'fast-check';
import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { Categoria, Ticket } from '@carta/contracts';
import type { TestApp } from './app';
import { call } from './call';
import { buildLocal, order, pedidoOf } from './local';
import type { Local } from './local';
import { buildDispositivo } from './dispositivos';
import { formOf, photo } from './fotos';

/** One thing that happens in a house; which mesa or how much, where that matters. */
type Suceso = readonly [hecho: keyof typeof HECHOS, n: number];

const HECHOS = {
  pide: async (app, local, n, tickets) => {
    const body = pedidoOf(local, { mesa: 1 + (n % 4), ...(n % 3 === 0 && { notas: 'sin sal · ñ € 🍅' }) });
    tickets.push(...((await order(app, body)).body.data?.pedidos ?? []));
  },
  mueve: async (app, { token }, n, tickets) => {
    const estado = ['en_preparacion', 'listo', 'entregado', 'pagado'][n % 4];
    const ticket = tickets[n % Math.max(1, tickets.length)];
    if (ticket) await app.put(rutas.pedidoEstado(ticket._id), { token, body: { estado } });
  },
  cancela: async (app, { token }, n, tickets) => {
    const ticket = tickets[n % Math.max(1, tickets.length)];
    if (ticket) {
      await app.put(rutasSala.cancelarLinea(ticket._id, '0'), { token, body: { motivo: 'no queda' } });
    }
  },
  llama: async (app, local, n) => void (await call(app, local, { mesa: 1 + (n % 4), tipo: 'camarero' })),
  empareja: async (app, { token }, n) =>
    void (await buildDispositivo(app, token, { nombre: `Tableta ${n}` })),
  fotografia: async (app, { token }, n) => {
    const { body } = await app.get<Categoria[]>(rutasGestion.categorias(), { token });
    const categoria = body.data[0]?._id ?? '';
    const form = formOf(
      {
        nombre: `Plato ${n}`,
        precio: '9.5',
        categoria,
        cuenta: JSON.stringify([{ nombre: 'platos', n: 2 }]),
      },
      { bytes: await photo('jpeg', 200 + n, 160) },
    );
    await app.post(rutasGestion.productos(), { token, body: form });
  },
  limpia: async (app, { token }) => void (await app.delete(rutas.pedidosPagados(), { token })),
} as const satisfies Record<
  string,
  (app: TestApp, local: Local, n: number, tickets: Ticket[]) => Promise<void>
>;

const suceso: fc.Arbitrary<Suceso> = fc.tuple(
  fc.constantFrom(...(['pide', 'pide', 'pide', 'mueve', 'mueve', 'cancela', 'llama'] as const)),
  fc.nat(99),
);
const raro: fc.Arbitrary<Suceso> = fc.tuple(
  fc.constantFrom(...(['empareja', 'fotografia', 'limpia'] as const)),
  fc.nat(99),
);

/** Random histories, the same ones at each run. */
export const historias = (cuantas: number): Suceso[][] =>
  fc.sample(
    fc
      .tuple(fc.array(suceso, { minLength: 8, maxLength: 14 }), fc.array(raro, { maxLength: 3 }))
      .map(([comunes, raros]) => [...comunes, ...raros]),
    { seed: 9, numRuns: cuantas },
  );

/** Plays a history in a new house, over HTTP; what is refused, as a move may rightly be, changes nothing. */
export async function play(app: TestApp, historia: readonly Suceso[]): Promise<Local> {
  const local = await buildLocal(app);
  const tickets: Ticket[] = [];
  for (const [hecho, n] of historia) await HECHOS[hecho](app, local, n, tickets);
  return local;
}
