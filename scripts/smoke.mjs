/**
 * `node scripts/smoke.mjs [results.json]`: starts the product as a newcomer would, puts one order
 * through HTTP, hears it on a board's socket, and stops everything. Writes `{ passed, failed }`.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { startProduct } from './lib/product.mjs';

/** Waits are generous: they only bound a failure. */
const EVENT_MS = 30_000;
const DEMO = { email: 'demo@cartadigital.es', password: 'demo1234' };

const results = { passed: 0, failed: 0 };
let product;
let board;

async function step(name, work) {
  try {
    const value = await work();
    results.passed += 1;
    console.log(`✓ ${name}`);
    return value;
  } catch (error) {
    results.failed += 1;
    console.log(`✗ ${name}\n  ${error.message}`);
    throw error;
  }
}

async function call(path, { body, headers } = {}) {
  const response = await fetch(`${product.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

async function connectBoard(token) {
  board = io(`${product.url}/tablero`, { auth: { token }, transports: ['websocket'] });
  await once(board, 'connect', () => true);
}

/** Resolves with the first event that is the one awaited; the listener is there before anything is sent. */
function once(socket, event, isAwaited) {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`No such '${event}' in ${EVENT_MS} ms`)), EVENT_MS);
    socket.on('connect_error', reject);
    socket.on(event, (data) => {
      if (!isAwaited(data)) return;
      clearTimeout(late);
      resolve(data);
    });
  });
}

function orderOf(carta) {
  const producto = carta.categorias
    .flatMap(({ productos }) => productos)
    .find(({ disponible }) => disponible);
  if (!producto) throw new Error('The demo has no product to order');
  const { _id: productoId, nombre, precio } = producto;
  return {
    restaurante: carta.restaurante._id,
    mesa: 1,
    productos: [{ productoId, nombre, precio, cantidad: 2 }],
  };
}

async function walk() {
  product = await step('npm start serves the product', startProduct);
  await step('its first page is there', async () => {
    const page = await (await fetch(product.url)).text();
    if (!page.includes('<div id="root"')) throw new Error(page.slice(0, 200));
  });
  const { accessToken, restaurante } = await step('the demo owner logs in', () =>
    call('/api/auth/login', { body: DEMO }),
  );
  await step('the order board connects', () => connectBoard(accessToken));
  const carta = await step('a diner reads the carta', () =>
    call(`/api/carta?restaurantId=${restaurante._id}`),
  );
  await step('a diner orders, and the board hears it', async () => {
    const [{ grupoMesa }, grupo] = await Promise.all([
      call('/api/pedidos', { body: orderOf(carta), headers: { 'Idempotency-Key': randomUUID() } }),
      once(board, 'grupo', ({ mesa }) => mesa.numero === 1),
    ]);
    if (grupo.grupoMesa !== grupoMesa) throw new Error(`It heard ${JSON.stringify(grupo)}`);
  });
}

try {
  await walk();
} catch {
  console.log(product?.output() ?? '');
} finally {
  board?.disconnect();
  if (product)
    await step('SIGTERM ends it, and nothing is left', () => product.stop()).catch(() => undefined);
}
if (process.argv[2]) writeFileSync(process.argv[2], JSON.stringify(results));
process.exit(results.failed > 0 ? 1 : 0);
