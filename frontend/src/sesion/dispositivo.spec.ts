/** @jest-environment jsdom */
// Longer than most: one device and one server go through its whole life in a browser.
import { get } from '../shared/api/cliente';
import { answer, useServidor } from '../shared/api/pruebas/servidor';
import { CODIGO, ServidorDeDispositivos, TABLETA } from './pruebas/servidorDispositivo';
import { serveSesion } from './pruebas/servidorSesion';
import { startSesion, useSesion } from './useSesion';

const http = useServidor();
let servidor: ServidorDeDispositivos;
const sesion = () => useSesion.getState();
const guardado = () => localStorage.getItem('dispositivo') ?? '';
const ask = () => get('/api/pedidos', { auth: true });

/** The browser is switched off and on again: what is in memory and in the tab is gone. */
async function reopen(): Promise<void> {
  sessionStorage.clear();
  useSesion.setState({ estado: 'comprobando', restaurante: null, dispositivo: null, fallo: null });
  await sesion().restore();
}

/** Another tab has the same storage, and a program of its own. */
async function openOtherTab() {
  let tab!: { sesion: typeof useSesion; ask: typeof ask };
  await jest.isolateModulesAsync(async () => {
    const { useSesion: sesionDelTab, startSesion: start } = await import('./useSesion');
    const cliente = await import('../shared/api/cliente');
    start();
    tab = { sesion: sesionDelTab, ask: () => cliente.get('/api/pedidos', { auth: true }) };
  });
  await tab.sesion.getState().restore();
  return tab;
}

const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'dispositivo' }));

beforeAll(() => {
  startSesion();
});
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  servidor = new ServidorDeDispositivos(http);
  useSesion.setState({ estado: 'anonima', restaurante: null, dispositivo: null, aviso: null, fallo: null });
});

describe('pairing', () => {
  it('makes this browser the device, and keeps it where the next opening finds it', async () => {
    await sesion().pair(CODIGO);

    expect(sesion()).toMatchObject({ estado: 'abierta', dispositivo: TABLETA, restaurante: { _id: 'r1' } });
    expect(sessionStorage).toHaveLength(0);

    await reopen();
    expect(sesion()).toMatchObject({ estado: 'abierta', dispositivo: TABLETA, fallo: null });
    expect(sesion().restaurante).not.toHaveProperty('dispositivo');
  });

  it('asks with the same key until it is answered, so a lost answer burns no code', async () => {
    servidor.perdidas = 3;
    await expect(sesion().pair(CODIGO)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });

    await sesion().pair(CODIGO);

    expect(servidor.claves).toHaveLength(4);
    expect(new Set(servidor.claves).size).toBe(1);
    expect(sesion().dispositivo).toEqual(TABLETA);
  });

  it('begins anew once the server has refused a code', async () => {
    await expect(sesion().pair('00000000')).rejects.toMatchObject({ status: 422 });
    await expect(sesion().pair('00000000')).rejects.toMatchObject({ status: 422 });

    expect(new Set(servidor.claves).size).toBe(2);
    expect(sessionStorage).toHaveLength(0);
    expect(sesion().estado).toBe('anonima');
  });

  it('keeps the key while there are too many tries, since an earlier one may have paired', async () => {
    http.manejar = (_req, res) => answer(res, 429, { success: false, code: 'TOO_MANY_REQUESTS' });
    await expect(sesion().pair(CODIGO)).rejects.toMatchObject({ status: 429 });
    await expect(sesion().pair(CODIGO)).rejects.toMatchObject({ status: 429 });

    expect(new Set(servidor.claves).size).toBe(1);
  });

  it('leaves a paired device as it is when the new code is no good', async () => {
    await sesion().pair(CODIGO);
    const antes = guardado();

    await expect(sesion().pair('00000000')).rejects.toMatchObject({ status: 422 });

    expect(guardado()).toBe(antes);
    expect(sesion().estado).toBe('abierta');
  });
});

describe('a paired device', () => {
  beforeEach(() => sesion().pair(CODIGO));

  it('renews its token when a call is refused, and goes on', async () => {
    servidor.expireAcceso();

    await expect(ask()).resolves.toMatchObject({ _id: 'r1' });

    expect(servidor.renovaciones).toBe(1);
    expect(guardado()).toContain('refresco-1-1');
  });

  it('stays one although the answers to its renewals are lost, one after another', async () => {
    const attend = http.manejar;
    http.manejar = (req, res, cuerpo) => {
      if (req.url?.endsWith('/refresh')) servidor.perdidas = 1;
      attend(req, res, cuerpo);
    };
    servidor.expireAcceso();
    for (let vez = 0; vez < 5; vez++) await expect(ask()).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
    http.manejar = attend;

    await expect(ask()).resolves.toMatchObject({ _id: 'r1' });
    expect(sesion().estado).toBe('abierta');
  });

  it('stays one whatever the network does', async () => {
    const antes = guardado();
    http.manejar = (req) => void req.socket.destroy();

    await reopen();

    expect(sesion()).toMatchObject({ estado: 'comprobando', dispositivo: TABLETA });
    expect(sesion().fallo).toBe('Error de conexión. Verifica tu conexión a internet.');
    expect(guardado()).toBe(antes);
  });

  it.each([
    ['a server without its database', 503, { success: false, code: 'SERVICE_UNAVAILABLE' }],
    ['a restaurant that is premium no longer', 403, { success: false, code: 'FORBIDDEN', message: 'No' }],
    ['a hotspot that wants its own password', 401, '<html>Wifi del bar</html>'],
  ])('stays one through %s', async (_, status, cuerpo) => {
    http.manejar = (_req, res) => answer(res, status, cuerpo);
    await expect(ask()).rejects.toMatchObject({ status });
    expect(sesion().estado).toBe('abierta');

    await reopen();
    expect(sesion()).toMatchObject({ estado: 'comprobando', dispositivo: TABLETA });
    expect(guardado()).toContain('refresco-1-0');
  });

  it('is one no more when the server refuses to renew it, and says so after a reload too', async () => {
    servidor.remove();

    await expect(ask()).rejects.toMatchObject({ status: 401 });

    expect(sesion()).toMatchObject({ estado: 'desemparejada', restaurante: null, dispositivo: TABLETA });
    expect(JSON.parse(guardado())).toMatchObject({ credenciales: null });
    await reopen();
    expect(sesion()).toMatchObject({ estado: 'desemparejada', dispositivo: TABLETA });
  });

  it('can be paired again, and is the new one', async () => {
    servidor.remove();
    await ask().catch(() => undefined);
    servidor = new ServidorDeDispositivos(http);

    await sesion().pair(CODIGO);

    expect(sesion()).toMatchObject({ estado: 'abierta', dispositivo: TABLETA });
  });

  it('gives way to an account in its tab, and is there again in the next', async () => {
    serveSesion(http);
    await sesion().login('ana@ejemplo.es', 'secreta');
    expect(sesion()).toMatchObject({ estado: 'abierta', dispositivo: null });
    await ask();
    expect(http.peticiones.at(-1)?.headers.authorization).toContain(sessionStorage.getItem('accessToken'));

    await sesion().logout();
    expect(sesion()).toMatchObject({ estado: 'anonima', dispositivo: null });
    await expect(ask()).rejects.toMatchObject({ status: 401 });
    expect(guardado()).toContain('refresco-1-0');

    servidor = new ServidorDeDispositivos(http);
    await sesion().pair(CODIGO);
    await reopen();
    expect(sesion().dispositivo).toEqual(TABLETA);
  });

  it('takes the place of the account that was in the tab', async () => {
    serveSesion(http);
    await sesion().login('ana@ejemplo.es', 'secreta');
    servidor = new ServidorDeDispositivos(http);

    await sesion().pair(CODIGO);

    expect(sessionStorage).toHaveLength(0);
    expect(sesion().dispositivo).toEqual(TABLETA);
  });

  it.each([
    '',
    '{',
    '[]',
    '{"dispositivo":{"_id":1}}',
    '{"dispositivo":{"_id":"d","nombre":"n","puesto":"jefe"}}',
  ])('is none with %p in the storage', async (texto) => {
    localStorage.setItem('dispositivo', texto);
    await reopen();
    expect(sesion()).toMatchObject({ estado: 'anonima', dispositivo: null });
  });
});

describe('the tabs of a paired device', () => {
  it('renew once between them, however many need it at the same moment', async () => {
    await sesion().pair(CODIGO);
    const [segunda, tercera] = [await openOtherTab(), await openOtherTab()];

    for (let vuelta = 1; vuelta <= 5; vuelta++) {
      servidor.expireAcceso();
      await Promise.all([ask(), segunda.ask(), tercera.ask(), ask(), segunda.ask()]);
      expect(servidor.renovaciones).toBe(vuelta);
    }
    expect(sesion().estado).toBe('abierta');
  });

  it('all hear that it has been removed', async () => {
    await sesion().pair(CODIGO);
    const segunda = await openOtherTab();
    servidor.remove();

    await expect(segunda.ask()).rejects.toMatchObject({ status: 401 });
    expect(segunda.sesion.getState().estado).toBe('desemparejada');
    tellOtherTabs();

    expect(sesion().estado).toBe('desemparejada');
  });

  it('become the device that another tab has been paired as', async () => {
    await sesion().pair(CODIGO);
    const sustituto = { ...JSON.parse(guardado()), dispositivo: { ...TABLETA, _id: 'd2' } } as object;
    localStorage.setItem('dispositivo', JSON.stringify(sustituto));

    tellOtherTabs();

    expect(sesion()).toMatchObject({ estado: 'comprobando', restaurante: null });
    await sesion().restore();
    expect(sesion().estado).toBe('abierta');
  });

  it('leave alone a tab that an account is using', async () => {
    await sesion().pair(CODIGO);
    serveSesion(http);
    await sesion().login('ana@ejemplo.es', 'secreta');

    localStorage.setItem('dispositivo', JSON.stringify({ dispositivo: TABLETA, credenciales: null }));
    tellOtherTabs();

    expect(sesion()).toMatchObject({ estado: 'abierta', dispositivo: null });
  });
});
