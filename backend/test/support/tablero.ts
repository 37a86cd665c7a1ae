import { rutas } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import type { Respuesta } from './app';
import { order, pedidoOf } from './carta';
import type { useLocal } from './carta';

/** What a board does, in the words of its tests. */
export function useTablero(casa: ReturnType<typeof useLocal>) {
  return {
    list: async (ruta: string): Promise<Grupo[]> =>
      (await casa.app.get<Grupo[]>(ruta, { token: casa.local.token })).body.data,
    moveMesa: (ticket: Ticket, body: object): Promise<Respuesta<Grupo>> =>
      casa.app.put<Grupo>(rutas.pedidoEstado(ticket._id), { token: casa.local.token, body }),
    moveLinea: (
      ticket: Ticket,
      linea: string,
      estado: string,
      vista: object = {},
    ): Promise<Respuesta<Grupo>> =>
      casa.app.put<Grupo>(rutas.lineaEstado(ticket._id, linea), {
        token: casa.local.token,
        body: { estado, ...vista },
      }),
    reopen: (ticket: Ticket, rev?: number): Promise<Respuesta<Grupo>> =>
      casa.app.put<Grupo>(rutas.pedidoEstado(ticket._id), {
        token: casa.local.token,
        body: { estado: 'entregado', reabrir: true, rev },
      }),
    /** The tickets of a new order, the kitchen's first. */
    orderAt: async (mesa: number, cambios = {}): Promise<[Ticket, ...Ticket[]]> => {
      const { body } = await order(casa.app, pedidoOf(casa.local, { mesa, ...cambios }));
      return body.data.pedidos as [Ticket, ...Ticket[]];
    },
  };
}
