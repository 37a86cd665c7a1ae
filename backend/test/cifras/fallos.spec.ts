import { Logger } from '@nestjs/common';
import { rutaFallos } from '@carta/contracts';
import { useApp } from '../support/app';
import { holdClock } from '../support/move-clock';

const FALLO = { build: 'index-1a2b', screen: '/sala/mesa/:n', stack: 'draw /assets/sala.js:1:2' };

describe('a fault of a screen', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  const app = useApp({ rateLimit: true });

  it('is in the log and in the figures, ten a minute for each address, and of 4 KB at most', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const tell = (body: object) => app.post(rutaFallos(), { body });
    const count = async () =>
      /carta_fallos_pantalla_total (\d+)/.exec(await (await fetch(`${app.url}/metrics`)).text())?.[1];

    expect((await tell(FALLO)).status).toBe(200);
    expect(warn.mock.calls).toEqual([['Ha fallado /sala/mesa/:n (index-1a2b): draw /assets/sala.js:1:2']]);
    expect(await count()).toBe('1');

    const grande = await tell({ ...FALLO, stack: 'x'.repeat(5_000) });
    expect([grande.status, grande.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    const conQuery = await tell({ ...FALLO, screen: '/menu?t=secreto' });
    expect([conQuery.status, warn.mock.calls.length]).toEqual([422, 1]);

    for (let veces = 2; veces <= 10; veces++) expect((await tell(FALLO)).status).toBe(200);
    expect((await tell(FALLO)).status).toBe(429);
    expect(await count()).toBe('10');
    warn.mockRestore();
  });
});
