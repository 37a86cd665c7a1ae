import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { rutas } from '@carta/contracts';
import { CambiosEnCurso } from '../src/common/http/cambios-en-curso';
import { order, pedidoOf, useLocal } from './support/carta';
import { eventually } from './support/mongo-motor';
import { collect, openTablero } from './support/socket';

/** Longer than a test may take, in ms. */
const LIMITE_MS = 600_000;
/** Into so many turns the latidos of all boards are cut. */
const TURNOS = 20;

describe('A change that is under way', () => {
  const casa = useLocal();

  it('has ended with its answer', async () => {
    await order(casa.app, pedidoOf(casa.local));

    await cambiosDe().none(LIMITE_MS);
  });

  it('has ended when nobody waits for it any more, and not before', async () => {
    const sucesos: string[] = [];
    const cliente = await sendHalf();

    const espera = cambiosDe()
      .none(LIMITE_MS)
      .then(() => sucesos.push('sigue'));
    await casa.app.get('/api/salud/viva');
    await order(casa.app, pedidoOf(casa.local));
    sucesos.push('se va');
    cliente.destroy();
    await espera;

    expect(sucesos).toEqual(['se va', 'sigue']);
  });

  it('keeps no board from its latidos, though it never end', async () => {
    const cliente = await sendHalf();
    const latidos = collect(await openTablero(casa.app, casa.local.token), 'latido');

    await eventually(() => latidos.length >= 3);

    cliente.destroy();
  });

  it('is waited for by every turn of the latidos, for 25 ms at most', async () => {
    const latidos = collect(await openTablero(casa.app, casa.local.token), 'latido');
    await eventually(() => latidos.length > 0);
    let end = (): void => undefined;
    const change = new Promise<void>((resolve) => (end = resolve));
    const waiting = jest.spyOn(cambiosDe(), 'none').mockImplementation(() => change);

    await eventually(() => waiting.mock.calls.length >= TURNOS);
    const antes = latidos.length;
    end();

    await eventually(() => latidos.length > antes);
    // A timer that comes a millisecond too soon leaves one more
    expect(Math.max(...waiting.mock.calls.flat())).toBeLessThanOrEqual(26);
    waiting.mockRestore();
  });

  it('is one only if it may change something', async () => {
    const counting = jest.spyOn(cambiosDe(), 'begin');

    await casa.app.get('/api/salud/viva');
    await casa.app.get(rutas.carta(casa.local.id));
    expect(counting).not.toHaveBeenCalled();

    counting.mockRestore();
  });

  const cambiosDe = (): CambiosEnCurso => casa.app.app.get(CambiosEnCurso);

  /** A request that has arrived and whose body has not; it can go away. */
  async function sendHalf(): Promise<Socket> {
    const counting = jest.spyOn(cambiosDe(), 'begin');
    const cliente = connect(Number(new URL(casa.app.url).port), '127.0.0.1');
    cliente.write(
      `POST ${rutas.pedidos()} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n`,
    );
    await eventually(() => counting.mock.calls.length > 0);
    counting.mockRestore();
    return cliente;
  }
});
