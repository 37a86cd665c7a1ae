import { setTimeout as sleep } from 'node:timers/promises';
import { ColaPorNombre } from '../../../../src/plataforma/colas/cola-por-nombre';
import type { Canal } from './canal';
import { copyAll } from './copiar';
import type { Documento } from './lector';
import { Miembro } from './miembro';
import { Plazo, electionId } from './plazo';

const ESCRIBEN = new Set([
  'insert',
  'update',
  'delete',
  'findAndModify',
  'create',
  'drop',
  'dropDatabase',
  'createIndexes',
  'dropIndexes',
]);
/** What any member answers, whoever is the primary. */
const DE_TODOS = new Set(['ping', 'buildInfo', 'endSessions', 'killCursors']);
/** What a single engine does not know. */
const DE_REPLICA = ['lsid', 'txnNumber', 'readConcern', '$clusterTime', '$readPreference', 'commitQuorum'];

const fallo = (code: number, codeName: string): Documento => ({ ok: 0, errmsg: codeName, code, codeName });
const NO_PRIMARIA = fallo(10107, 'NotWritablePrimary');
const NO_SE_LEE = fallo(13435, 'NotPrimaryNoSecondaryOk');

/**
 * A replica set as a driver sees one, over two engines: the primary answers a write for a majority once the other
 * has it too, and reads for a majority from the other. A crash takes away whatever that did not have.
 * It is no mongod: what it says of elections and of rollback is what is written here.
 */
export class Replica {
  /** How long a write is on its way to the other member, in ms; null: none goes. */
  demora: () => number | null = () => Math.random() * 20;
  /** How many writes in a hundred are done and lose their answer. */
  cortes = 0;
  /** How far its members' clocks are ahead of this machine's. */
  adelantoMs = 0;
  /** What writes asked to be confirmed by, reads to be read from, and indexes to be built for. */
  readonly pedido = new Set<string>();
  /** Names of the programs that have said hello. */
  readonly programas = new Set<string>();
  private readonly turno = new ColaPorNombre();
  private plazo: Plazo | null;

  private constructor(private readonly miembros: readonly [Miembro, Miembro]) {
    this.plazo = new Plazo(1, ...miembros, new Map(), () => this.demora());
  }

  static async start(): Promise<Replica> {
    const replica = new Replica(await Promise.all([Miembro.create(), Miembro.create()]));
    await Promise.all(replica.miembros.map((miembro) => replica.open(miembro)));
    return replica;
  }

  /** @param opciones that an operator may have written into it. */
  uri(opciones = ''): string {
    return `mongodb://${this.hosts.join(',')}/carta?replicaSet=rs0${opciones}`;
  }

  /** Of the engine that has what the set has confirmed. */
  get uriPrimaria(): string {
    if (!this.plazo) throw new Error('There is no primary');
    return this.plazo.primaria.uri;
  }

  /** Writes that only the primary has: a crash would take them back. */
  get pendientes(): number {
    return this.plazo?.pendientes ?? 0;
  }

  /** The primary hands over: the other has everything first. There is none until `mientras` has ended. */
  stepDown(mientras: Promise<unknown>): Promise<void> {
    return this.elect(async (antes) => {
      await mientras;
      return antes.end(true);
    });
  }

  /** The primary dies, and with it what the other did not have; it comes back as the other's copy. */
  crash(ms: number): Promise<void> {
    return this.elect(async (antes) => {
      await antes.primaria.vanish();
      const recordadas = await antes.end(false);
      await copyAll(antes.segunda.uri, antes.primaria.uri);
      await sleep(ms);
      await this.open(antes.primaria);
      return recordadas;
    });
  }

  async stop(): Promise<void> {
    await this.plazo?.end(false);
    await Promise.all(this.miembros.map((miembro) => miembro.stop()));
  }

  private get hosts(): string[] {
    return this.miembros.map(({ direccion }) => direccion);
  }

  private elect(handOver: (antes: Plazo) => ReturnType<Plazo['end']>): Promise<void> {
    return this.turno.run('', async () => {
      const antes = this.plazo;
      if (!antes) throw new Error('There is no primary');
      this.plazo = null;
      const recordadas = await handOver(antes);
      const { numero, primaria, segunda } = antes;
      this.plazo = new Plazo(numero + 1, segunda, primaria, recordadas, () => this.demora());
    });
  }

  private open(miembro: Miembro): Promise<void> {
    return miembro.listen((comando, lectura) => this.answer(miembro, comando, lectura));
  }

  private async answer(miembro: Miembro, pedido: Documento, lectura: Canal): Promise<Documento | null> {
    const [nombre = ''] = Object.keys(pedido);
    if (nombre === 'hello' || nombre.toLowerCase() === 'ismaster') return this.hello(miembro, pedido);
    if (nombre === 'endSessions') return { ok: 1 };
    this.note(nombre, pedido);
    const comando = Object.fromEntries(
      Object.entries(pedido).filter(([clave]) => !DE_REPLICA.includes(clave)),
    );
    if (ESCRIBEN.has(nombre)) return this.write(miembro, pedido, comando);
    const { plazo } = this;
    if (DE_TODOS.has(nombre)) return lectura.ask(comando);
    if (plazo?.primaria !== miembro) return NO_SE_LEE;
    if (pedido.readConcern?.level !== 'majority') return lectura.ask(comando);
    const deMayoria = plazo.segunda.openCanal();
    return deMayoria.ask(comando).finally(() => deMayoria.close());
  }

  private async write(miembro: Miembro, pedido: Documento, comando: Documento): Promise<Documento | null> {
    const { lsid, txnNumber, writeConcern } = pedido;
    const clave = txnNumber === undefined ? null : `${JSON.stringify(lsid)} ${Number(txnNumber)}`;
    // one at a time, so that the other comes to the same
    const hecha = await this.turno.run('', async () => {
      const { plazo } = this;
      if (plazo?.primaria !== miembro) return null;
      const enviado = writeConcern ? { ...comando, writeConcern: { w: 1, j: true } } : comando;
      return { plazo, ...(await plazo.write(enviado, clave)) };
    });
    if (!hecha) return NO_PRIMARIA;
    const { plazo, respuesta, posicion } = hecha;
    if (Math.random() * 100 < this.cortes) return null;
    const isConfirmada =
      writeConcern?.w !== 'majority' || (await plazo.hasMajority(posicion, Number(writeConcern.wtimeout)));
    if (isConfirmada) return respuesta;
    const [code, codeName] =
      isConfirmada === null ? [189, 'PrimarySteppedDown'] : [64, 'WriteConcernTimeout'];
    return { ...respuesta, writeConcernError: { code, codeName, errmsg: codeName } };
  }

  private note(nombre: string, pedido: Documento): void {
    const { writeConcern, $readPreference, commitQuorum, txnNumber } = pedido;
    if ($readPreference) this.pedido.add(`read ${String($readPreference.mode)}`);
    if (writeConcern) this.pedido.add(`write ${String(writeConcern.w)} ${String(writeConcern.j)}`);
    if (txnNumber !== undefined) this.pedido.add('write once');
    // the driver makes those of a bucket while it is empty, which waits for nobody
    if (nombre === 'createIndexes' && !String(pedido.createIndexes).includes('.')) {
      this.pedido.add(`index ${String(commitQuorum)}`);
    }
  }

  private hello(miembro: Miembro, { client }: Documento): Documento {
    const { plazo, hosts } = this;
    if (client?.application) this.programas.add(String(client.application.name));
    const isPrimaria = plazo?.primaria === miembro;
    return {
      helloOk: true,
      isWritablePrimary: isPrimaria,
      ismaster: isPrimaria,
      secondary: !isPrimaria,
      setName: 'rs0',
      setVersion: 1,
      hosts,
      me: miembro.direccion,
      ...(plazo ? { primary: plazo.primaria.direccion } : {}),
      ...(isPrimaria ? { electionId: electionId(plazo.numero) } : {}),
      maxBsonObjectSize: 16_777_216,
      maxMessageSizeBytes: 48_000_000,
      maxWriteBatchSize: 100_000,
      localTime: new Date(Date.now() + this.adelantoMs),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: 25,
      readOnly: false,
      ok: 1,
    };
  }
}
