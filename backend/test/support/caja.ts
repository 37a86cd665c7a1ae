import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasSala } from '@carta/contracts';
import type { Grupo, MesasCobradas } from '@carta/contracts';
import type { Respuesta } from './app';
import type { Casa } from './local';
import { useSala } from './sala';

/** How waiters charge, in the words of its tests. */
export function useCaja(casa: Pick<Casa, 'app' | 'local'>) {
  const { moveTo, orderAt } = useSala(casa);
  const charge = (
    grupo: Grupo,
    body: object,
    clave: string = randomUUID(),
    token = casa.local.token,
  ): Promise<Respuesta<MesasCobradas>> =>
    casa.app.post<MesasCobradas>(rutasSala.cobros(grupo.grupoMesa), {
      token,
      body: { forma: 'tarjeta', rev: grupo.rev, ...body },
      headers: { [CABECERA_CLAVE]: clave },
    });
  /** A served mesa with one order; the local's own, or these dishes. */
  const serve = async (mesa: number, productos?: readonly object[]): Promise<Grupo> => {
    const [ticket] = await orderAt(mesa, productos ? { productos } : {});
    return (await moveTo(ticket, { estado: 'entregado' })).body.data;
  };
  return {
    charge,
    serve,
    /** Mesas 1, 2 and 3 of 10,70 € each; the second leads. */
    buildPartida: async (): Promise<[Grupo, Grupo, Grupo]> => {
      const [primera, segunda, tercera] = [await serve(1), await serve(2), await serve(3)];
      const { body } = await casa.app.put<Grupo>(rutasSala.juntarMesas(segunda.grupoMesa), {
        token: casa.local.token,
        body: { mesas: [1, 2, 3], rev: segunda.rev },
      });
      return [primera, body.data, tercera];
    },
    /** Charges an amount of one mesa; answers it as it is then. */
    chargeOk: async (grupo: Grupo, body: object): Promise<Grupo> => {
      const { status, body: cuerpo } = await charge(grupo, body);
      if (status !== 201 || !cuerpo.data.grupos[0]) throw new Error(`a charge was answered ${status}`);
      return cuerpo.data.grupos[0];
    },
    annul: (cobro: string, motivo = 'era de otra mesa'): Promise<Respuesta<Grupo>> =>
      casa.app.put<Grupo>(rutasSala.anularCobro(cobro), { token: casa.local.token, body: { motivo } }),
    pay: (grupo: Grupo): Promise<Respuesta<Grupo>> => {
      const [ticket] = grupo.pedidos;
      if (!ticket) throw new Error('a mesa without orders');
      return moveTo(ticket, { estado: 'pagado', rev: grupo.rev });
    },
  };
}
