import { randomUUID } from 'node:crypto';
import type { Grupo } from '@carta/contracts';
import { servicioNoDisponible } from '../src/plataforma/errores/domain-error';
import { GruposRepository } from '../src/servicio/pedidos/grupos/grupos.repository';
import { pedidoOf, useLocal } from './support/local';
import { usePartidas } from './support/use-partidas';
import { useSala } from './support/sala';

/** How many orders a mesa with its code takes in a minute. */
const TURNOS = 20;

describe('An order that was not stored and has to be sent again', () => {
  const casa = useLocal({ rateLimit: true });
  const { readMesa, orderAt, move, send } = usePartidas(casa);
  const { sign } = useSala(casa);

  afterEach(() => jest.restoreAllMocks());

  const sendAt = async (mesa: number, cambios: object = {}) =>
    send(
      pedidoOf(casa.local, { mesa, productos: [casa.local.cana], t: await sign(mesa), ...cambios }),
      randomUUID(),
    );
  const statusesOf = async (veces: number, one: () => ReturnType<typeof sendAt>): Promise<Set<number>> => {
    const statuses = new Set<number>();
    for (let i = 0; i < veces; i++) statuses.add((await one()).status);
    return statuses;
  };

  it('to the mesa where its tab is now leaves whoever sits at the old one all their turns', async () => {
    const { seguimiento } = await orderAt(6, { t: await sign(6) });
    await move((await readMesa(6)) as Grupo, 9);

    expect(await statusesOf(TURNOS + 5, () => sendAt(6, { seguimiento }))).toEqual(new Set([409]));

    // The first order of the party that left took one.
    expect(await statusesOf(TURNOS - 1, () => sendAt(6))).toEqual(new Set([201]));
    expect((await sendAt(6)).status).toBe(429);
  });

  it('because too many wrote at once does not wait for its own attempts', async () => {
    jest.spyOn(casa.app.app.get(GruposRepository), 'addTickets').mockImplementation(() => {
      throw servicioNoDisponible('La mesa está muy solicitada. Inténtalo de nuevo.');
    });
    expect(await statusesOf(TURNOS + 5, () => sendAt(6))).toEqual(new Set([503]));
    jest.restoreAllMocks();

    expect((await sendAt(6)).status).toBe(201);
  });

  it('is not one that a full mesa has turned away: whoever knocks there has to wait in the end', async () => {
    await sendAt(6);
    await casa.app.db
      .collection('grupos')
      .updateMany({ mesa: 6, pagado: false }, { $set: { peso: 1_000_000 }, $inc: { rev: 1 } });

    expect(await statusesOf(TURNOS - 1, () => sendAt(6))).toEqual(new Set([409]));

    expect((await sendAt(6)).status).toBe(429);
  });
});
