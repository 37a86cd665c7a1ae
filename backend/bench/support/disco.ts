import { Types } from 'mongoose';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { withDatabaseOf } from '../../test/support/base-en-marcha';
import { PEDIDOS_AL_DIA, PEDIDOS_POR_MESA, buildPasado, flush, growArchivo } from './archivo';
import { serveMesa } from './casa-grande';
import { exportHouse } from './exportar';
import { folderBytes } from './folder-bytes';
import { seedLocales } from './locales';
import { Product, temporaryFolder } from './product';
import { kilobytes, megabytes } from './report';
import type { Row } from './report';
import { tell } from './scene';
import { accessTokens } from './tokens';

/** Enough that what is written once does not count. */
const PEDIDOS = 30_000;
const MODELOS = 4;
const MESAS = 60;
const DIAS = 365;

/** A computed house: four mesas served through the API, and the months behind it copies of them. */
export async function measureDisco(): Promise<Row[]> {
  tell('the disk of a year');
  const dataDir = temporaryFolder();
  const pasado = await withServer(dataDir, async (port) => {
    const [local] = await withDatabaseOf(dataDir, (database) => seedLocales(database, 1));
    if (!local) throw new Error('There is no house');
    const [token = ''] = accessTokens(dataDir, [local]);
    const platos = { bebida: local.lineas.slice(0, 3), comida: local.lineas.slice(3) };
    for (let mesa = 1; mesa <= MODELOS; mesa++)
      await serveMesa({ port, token }, platos, mesa, PEDIDOS_POR_MESA);
    return withDatabaseOf(dataDir, async (database) => {
      const restaurante = new Types.ObjectId(local.id);
      const modelos = await database.collection<GrupoDoc>('grupos').find({ restaurante }).toArray();
      return buildPasado(local.id, MESAS, local.lineas, modelos);
    });
  });
  const vacia = folderBytes(dataDir);
  const { bytes: copiaVacia } = await exportHouse(dataDir);
  await withServer(dataDir, () =>
    withDatabaseOf(dataDir, async (database) => {
      await growArchivo(database, pasado, 0, PEDIDOS);
      await flush(database);
    }),
  );
  const cadaUno = (folderBytes(dataDir) - vacia) / PEDIDOS;
  const cadaUnoEnCopia = ((await exportHouse(dataDir)).bytes - copiaVacia) / PEDIDOS;
  const year = PEDIDOS_AL_DIA * DIAS;
  return [
    { what: 'Disk of a house without a past, with its journal', ours: megabytes(vacia) },
    toRow('the database', cadaUno, year),
    toRow('one copy (`exportar`)', cadaUnoEnCopia, year),
  ];
}

function toRow(donde: string, bytes: number, year: number): Row {
  return {
    what: `Disk of an archived order in ${donde}; of a year, ${PEDIDOS_AL_DIA} orders a day`,
    ours: `${kilobytes(bytes)}; ${megabytes(bytes * year)}`,
  };
}

async function withServer<T>(dataDir: string, use: (port: number) => Promise<T>): Promise<T> {
  const product = await Product.start(dataDir, [], { DEMO: 'off', COPIAS: 'off' });
  const result = await use(product.port);
  await product.stop();
  return result;
}
