import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';

/** The generous wait only bounds a failure. */
const EVENT_MS = 30_000;

/**
 * Walks one order through a running product, from a login to the board that receives it, and returns the
 * mesa as the board has it then. `step(name, work)` reports what passed; `login` is the demo owner's.
 */
export async function walkOneOrder(step, url, login) {
  let board;
  try {
    await step('its first page is there', async () => {
      const page = await (await fetch(url)).text();
      if (!page.includes('<div id="root"')) throw new Error(page.slice(0, 200));
    });
    const { accessToken, restaurante } = await step('the demo owner logs in', () =>
      call(url, '/api/auth/login', { body: login }),
    );
    board = io(`${url}/tablero`, { auth: { token: accessToken }, transports: ['websocket'] });
    await step('the order board connects', () => once(board, 'connect', () => true));
    const carta = await step('a diner reads the carta', () =>
      call(url, `/api/carta?restaurantId=${restaurante._id}`),
    );
    return await step('a diner orders, and the board hears it', async () => {
      const [{ grupoMesa }, grupo] = await Promise.all([
        call(url, '/api/pedidos', { body: orderOf(carta), headers: { 'Idempotency-Key': randomUUID() } }),
        once(board, 'grupo', ({ mesa }) => mesa.numero === 1),
      ]);
      if (grupo.grupoMesa !== grupoMesa) throw new Error(`It heard ${JSON.stringify(grupo)}`);
      return grupo;
    });
  } finally {
    board?.disconnect();
  }
}

async function call(url, path, { body, headers } = {}) {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (!answer.success) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Resolves with the first awaited event; the listener is there before anything is sent. */
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
