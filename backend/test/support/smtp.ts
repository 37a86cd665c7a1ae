import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Config } from '../../src/plataforma/config/config';
import { standIn, useApp } from './app';
import type { TestApp } from './app';
import { readCorreo } from './correo-recibido';
import type { CorreoRecibido } from './correo-recibido';
import { eventually } from './mongo-motor';

/** What a mail server may do to whoever brings mail. */
export type Conducta =
  'acepta' | 'ocupado' | 'rechaza' | 'no saluda' | 'calla' | 'corta' | 'acepta y no lo dice';

/** A real mail server on a free port, and everything it was given. */
export interface Smtp {
  /** For `Config.smtpUrl`. */
  readonly url: string;
  /** What it has taken, the oldest first. */
  readonly correos: readonly CorreoRecibido[];
  /** How often somebody connected. */
  readonly visitas: number;
  /** What it does from now on. */
  behave(conducta: Conducta): void;
  /** The next mail to this person that was not asked for before. */
  next(para: string): Promise<CorreoRecibido>;
  /** The six digits in it. */
  nextCodigo(para: string): Promise<string>;
  /** What its link proves. */
  nextEnlace(para: string): Promise<string>;
  close(): Promise<void>;
}

const failure = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export async function startSmtp(inicial: Conducta = 'acepta'): Promise<Smtp> {
  const correos: CorreoRecibido[] = [];
  const leidos = new Set<CorreoRecibido>();
  let conducta = inicial;
  let visitas = 0;

  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onConnect: (_session, done) => {
      visitas += 1;
      if (conducta !== 'no saluda') done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (conducta === 'ocupado') done(failure(421, `Come back later, ${address}`));
      else if (conducta === 'rechaza') done(failure(550, `Nobody here is called ${address}`));
      else done();
    },
    onData: (stream, session, done) => {
      if (conducta === 'corta') stream.once('data', () => hangUp(session));
      void take(stream, session, done);
    },
  });
  server.on('error', () => undefined);

  async function take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: () => void,
  ): Promise<void> {
    const crudo = await text(stream).catch(() => null);
    if (crudo === null || conducta === 'calla' || conducta === 'corta') return;
    correos.push(readCorreo(session.envelope.rcptTo[0]?.address ?? '', crudo));
    if (conducta === 'acepta y no lo dice') hangUp(session);
    else done();
  }

  function hangUp({ id }: SMTPServerSession): void {
    for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
  }

  async function next(para: string): Promise<CorreoRecibido> {
    let found: CorreoRecibido | undefined;
    await eventually(() => {
      found = correos.find((correo) => correo.para === para && !leidos.has(correo));
      return found !== undefined;
    });
    if (!found) throw new Error(`there is no mail to ${para}`);
    leidos.add(found);
    return found;
  }

  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  /** Of the next mail to this person that has it; what else there is to read is passed over. */
  async function nextWith(
    para: string,
    find: (correo: CorreoRecibido) => RegExpExecArray | null,
  ): Promise<string> {
    for (;;) {
      const hallado = find(await next(para))?.[1];
      if (hallado !== undefined) return hallado;
    }
  }

  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    correos,
    get visitas() {
      return visitas;
    },
    behave: (nueva) => void (conducta = nueva),
    next,
    nextCodigo: (para) => nextWith(para, ({ asunto }) => /^(\d{6})(?= es tu código)/.exec(asunto)),
    nextEnlace: (para) => nextWith(para, ({ texto }) => /[?&]enlace=([\w-]{22})/.exec(texto)),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** The server of a whole file, with a mail server of its own. */
export function useCorreo(config: Partial<Config> = {}): { app: TestApp; smtp: Smtp } {
  let smtp: Smtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  const app = useApp(() => ({ smtpUrl: smtp.url, ...config }));
  afterAll(() => smtp.close());
  return { app, smtp: standIn(() => smtp) };
}
