import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { CABECERA_CLAVE, CABECERA_SEGUIMIENTO, rutas, rutasSala } from '@carta/contracts';
import type {
  CrearPedidoResponse,
  Grupo,
  MovimientoReciente,
  Ticket,
  PedidoSeguido,
  Puesto,
  Servicio,
} from '@carta/contracts';
import { MesasFirmadasService } from '../../src/casa/locales/mesas-firmadas.service';
import { order, pedidoOf, readTablero } from './local';
import type { Casa } from './local';
import { buildDispositivo } from './dispositivos';

/** What cooks, waiters and diners do in a dining room, in the words of its tests. */
export function useSala(casa: Pick<Casa, 'app' | 'local'>) {
  const put = (ruta: string, body?: object, token = casa.local.token, headers?: Record<string, string>) =>
    casa.app.put<Grupo>(ruta, { token, body, ...(headers ? { headers } : {}) });
  return {
    /** The token of a paired device of this name. */
    pairAs: async (nombre: string, puesto: Puesto = 'camarero'): Promise<string> =>
      (await buildDispositivo(casa.app, casa.local.token, { nombre, puesto })).accessToken,
    cancel: ({ _id }: Ticket, linea: string, body: object = { motivo: 'se ha acabado' }, token?: string) =>
      put(rutasSala.cancelarLinea(_id, linea), body, token),
    /** Some units of the first line, under a key that is made for it. */
    cancelUnits: ({ _id }: Ticket, body: object, token?: string, clave: string = randomUUID()) =>
      put(rutasSala.cancelarLinea(_id, '0'), { motivo: 'no lo quieren', ...body }, token, {
        [CABECERA_CLAVE]: clave,
      }),
    acknowledge: ({ _id }: Ticket, linea: string, token?: string, quedan?: number) =>
      put(rutasSala.enterado(_id, linea, quedan), undefined, token),
    show: ({ _id }: Ticket, token?: string) => put(rutasSala.visto(_id), undefined, token),
    carry: ({ _id }: Ticket, llevar: boolean, token?: string) =>
      put(rutasSala.llevar(_id), { llevar }, token),
    /** A ticket, or with it its whole mesa, as the body says. */
    moveTo: ({ _id }: Ticket, body: object, token?: string) => put(rutas.pedidoEstado(_id), body, token),
    moveLinea: ({ _id }: Ticket, linea: string, estado: string, vista: object = {}) =>
      put(rutas.lineaEstado(_id, linea), { estado, ...vista }),
    reopen: ({ _id }: Ticket, rev?: number) =>
      put(rutas.pedidoEstado(_id), { estado: 'entregado', reabrir: true, rev }),
    list: async (ruta: string): Promise<Grupo[]> =>
      (await casa.app.get<Grupo[]>(ruta, { token: casa.local.token })).body.data,
    /** The tickets of a new order, the kitchen's first. */
    orderAt: async (mesa: number, cambios = {}): Promise<[Ticket, ...Ticket[]]> => {
      const { body } = await order(casa.app, pedidoOf(casa.local, { mesa, ...cambios }));
      return body.data.pedidos as [Ticket, ...Ticket[]];
    },
    recientes: async (limite?: number): Promise<MovimientoReciente[]> =>
      (await casa.app.get<MovimientoReciente[]>(rutasSala.recientes(limite), { token: casa.local.token }))
        .body.data,
    takeOrder: (mesa: number, body: object, token = casa.local.token, clave: string = randomUUID()) =>
      casa.app.post<CrearPedidoResponse>(rutasSala.tomarPedido(mesa), {
        token,
        body,
        headers: { [CABECERA_CLAVE]: clave },
      }),
    setServicio: async (body: Partial<Servicio>): Promise<void> => {
      const { token, id } = casa.local;
      const { status } = await casa.app.put(rutasSala.servicio(id), { token, body });
      if (status !== 200) throw new Error(`the settings were answered ${status}`);
    },
    sign: (mesa: number): Promise<string> =>
      casa.app.app.get(MesasFirmadasService).signMesa(casa.local.id, mesa),
    follow: async (...seguimientos: string[]): Promise<PedidoSeguido[]> =>
      (
        await casa.app.get<PedidoSeguido[]>(rutas.seguimiento(), {
          headers: { [CABECERA_SEGUIMIENTO]: seguimientos.join(',') },
        })
      ).body.data,
    /** The only mesa with an open tab, as the boards read it. */
    readMesa: async (): Promise<Grupo> => {
      const [grupo] = await readTablero(casa.app, casa.local);
      if (!grupo) throw new Error('there is no open tab');
      return grupo;
    },
    /** Changes a ticket's mesa behind the server's back. */
    setMesaOf: async ({ _id }: Ticket, $set: object): Promise<void> => {
      await casa.app.db.collection('grupos').updateOne({ 'pedidos._id': new Types.ObjectId(_id) }, { $set });
    },
  };
}
