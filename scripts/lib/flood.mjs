import { connect } from 'node:net';

const MAX = 16;

/**
 * Sends a thousand requests at once, each with a body of one byte, without waiting for an answer; each Node reads
 * them in its own way. @throws when more than 16 are answered.
 */
export async function flood(url) {
  const { hostname, port } = new URL(url);
  const request = `POST /api/x HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1\r\n\r\n1`;
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  // an end by a reset is one too
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  socket.write(request.repeat(1_000));
  await ended;
  const answered = text.split('HTTP/1.1 ').length - 1;
  if (answered > MAX) throw new Error(`${answered} were answered`);
}
