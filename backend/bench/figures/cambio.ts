import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { rutas, rutasGestion } from '@carta/contracts';
import type { LoginResponse, Producto } from '@carta/contracts';
import { withDatabaseOf } from '../support/database';
import { findDemoId } from '../support/demo';
import { HttpConnection, toRequest } from '../support/http-connection';
import { timed } from '../support/repeat';
import { millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { alternate, summarize } from '../support/stats';

const ROUNDS = 25;

/** The first GET /carta after a change of the demo's carta, against reading what it is made of. */
export async function measureCambio({ product, dataDir }: Scene): Promise<Result> {
  tell('GET /api/carta after a change');
  const id = await findDemoId(dataDir);
  const ask = toRequest('GET', rutas.carta(id), { 'Accept-Encoding': 'br' });
  const owner = await login(product.url);
  const pairs = await withDatabaseOf(dataDir, (database) => {
    let disponible = true;
    return alternate(
      ROUNDS,
      async () => {
        await owner.change({ disponible: (disponible = !disponible) });
        return timed(() => HttpConnection.ask(product.port, ask));
      },
      () => timed(() => readAll(database, new Types.ObjectId(id))),
    );
  });
  const { ours, limit, ratio } = summarize(pairs);
  return {
    rows: [
      {
        what: 'First GET /api/carta after a change: read, built, compressed, against the three reads alone',
        ours: millis(ours),
        limit: millis(limit),
        ratio,
      },
    ],
  };
}

async function login(url: string) {
  const credentials = { email: 'demo@cartadigital.es', password: 'demo1234' };
  const { accessToken } = await call<LoginResponse>('POST', `${url}${rutas.login()}`, '', credentials);
  const [first] = await call<Producto[]>('GET', `${url}${rutasGestion.productos()}`, accessToken);
  if (!first) throw new Error('The demo has no products');
  const path = `${url}${rutasGestion.disponibilidad(first._id)}`;
  return { change: (body: { disponible: boolean }) => call('PUT', path, accessToken, body) };
}

async function call<T>(method: string, url: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: T };
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status}`);
  return data;
}

function readAll(database: mongo.Db, restaurante: Types.ObjectId): Promise<unknown> {
  return Promise.all([
    database.collection('restaurantes').findOne({ _id: restaurante }),
    database.collection('categorias').find({ restaurante }).toArray(),
    database.collection('productos').find({ restaurante }).toArray(),
  ]);
}
