import { mongo } from 'mongoose';

const { BSON } = mongo;

/** What MongoDB's clients and servers say to each other: a command, or its answer. */
export type Documento = mongo.BSON.Document;

/** A message as it came: which one it is, so that it can be answered, and what it says. */
export interface Mensaje {
  readonly id: number;
  readonly documento: Documento;
  /** The way in which a driver says its first hello, before it knows whom it speaks to. */
  readonly isQuery: boolean;
}

const CABECERA = 16;
const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
/** Numbers stay what they are: an int64 that came leaves as one. */
const COMO_VIENE = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

const read = (bytes: Buffer): Documento => BSON.deserialize(bytes, COMO_VIENE);

/** A stream of bytes as whole messages, each told once. */
export function createLector(tell: (mensaje: Mensaje) => void): (trozo: Buffer) => void {
  let resto: Buffer = Buffer.alloc(0);
  return (trozo) => {
    resto = Buffer.concat([resto, trozo]);
    while (resto.length >= CABECERA && resto.length >= resto.readInt32LE(0)) {
      const largo = resto.readInt32LE(0);
      const entero = resto.subarray(0, largo);
      resto = resto.subarray(largo);
      tell(toMensaje(entero));
    }
  };
}

function toMensaje(bytes: Buffer): Mensaje {
  const id = bytes.readInt32LE(4);
  const isQuery = bytes.readInt32LE(12) === OP_QUERY;
  return { id, isQuery, documento: isQuery ? readQuery(bytes) : readMsg(bytes) };
}

function readQuery(bytes: Buffer): Documento {
  const fin = bytes.indexOf(0, CABECERA + 4) + 1 + 8;
  return read(bytes.subarray(fin, fin + bytes.readInt32LE(fin)));
}

/** One document, and lists that a driver may put beside it, which belong into it. */
function readMsg(bytes: Buffer): Documento {
  let documento: Documento = {};
  const listas: Record<string, Documento[]> = {};
  for (let at = CABECERA + 4; at < bytes.length;) {
    const clase = bytes[at];
    const parte = bytes.subarray(at + 1, at + 1 + bytes.readInt32LE(at + 1));
    if (clase === 0) documento = read(parte);
    else Object.assign(listas, readLista(parte));
    at += 1 + parte.length;
  }
  return { ...documento, ...listas };
}

function readLista(parte: Buffer): Record<string, Documento[]> {
  const fin = parte.indexOf(0, 4);
  const docs: Documento[] = [];
  for (let at = fin + 1; at < parte.length; at += parte.readInt32LE(at)) {
    docs.push(read(parte.subarray(at, at + parte.readInt32LE(at))));
  }
  return { [parte.toString('utf8', 4, fin)]: docs };
}

/** The bytes of a command, or of the answer to one. */
export function toBytes(documento: Documento, { id = 0, isQuery = false }: Partial<Mensaje> = {}): Buffer {
  const cuerpo = BSON.serialize(documento);
  // OP_REPLY: flags, cursor, where it starts, and that it is one; OP_MSG: flags, and that it is a document.
  const delante = isQuery ? Buffer.alloc(20) : Buffer.alloc(5);
  if (isQuery) delante.writeInt32LE(1, 16);
  const cabecera = Buffer.alloc(CABECERA);
  cabecera.writeInt32LE(CABECERA + delante.length + cuerpo.length, 0);
  cabecera.writeInt32LE(id, 8);
  cabecera.writeInt32LE(isQuery ? OP_REPLY : OP_MSG, 12);
  return Buffer.concat([cabecera, delante, cuerpo]);
}
