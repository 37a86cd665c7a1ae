import { rutasSala } from '@carta/contracts';
import type { Dispositivo } from '@carta/contracts';
import { useLocal } from './support/local';
import { buildDispositivo } from './support/dispositivos';
import { eventually } from './support/mongo-motor';
import { hear, openTablero } from './support/socket';

describe('A paired device', () => {
  const casa = useLocal();

  const isConectado = async (): Promise<boolean | undefined> => {
    const { body } = await casa.get<Dispositivo[]>(rutasSala.dispositivos());
    return body.data[0]?.conectado;
  };

  it('is seen by its owner while a socket of it is open, and no longer once the last has closed', async () => {
    const { accessToken } = await buildDispositivo(casa.app, casa.local.token);
    expect(await isConectado()).toBe(false);

    const primera = await openTablero(casa.app, accessToken);
    const segunda = await openTablero(casa.app, accessToken);
    await eventually(async () => (await isConectado()) === true);
    primera.disconnect();
    await hear(segunda, 'latido');
    expect(await isConectado()).toBe(true);
    segunda.disconnect();

    await eventually(async () => (await isConectado()) === false);
  });
});
