import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { CABECERA_CLAVE, centimos, fromEuros, rutasGestion, subirPrecio, toEuros } from '@carta/contracts';
import type { CambioTanda, Importacion, Producto, Subida, Tanda } from '@carta/contracts';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { readRecord } from '../../src/plataforma/base-datos/motor/engine-record';
import { ensureBuilt } from '../support/construido';
import { eventually } from '../support/mongo-motor';
import { ask } from './support/ask';
import { tell } from './support/informe';
import { enterDemo } from './support/local';
import { LIMITE_RONDA_MS } from './support/rondas-caos';
import { Servidor } from './support/servidor';

/** As many as a house may have, but for the demo's own. */
const PRODUCTOS = 900;
/** Kills that found a tanda under way, and kills in all at most until there were as many. */
const A_MEDIAS = 4;
const RONDAS_MAXIMO = 24;
/** A tanda of so many takes a few times as long; the answer waits for it. */
const HASTA_EL_GOLPE_MS = 80;

jest.setTimeout(120_000 + RONDAS_MAXIMO * LIMITE_RONDA_MS);

describe('kill -9 of the application while the prices of a whole carta are raised, and put back', () => {
  let servidor: Servidor;

  beforeAll(async () => {
    ensureBuilt();
    servidor = await Servidor.start();
  });
  afterAll(() => servidor.destroy());

  it('each is raised once, and given back once, whenever it was killed', async () => {
    const { token, id } = await enterDemo(servidor.url);
    await addProductos(servidor.dataDir, id);
    const read = async <T>(ruta: string): Promise<T> => {
      const { status, data } = await ask<T>(`${servidor.url}${ruta}`, { token });
      expect(status).toBe(200);
      return data as T;
    };
    const readUltima = async () => (await read<Tanda | null>(rutasGestion.tandas()))?._id;
    let aMedias = 0;
    let rondas = 0;

    /** Asks under one key, kills meanwhile, starts again, and waits for its end without asking anything again. */
    async function killDuring(ruta: string, body?: unknown): Promise<Tanda> {
      const headers = { [CABECERA_CLAVE]: randomUUID() };
      const send = () => ask<Tanda>(`${servidor.url}${ruta}`, { method: 'POST', token, headers, body });
      const antes = await readUltima();
      const primera = send();
      // most kills come once it is stored, however slow the machine; the others may come before
      if (randomInt(4) > 0) await eventually(async () => (await readUltima()) !== antes, LIMITE_RONDA_MS);
      await sleep(randomInt(HASTA_EL_GOLPE_MS));
      await servidor.kill();
      await primera;
      await eventually(() => servidor.processes().length === 0, LIMITE_RONDA_MS);
      await servidor.boot();
      rondas += 1;
      const isGuardada = (await readUltima()) !== antes;
      if (isGuardada && (await primera).status === 0) aMedias += 1;
      if (!isGuardada) await send();
      await eventually(async () => !(await read<Tanda>(rutasGestion.tandas())).enCurso, LIMITE_RONDA_MS);
      const hecha = await read<Tanda>(rutasGestion.tandas());
      // a late retry is answered what is stored
      expect((await send()).data?._id).toBe(hecha._id);
      return hecha;
    }

    while (aMedias < A_MEDIAS && rondas < RONDAS_MAXIMO) {
      const antes = await read<Producto[]>(rutasGestion.productos());
      const subida: Subida = { modo: 'porcentaje', valor: randomInt(100, 900), redondeo: 5 };
      const cambio: CambioTanda = { que: 'precio', ...subida };
      const vistos = Object.fromEntries(antes.map((producto) => [producto._id, preciosDe(producto)]));

      const subidos = await killDuring(rutasGestion.tandas(), { productos: vistos, cambio });
      expect(subidos.omitidos).toEqual([]);
      const caros = await read<Producto[]>(rutasGestion.productos());
      expect(caros.map(preciosDe)).toEqual(
        antes.map((producto) =>
          preciosDe(producto).map((euros) => toEuros(subirPrecio(centimos(fromEuros(euros)), subida))),
        ),
      );

      const devueltos = await killDuring(rutasGestion.deshacerTanda(subidos._id));
      expect([devueltos.deshace, devueltos.omitidos]).toEqual([subidos._id, []]);
      expect((await read<Producto[]>(rutasGestion.productos())).map(preciosDe)).toEqual(antes.map(preciosDe));
    }

    tell(`${rondas} kills while ${PRODUCTOS} prices changed: ${aMedias} found it stored and unanswered`);
    expect(aMedias).toBeGreaterThanOrEqual(A_MEDIAS);
  });

  it('an imported carta is made once, shown whole, and undone whole, whenever it was killed', async () => {
    const { token, id } = await enterDemo(servidor.url);
    await removeProductos(servidor.dataDir, id);
    const read = async <T>(ruta: string): Promise<T> =>
      (await ask<T>(`${servidor.url}${ruta}`, { token })).data as T;
    const send = <T>(ruta: string, body?: unknown) =>
      ask<T>(`${servidor.url}${ruta}`, { method: 'POST', token, body });
    const readLast = () => read<Importacion>(rutasGestion.importaciones());
    let aMedias = 0;

    /** Begins it, kills, and asks nothing again. */
    async function killDuringImport(ruta: string, fin: Importacion['estado']): Promise<Importacion> {
      const { estado: antes } = await readLast();
      const primera = send(ruta);
      await eventually(async () => (await readLast()).estado !== antes, LIMITE_RONDA_MS);
      await sleep(randomInt(HASTA_EL_GOLPE_MS));
      await servidor.kill();
      await primera;
      await eventually(() => servidor.processes().length === 0, LIMITE_RONDA_MS);
      await servidor.boot();
      const { estado, vistas } = await readLast();
      if (estado !== fin && vistas > 0) aMedias += 1;
      await eventually(async () => (await readLast()).estado === fin, LIMITE_RONDA_MS);
      return readLast();
    }

    const { status, data } = await send<Importacion>(rutasGestion.importaciones(), {
      texto: CARTA,
      tabla: true,
    });
    expect([status, data?.total]).toEqual([201, PRODUCTOS]);
    const hecha = await killDuringImport(rutasGestion.aplicarImportacion(data?._id ?? ''), 'aplicada');
    expect(hecha.filas.filter(({ motivo }) => motivo)).toEqual([]);
    const productos = await read<Producto[]>(rutasGestion.productos());
    expect(productos.map(({ nombre }) => nombre)).toEqual(hecha.filas.map(({ nombre }) => nombre));

    await killDuringImport(rutasGestion.deshacerImportacion(hecha._id), 'deshecha');
    expect(await read<Producto[]>(rutasGestion.productos())).toEqual([]);
    tell(`A carta of ${PRODUCTOS} dishes made and undone: ${aMedias} of 2 kills found it half done`);
  });
});

const preciosDe = ({ precio, formatos = [] }: Producto): number[] =>
  formatos.length > 0 ? formatos.map((formato) => formato.precio) : [precio];

/** Each name once, with letters alone. */
const CARTA = [
  'Categoría\tNombre\tPrecio',
  ...Array.from({ length: PRODUCTOS }, (_, i) => `Raciones\tPlato ${nombreDe(i)}\t9,50`),
].join('\n');

function nombreDe(i: number): string {
  const letra = (n: number) => String.fromCharCode(97 + (Math.floor(n) % 26));
  return `${letra(i / 676)}${letra(i / 26)}${letra(i)}o`;
}

async function removeProductos(dataDir: string, restauranteId: string): Promise<void> {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`Nobody has the database of ${dataDir} open`);
  await using client = await new mongo.MongoClient(withDatabase(record.uri)).connect();
  const deCasa = { restaurante: new mongo.ObjectId(restauranteId) };
  await client.db().collection('productos').deleteMany(deCasa);
}

/** Straight into the database: what matters is how many there are. */
async function addProductos(dataDir: string, restauranteId: string): Promise<void> {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`Nobody has the database of ${dataDir} open`);
  await using client = await new mongo.MongoClient(withDatabase(record.uri)).connect();
  const productos = client.db().collection('productos');
  const modelo = await productos.findOne({
    restaurante: new mongo.ObjectId(restauranteId),
    formatos: null,
  });
  const { _id, ...resto } = modelo ?? {};
  await productos.insertMany(
    Array.from({ length: PRODUCTOS }, (_, i) => ({ ...resto, nombre: `Plato ${i}`, precio: 100 + i })),
  );
}
