import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { atEnd } from './cleanup';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link [^>]*rel="modulepreload"[^>]*>/g;

/** The finished HTML has everything to read, and nothing left to run. */
export const withoutScripts = (html: string): string => html.replace(SCRIPTS, '');

export const PATH_SUELO = '/suelo';

/**
 * Stands before the product and serves two other pages: the menu as the page of any other screen, whose
 * script requests the carta, and `suelo` at PATH_SUELO. Returns its address, without a final slash.
 */
export async function serveVariants(productUrl: string, suelo: string): Promise<string> {
  const server = createServer((request, response) => {
    const { url = '/', headers } = request;
    if (url === PATH_SUELO) return sendHtml(response, suelo);
    const isMenu = url.startsWith('/menu');
    const sent = isMenu ? { ...headers, 'accept-encoding': 'identity' } : headers;
    get(productUrl + (isMenu ? '/' : url), { headers: sent }, (answer) => {
      if (isMenu) void readText(answer).then((html) => sendHtml(response, html));
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    }).on('error', () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function sendHtml(response: ServerResponse, html: string): void {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
    .end(gzipSync(html));
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
