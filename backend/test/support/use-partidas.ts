import { CABECERA_CLAVE, rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoRequest, CrearPedidoResponse, Grupo, MesasPagadas, Ticket } from '@carta/contracts';
import type { Respuesta } from './app';
import { order, pedidoOf, readTablero } from './local';
import type { Casa } from './local';

/** What waiters do to whole mesas and their phones go along with, in the words of its tests. */
export function usePartidas(casa: Pick<Casa, 'app' | 'local'>) {
  const put = <T = Grupo>(ruta: string, body: object): Promise<Respuesta<T>> =>
    casa.app.put<T>(ruta, { token: casa.local.token, body });
  const orderAt = async (
    mesa: number,
    cambios: Partial<CrearPedidoRequest> = {},
  ): Promise<CrearPedidoResponse> =>
    (await order(casa.app, pedidoOf(casa.local, { mesa, ...cambios }))).body.data;
  const readMesa = async (mesa: number): Promise<Grupo | null> =>
    (await casa.app.get<Grupo | null>(rutas.pedidosMesa(mesa), { token: casa.local.token })).body.data;
  return {
    orderAt,
    readMesa,
    /** The open tab of a mesa, which has been ordered something first. */
    openMesa: async (mesa: number, cambios: Partial<CrearPedidoRequest> = {}): Promise<Grupo> => {
      await orderAt(mesa, cambios);
      return (await readMesa(mesa)) as Grupo;
    },
    readAbiertos: (): Promise<Grupo[]> => readTablero(casa.app, casa.local),
    move: ({ grupoMesa, mesa, rev }: Grupo, a: number, cambios: object = {}) =>
      put(rutasSala.moverMesa(grupoMesa), { de: mesa.numero, a, rev, ...cambios }),
    join: ({ grupoMesa, rev }: Grupo, mesas: number[], cambios: object = {}) =>
      put(rutasSala.juntarMesas(grupoMesa), { mesas, rev, ...cambios }),
    pay: ({ grupoMesa }: Grupo, ...vistas: Grupo[]) =>
      put<MesasPagadas>(rutasSala.pagarMesas(grupoMesa), {
        revs: Object.fromEntries(vistas.map((vista) => [vista.grupoMesa, vista.rev])),
      }),
    acknowledge: ({ _id }: Ticket, mesa: number) => put(rutasSala.enteradoMudanza(_id), { mesa }),
    serve: async ({ pedidos: [ticket] }: Grupo): Promise<Grupo> =>
      (await put(rutas.pedidoEstado(ticket?._id ?? ''), { estado: 'entregado' })).body.data,
    /** Sends what a phone has kept, under the key it was given. */
    send: (body: CrearPedidoRequest, clave: string) =>
      casa.app.post<CrearPedidoResponse>(rutas.pedidos(), { body, headers: { [CABECERA_CLAVE]: clave } }),
  };
}
