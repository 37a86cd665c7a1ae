import { setTimeout as pause } from 'node:timers/promises';
import { rutas } from '@carta/contracts';
import type { EstadoLinea, Grupo } from '@carta/contracts';
import { Corte } from '../../../frontend/e2e/support/corte';
import { launchChromium } from '../support/chromium';
import { measureDatabaseFailures } from '../support/database-failures';
import { HttpConnection } from '../support/http-connection';
import { MESA_COMENSAL, instantOf, openDiner, openStaff, says } from '../support/live-screens';
import type { Escena, LiveScreen } from '../support/live-screens';
import { askAsOwner } from '../support/owner';
import type { Owner } from '../support/owner';
import { toPost } from '../support/pedido';
import { Product } from '../support/product';
import { atMost } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';
import { accessTokens } from '../support/tokens';

const ROUNDS = 10;
/** Once everybody has noticed, an accident goes on for `least` ms, and for at most `more` ms longer. */
const AVERIA_MS = { least: 1_000, more: 8_000 } as const;
/** These mesas order while a screen is away. */
const MESAS = Array.from({ length: 12 }, (_, i) => MESA_COMENSAL + 1 + i);
const GOAL = atMost(5, ' s');

/** Both functions return the instant (ms) from which the screens are timed. */
interface Averia {
  begin: (escena: Escena) => Promise<number>;
  end: (escena: Escena) => Promise<number>;
}

/** Maps a screen's name to the s that it took in each round. */
type Tardanzas = Map<string, number[]>;

/**
 * A server is killed and started again, and then nothing passes through the network: the figure is how soon
 * each screen says that it is cut off, and how soon it shows everything afterwards. The database follows.
 */
export async function measureAverias({ product, dataDir, locales }: Scene): Promise<Result> {
  tell('screens whose server or network fails');
  const [local] = locales;
  const [token = ''] = accessTokens(dataDir, locales.slice(0, 1));
  if (!local) throw new Error('There is no restaurant');
  const { port } = product;
  const owner = { port, token };
  const corte = await Corte.open(port);
  const browser = await launchChromium();
  const comensal = await openDiner(browser, corte.url, local);
  const order = async (escena: Escena): Promise<void> => {
    // each mesa orders food and drink
    for (const mesa of escena.mesas) await HttpConnection.ask(port, toPost(local, mesa, 2));
    await moveComensal(owner, escena.comensal);
  };

  let server = product;
  const servidor: Averia = {
    begin: async () => {
      await server.kill();
      return Date.now();
    },
    end: async (escena) => {
      server = await Product.start(dataDir, [], { PORT: String(port) });
      const vuelta = Date.now();
      await order(escena);
      return vuelta;
    },
  };
  const red: Averia = {
    begin: async (escena) => {
      corte.silence();
      const desde = Date.now();
      await order(escena);
      return desde;
    },
    end: () => {
      corte.restore();
      return Promise.resolve(Date.now());
    },
  };
  const rows: Row[] = [];
  for (const [nombre, averia] of Object.entries({ 'The server': servidor, 'The network': red })) {
    // each accident gets new screens, because nobody renews their session
    const staff = await openStaff(browser, corte.url, token);
    rows.push(...(await measureAveria(nombre, averia, { owner, staff, comensal })));
    await Promise.all(staff.map(({ page }) => page.context().close()));
  }
  await browser.close();
  corte.destroy();
  rows.push(...(await measureDatabaseFailures(dataDir, owner, local)));
  await server.stop();
  return { rows, notes: [`Failures: the worst of ${ROUNDS} rounds, in brackets the median.`] };
}

interface Sala {
  owner: Owner;
  staff: readonly LiveScreen[];
  comensal: LiveScreen;
}

async function measureAveria(nombre: string, averia: Averia, sala: Sala): Promise<Row[]> {
  const { owner, staff, comensal } = sala;
  const all = [...staff, comensal];
  const [cortadas, mostradas, directas]: [Tardanzas, Tardanzas, Tardanzas] = [
    new Map(),
    new Map(),
    new Map(),
  ];
  for (let round = 0; round < ROUNDS; round++) {
    const escena: Escena = { mesas: MESAS, comensal: round % 2 === 0 ? 'en_preparacion' : 'listo' };
    const cortada = time(cortadas, staff, () => says('Sin conexión desde'));
    await cortada(await averia.begin(escena));
    await pause(AVERIA_MS.least + Math.random() * AVERIA_MS.more);

    const mostrada = time(mostradas, all, ({ shows }) => shows(escena));
    const directa = time(directas, staff, () => says('En directo'));
    const vuelta = await averia.end(escena);
    await Promise.all([mostrada(vuelta), directa(vuelta)]);
    await clear(owner, staff);
    process.stderr.write('.');
  }
  return [
    { what: `${nombre} fails: the staff’s screens say ‘Sin conexión desde’`, ...describe(cortadas) },
    { what: `${nombre} is back: the screens show all that was ordered meanwhile`, ...describe(mostradas) },
    { what: `${nombre} is back: the staff’s screens say ‘En directo’`, ...describe(directas) },
  ];
}

/** Starts to watch these screens; the result waits for the last, and takes the instant that counts. */
function time(
  tardanzas: Tardanzas,
  screens: readonly LiveScreen[],
  isSo: (screen: LiveScreen) => string,
): (desde: number) => Promise<void> {
  const instants = Promise.all(screens.map((screen) => instantOf(screen.page, isSo(screen))));
  return async (desde) => {
    for (const [i, instant] of (await instants).entries()) {
      const { nombre = '' } = screens[i] ?? {};
      tardanzas.set(nombre, [...(tardanzas.get(nombre) ?? []), Math.max(0, instant - desde) / 1000]);
    }
  };
}

function describe(tardanzas: Tardanzas): Pick<Row, 'ours' | 'value' | 'goal'> {
  const each = [...tardanzas].map(
    ([nombre, ss]) => `${nombre} ${Math.max(...ss).toFixed(1)} (${median(ss).toFixed(1)})`,
  );
  return { ours: `${each.join(', ')} s`, value: Math.max(...[...tardanzas.values()].flat()), goal: GOAL };
}

async function moveComensal(owner: Owner, estado: EstadoLinea): Promise<void> {
  const { pedidos } = await askAsOwner<Grupo>(owner, 'GET', rutas.pedidosMesa(MESA_COMENSAL));
  await askAsOwner(owner, 'PUT', rutas.pedidoEstado(pedidos[0]?._id ?? ''), { estado, alcance: 'pedido' });
}

/** Serves and pays what was ordered, and waits until the walls no longer show it. */
async function clear(owner: Owner, staff: readonly LiveScreen[]): Promise<void> {
  for (const mesa of MESAS) {
    const { pedidos } = await askAsOwner<Grupo>(owner, 'GET', rutas.pedidosMesa(mesa));
    for (const estado of ['entregado', 'pagado']) {
      await askAsOwner(owner, 'PUT', rutas.pedidoEstado(pedidos[0]?._id ?? ''), { estado });
    }
  }
  const isEmpty = `() => ![${MESAS.join()}].some((mesa) => document.querySelector('article[aria-label^="Mesa ' + mesa + '"]'))`;
  await Promise.all(staff.map(({ page }) => instantOf(page, isEmpty)));
}
