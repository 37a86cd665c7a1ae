import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './run.mjs';

const { mongo } = createRequire(join(ROOT, 'backend/package.json'))('mongoose');

export const CUENTA = { email: 'demo@cartadigital.es', password: 'demo1234' };

/**
 * A lunch at the demo restaurant lists, oldest first, which mesa ordered what, how many minutes ago, and how
 * far each ticket and line has come.
 */
const SERVICIO = [
  { mesa: 3, hace: 64, pide: ['2 Copa de Rioja crianza', '1 Pulpo a la gallega'], estado: 'pagado' },
  { mesa: 10, hace: 58, pide: ['1 Tortilla de patatas', '2 Café con leche'], estado: 'pagado' },
  { mesa: 8, hace: 41, pide: ['2 Salmorejo cordobés', '2 Caña'], estado: 'entregado' },
  { mesa: 11, hace: 33, pide: ['1 Ensalada mixta', '1 Agua mineral'], estado: 'entregado' },
  {
    mesa: 9,
    hace: 18,
    pide: ['1 Croquetas de jamón ibérico', '2 Gazpacho andaluz', '3 Carrillera al vino tinto', '3 Caña'],
    lineas: { 'Croquetas de jamón ibérico': 'entregado', Caña: 'entregado' },
  },
  {
    mesa: 6,
    hace: 12,
    pide: ['2 Arroz del senyoret', '1 Carrillera al vino tinto', '3 Copa de albariño'],
    notas: 'Una alergia: sin frutos de cáscara',
    lineas: { 'Copa de albariño': 'entregado', 'Arroz del senyoret': 'en_preparacion' },
  },
  {
    mesa: 2,
    hace: 7,
    pide: ['1 Croquetas de jamón ibérico', '1 Patatas bravas', '2 Caña', '1 Agua mineral'],
    lineas: { 'Croquetas de jamón ibérico': 'listo', Caña: 'listo', 'Agua mineral': 'listo' },
  },
  { mesa: 4, hace: 3, pide: ['4 Tinto de verano', '1 Aceitunas aliñadas'] },
  { mesa: 12, hace: 1, pide: ['2 Gazpacho andaluz', '1 Calamares a la andaluza', '1 Cerveza sin alcohol'] },
];

/** The party of mesa 1 went on to mesa 4; 8 and 11 are one party, of whose bill a third is paid. */
const MUDANZA = { de: 1, a: 4 };
export const PARTIDA = [8, 11];

const ESTADOS = ['pendiente', 'en_preparacion', 'listo', 'entregado'];

/** Plays the lunch on a product just started; returns the demo's two restaurants and how to call the API. */
export async function playServicio({ url, dataDir }) {
  const call = createCall(url);
  const { accessToken, restaurante } = await call('/api/auth/login', { method: 'POST', body: CUENTA });
  const auth = { authorization: `Bearer ${accessToken}` };
  const cafe = await call('/api/auth/login', {
    method: 'POST',
    body: { ...CUENTA, email: 'cafe@cartadigital.es' },
  });
  const firmas = await readFirmas(call, auth, restaurante._id);
  const platos = await drawnPlatos(call, restaurante._id);
  await serveMenuAllDay(call, auth, platos);
  await drawnPlatos(call, cafe.restaurante._id);
  for (const ronda of SERVICIO) {
    const mesa = ronda.mesa === MUDANZA.a ? MUDANZA.de : ronda.mesa;
    const pedido = { ...toPedido(restaurante._id, { ...ronda, mesa }, platos), t: firmas[mesa - 1] };
    const headers = { 'idempotency-key': randomUUID() };
    const { pedidos } = await call('/api/pedidos', { method: 'POST', headers, body: pedido });
    await moveLineas(call, auth, pedidos, ronda.lineas ?? {});
    for (const estado of ronda.estado === 'pagado'
      ? ['entregado', 'pagado']
      : [ronda.estado].filter(Boolean)) {
      await call(`/api/pedidos/${pedidos[0]._id}/estado`, { method: 'PUT', headers: auth, body: { estado } });
    }
  }
  await moveParty(call, auth);
  await joinParty(call, auth);
  await ageMesas(dataDir);
  return { tasca: restaurante, cafe: cafe.restaurante, firmas, call, auth };
}

function createCall(url) {
  return async (path, { method = 'GET', headers, body } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
    });
    const { success, data, message } = await answer.json();
    if (!success) throw new Error(`${method} ${path}: ${answer.status} ${message}`);
    return data;
  };
}

/** Returns the signatures of the mesas' printed QRs, in order of their mesas. */
async function readFirmas(call, headers, restauranteId) {
  const mesas = await call(`/api/restaurantes/${restauranteId}/mesas`, { headers });
  return mesas.map(({ enlace }) => new URL(enlace).searchParams.get('t'));
}

/** Returns the dishes by name, once each picture has been drawn. */
async function drawnPlatos(call, restauranteId) {
  for (;;) {
    const { categorias } = await call(`/api/carta?restaurantId=${restauranteId}`);
    const platos = categorias.flatMap(({ productos }) => productos);
    if (platos.every(({ imagen, menu }) => imagen !== null || menu)) return platos;
    await pause(500);
  }
}

/** Pictures are taken at any hour. */
async function serveMenuAllDay(call, headers, platos) {
  const { _id, menu } = platos.find((plato) => plato.menu);
  const pases = menu.pases.map(({ nombre, platos: suyos }) => ({ nombre, platos: suyos.map(toPlatoPedido) }));
  const body = { menu: { pases, incluye: menu.incluye, horas: null } };
  await call(`/api/productos/${_id}`, { method: 'PUT', headers, body });
}

function toPlatoPedido({ _id, producto, nombre, suplemento, alergenos, alergenosDeclarados }) {
  return producto
    ? { _id, producto, ...(suplemento && { suplemento }) }
    : { _id, nombre, alergenos, alergenosDeclarados };
}

function toPedido(restaurante, { mesa, pide, notas }, platos) {
  const productos = pide.map((texto) => {
    const [, cantidad, nombre] = /^(\d+) (.+)$/.exec(texto);
    const { _id: productoId, precio } = platos.find((plato) => plato.nombre === nombre);
    return { productoId, nombre, precio, cantidad: Number(cantidad) };
  });
  return { restaurante, mesa, productos, ...(notas && { notas }) };
}

async function moveLineas(call, headers, pedidos, lineas) {
  for (const { _id, productos } of pedidos) {
    for (const linea of productos) {
      for (const estado of ESTADOS.slice(1, ESTADOS.indexOf(lineas[linea.nombre] ?? 'pendiente') + 1)) {
        const path = `/api/pedidos/${_id}/producto/${linea._id}/estado`;
        await call(path, { method: 'PUT', headers, body: { estado } });
      }
    }
  }
}

/** The stations acknowledge it, so that the wall shows no news. */
async function moveParty(call, headers) {
  const { grupoMesa, rev, pedidos } = await call(`/api/pedidos/mesa/${MUDANZA.de}`, { headers });
  const body = { ...MUDANZA, rev };
  await call(`/api/pedidos/grupos/${grupoMesa}/mover`, { method: 'PUT', headers, body });
  for (const { _id } of pedidos) {
    await call(`/api/pedidos/${_id}/enterado`, { method: 'PUT', headers, body: { mesa: MUDANZA.a } });
  }
}

async function joinParty(call, headers) {
  const read = () => Promise.all(PARTIDA.map((mesa) => call(`/api/pedidos/mesa/${mesa}`, { headers })));
  const [primera] = await read();
  const path = `/api/pedidos/grupos/${primera.grupoMesa}`;
  await call(`${path}/juntas`, { method: 'PUT', headers, body: { mesas: PARTIDA, rev: primera.rev } });
  const [lider, otra] = await read();
  const total = Math.round((lider.pendiente + otra.pendiente) * 100);
  await call(`${path}/cobros`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: {
      importe: Math.ceil(total / 3) / 100,
      forma: 'tarjeta',
      rev: lider.rev,
      revs: { [lider.grupoMesa]: lider.rev, [otra.grupoMesa]: otra.rev },
    },
  });
}

/** Nobody waits an hour for a picture, so the clock of each mesa is put back in the database. */
async function ageMesas(dataDir) {
  const { uri } = JSON.parse(readFileSync(join(dataDir, 'motor.json'), 'utf8'));
  const client = await new mongo.MongoClient(uri).connect();
  try {
    const grupos = client.db('carta').collection('grupos');
    for (const { mesa, hace } of SERVICIO) {
      const creadoEn = new Date(Date.now() - hace * 60_000 - 5_000);
      const { pedidos, pagadoEn } = await grupos.findOne({ mesa, archivadoEn: null });
      const aged = pedidos.map(({ lineas, ...pedido }) => ({
        ...pedido,
        creadoEn,
        lineas: lineas.map((linea) => ageLinea(linea, creadoEn)),
      }));
      const paid = pagadoEn && { pagadoEn: new Date(creadoEn.getTime() + 45 * 60_000) };
      await grupos.updateOne(
        { mesa, archivadoEn: null },
        { $set: { pedidos: aged, ...paid }, $inc: { rev: 1 } },
      );
    }
  } finally {
    await client.close();
  }
}

function ageLinea(linea, en) {
  return linea.marchada ? { ...linea, marchada: { ...linea.marchada, en } } : linea;
}
