import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

const { BSON } = createRequire(join(ROOT, 'backend/package.json'))('mongodb');

const OP_MSG = 2013;
const HEADER = 16;
/** Flags, and the kind of the one section. */
const PREFACE = 5;
const ROUNDS = 4_096;

/**
 * Stands before a MongoDB that knows no passwords and asks for one as a server does (SCRAM-SHA-256): until a
 * connection has proved it, it passes on nothing but its greeting. Returns `{ port, password, close() }`; to change
 * `password` ends no connection that has proved the one of before, as a server does not.
 */
export async function startGate(socket, password) {
  const gate = { password };
  const open = new Set();
  const server = createServer((client) => {
    const database = connect(socket);
    for (const one of [client, database]) {
      open.add(one.on('error', () => undefined));
      one.on('close', () => [client, database].forEach((other) => other.destroy()));
    }
    database.pipe(client);
    guard(client, database, gate);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(gate, {
    port: server.address().port,
    close: () => (server.close(), open.forEach((one) => one.destroy())),
  });
}

function guard(client, database, gate) {
  let waiting = Buffer.alloc(0);
  let proof;
  client.on('data', function take(bytes) {
    waiting = Buffer.concat([waiting, bytes]);
    while (waiting.length >= HEADER && waiting.length >= waiting.readInt32LE(0)) {
      const message = waiting.subarray(0, waiting.readInt32LE(0));
      waiting = waiting.subarray(message.length);
      const command =
        message.readInt32LE(12) === OP_MSG ? BSON.deserialize(message.subarray(HEADER + PREFACE)) : {};
      if ('saslStart' in command) proof = begin(command, gate.password);
      if ('saslStart' in command)
        reply(client, message, { conversationId: 1, done: false, payload: proof.payload });
      else if ('saslContinue' in command) {
        const signature = proof?.check(command.payload.toString());
        reply(client, message, signature ? { conversationId: 1, done: true, payload: signature } : REFUSED);
        if (signature) client.off('data', take).pipe(database);
      } else if (message.readInt32LE(12) !== OP_MSG || 'hello' in command || 'ismaster' in command)
        database.write(message);
      else reply(client, message, UNPROVED);
    }
  });
}

const REFUSED = { ok: 0, code: 18, codeName: 'AuthenticationFailed', errmsg: 'Authentication failed.' };
const UNPROVED = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'Command requires authentication' };

function reply(client, message, answer) {
  const body = BSON.serialize({ ok: 1, ...answer });
  const head = Buffer.alloc(HEADER + PREFACE);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(message.readInt32LE(4), 8);
  head.writeInt32LE(OP_MSG, 12);
  client.write(Buffer.concat([head, body]));
}

const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** The server's half of RFC 7677. */
function begin({ payload }, password) {
  const first = payload.toString().replace(/^n,,/, '');
  const nonce = `${/r=([^,]*)/.exec(first)[1]}${randomBytes(18).toString('base64')}`;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, ROUNDS, 32, 'sha256');
  const challenge = `r=${nonce},s=${salt.toString('base64')},i=${ROUNDS}`;
  return {
    payload: new BSON.Binary(Buffer.from(challenge)),
    check(last) {
      const [, unproved, given] = /^(.*),p=(.*)$/.exec(last);
      const said = `${first},${challenge},${unproved}`;
      const stored = sha256(hmac(salted, 'Client Key'));
      const key = Buffer.from(given, 'base64').map((byte, i) => byte ^ hmac(stored, said)[i]);
      if (!timingSafeEqual(sha256(key), stored)) return undefined;
      return new BSON.Binary(Buffer.from(`v=${hmac(hmac(salted, 'Server Key'), said).toString('base64')}`));
    },
  };
}
