import { randomBytes } from 'node:crypto';
import { Types, mongo } from 'mongoose';
import type { TestApp } from './app';

/** A house of a test, by what is told of it: its id, its email 'casa-1a2b3c4d@…' and whatever a test needs to know. */
interface Casa {
  id: string;
  email: string;
}

interface Molde {
  hechoEn: number;
  texto: Promise<string>;
}

/** Some of what is in a house holds for minutes only. */
const FRESCO_MS = 30_000;

/** What is not of one house, or opens it: whoever makes a copy opens it anew. */
const APARTE = /^(sesiones|codigos_dispositivo|imagenes\..*|sistema)$/;

const moldes = new WeakMap<TestApp, Molde>();

/**
 * A house like the one that `build` makes, with ids, a name, an email and a key of its QRs that no other has. It is
 * copied as it is stored: to make a house by its hundred calls takes ten times as long. One server, one kind of house.
 * @param build returns plain values; ids, name and email in them become those of the copy.
 */
export async function copyCasa<C extends Casa>(app: TestApp, build: () => Promise<C>): Promise<C> {
  let molde = moldes.get(app);
  if (!molde || performance.now() - molde.hechoEn > FRESCO_MS) {
    molde = { hechoEn: performance.now(), texto: build().then((casa) => write(app, casa)) };
    moldes.set(app, molde);
  }
  const { casa, colecciones } = mongo.BSON.EJSON.parse(renamed(await molde.texto)) as Escrita<C>;
  for (const { qr } of colecciones.restaurantes ?? []) qr.clave = randomBytes(32).toString('base64url');
  await Promise.all(
    Object.entries(colecciones).map(([nombre, docs]) => app.db.collection(nombre).insertMany(docs)),
  );
  return casa;
}

interface Escrita<C> {
  casa: C;
  colecciones: Record<string, mongo.Document[]>;
}

async function write<C extends Casa>(app: TestApp, casa: C): Promise<string> {
  const propio = new Types.ObjectId(casa.id);
  const nombres = (await app.db.listCollections()).map(({ name }) => name);
  const leidas = await Promise.all(
    nombres
      .filter((nombre) => !APARTE.test(nombre))
      .map(async (nombre) => {
        const suyos = { $or: [{ _id: propio }, { restaurante: propio }] };
        return [nombre, await app.db.collection(nombre).find(suyos).toArray()] as const;
      }),
  );
  const colecciones = Object.fromEntries(leidas.filter(([, docs]) => docs.length > 0));
  return mongo.BSON.EJSON.stringify({ casa, colecciones } satisfies Escrita<C>);
}

/** The new ids stand in the order of the old ones: lists without another order are by them. */
function renamed(texto: string): string {
  const ids = new Set(texto.match(/\b[0-9a-f]{24}\b/g));
  const nuevos = new Map([...ids].sort().map((id) => [id, new Types.ObjectId().toHexString()]));
  const propio = randomBytes(4).toString('hex');
  return texto
    .replace(/\b[0-9a-f]{24}\b/g, (id) => nuevos.get(id) ?? id)
    .replace(/\b(casa[- ])[0-9a-f]{8}\b/gi, (_, casa: string) => `${casa}${propio}`);
}
