import { randomUUID } from 'node:crypto';
import type { CrearPedidoResponse, Grupo, MesaCambiada } from '@carta/contracts';
import { pedidoOf, useLocal } from '../support/local';
import { eventually } from '../support/mongo-motor';
import { usePartidas } from '../support/use-partidas';
import { useSala } from '../support/sala';
import { openTablero } from '../support/socket';

const MOVILES = 50;
const RONDAS = 3;

/** What one phone of the mesa knows. */
interface Movil {
  mesa: number;
  t: string;
  seguimiento?: string;
}

describe('A mesa that is moved back and forth while fifty phones order', () => {
  const casa = useLocal();
  const { openMesa, readMesa, readAbiertos, move, send } = usePartidas(casa);
  const { sign } = useSala(casa);

  /** One more order, sent again under another key to wherever the mesa is now. */
  async function orderFrom(movil: Movil): Promise<CrearPedidoResponse> {
    const clave = randomUUID();
    for (;;) {
      const productos = [casa.local.cana];
      const { status, body } = await send(pedidoOf(casa.local, { ...movil, productos }), clave);
      if (status === 201) return body.data;
      if (status === 503) continue;
      expect([status, body.code]).toEqual([409, 'MESA_CAMBIADA']);
      const { mesa, t = '' } = body.data as unknown as MesaCambiada;
      Object.assign(movil, { mesa, t });
    }
  }

  /** The mesas that a board shows, by what it has heard. */
  async function openBoard(): Promise<Map<string, Grupo>> {
    const vistos = new Map<string, Grupo>();
    const socket = await openTablero(casa.app, casa.local.token);
    socket.on('grupo', (grupo: Grupo) => {
      if ((vistos.get(grupo.grupoMesa)?.rev ?? 0) < grupo.rev) vistos.set(grupo.grupoMesa, grupo);
    });
    return vistos;
  }

  it('has every acknowledged order once, in its tab, and four boards that agree', async () => {
    const boards = await Promise.all([1, 2, 3, 4].map(openBoard));
    await openMesa(2);
    const moviles: Movil[] = [];
    const pedidos: CrearPedidoResponse[] = [];
    for (let i = 0; i < MOVILES; i++) {
      const movil: Movil = { mesa: 6, t: await sign(6) };
      moviles.push(movil);
      pedidos.push(await orderFrom(movil));
      movil.seguimiento = pedidos.at(-1)?.seguimiento ?? '';
    }
    let isParado = false;
    const waiter = async (): Promise<void> => {
      for (let vueltas = 0; ; vueltas++) {
        if ((isParado && vueltas > 1) || vueltas === 40) return;
        const [de, a] = vueltas % 2 === 0 ? [6, 9] : [9, 6];
        // a server with more to do than it can is asked again, as screens do
        await eventually(async () => {
          const grupo = await readMesa(de);
          const status = grupo === null ? 200 : (await move(grupo, a)).status;
          expect([200, 503]).toContain(status);
          return status === 200;
        });
      }
    };
    const dine = async (movil: Movil): Promise<void> => {
      for (let ronda = 1; ronda < RONDAS; ronda++) pedidos.push(await orderFrom(movil));
    };

    const moviendo = waiter();
    await Promise.all(moviles.map(dine));
    isParado = true;

    await moviendo;
    const abiertos = await readAbiertos();
    const perdida = abiertos.find(({ mesa }) => mesa.numero !== 2);
    const idsDe = (tickets: readonly { _id: string }[]) => tickets.map(({ _id }) => _id).sort();
    expect(abiertos).toHaveLength(2);
    expect(pedidos).toHaveLength(MOVILES * RONDAS);
    expect(new Set(pedidos.map(({ grupoMesa }) => grupoMesa))).toEqual(new Set([perdida?.grupoMesa]));
    expect(idsDe(perdida?.pedidos ?? [])).toEqual(idsDe(pedidos.flatMap(({ pedidos: tickets }) => tickets)));
    const revs = (grupos: Iterable<Grupo>) =>
      [...grupos].map(({ grupoMesa, rev }) => [grupoMesa, rev]).sort();
    const isIgual = (vistos: Map<string, Grupo>) =>
      JSON.stringify(revs(vistos.values())) === JSON.stringify(revs(abiertos));
    await eventually(() => boards.every(isIgual));
    for (const vistos of boards) expect(vistos.get(perdida?.grupoMesa ?? '')).toEqual(perdida);
  });
});
