import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { within } from './product.mjs';

/** The generous wait only bounds a failure. */
const MAIL_MS = 30_000;

/** Returns a mail server on a free port of this machine, which takes mail of who logs in: `{ url, received, close }`. */
export async function startMail() {
  const [user, pass] = ['carta', 'con#almohadilla'];
  const mails = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === pass
        ? done(null, { user })
        : done(new Error('Wrong password')),
    onData: (stream, session, done) =>
      void text(stream).then((raw) => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }),
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://${user}:${encodeURIComponent(pass)}@127.0.0.1:${listening.address().port}`,
    /** Resolves once a mail to that address has come. */
    received: (address) =>
      within(MAIL_MS, `receive a mail to ${address}`, () => mails.some(({ to }) => to.includes(address))),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Somebody forgets a password, and the mail with the code arrives. */
export async function walkOneMail(step, url, mail, email) {
  await step('a forgotten password brings a mail', async () => {
    const answer = await fetch(`${url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    await mail.received(email);
  });
}
