import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../support/helper-process';

/** Everybody gets the same bytes and headers, and 304 with this ETag. */
export interface FixedAnswer {
  headers: Record<string, string>;
  body: Uint8Array;
}

const NOT_WITH_304 = new Set(['content-type', 'content-length', 'content-encoding']);

/** A Node server can do no less: it sends one answer from memory. */
const skills = {
  listen({ headers, body }: FixedAnswer): Promise<number> {
    const unchanged = Object.fromEntries(Object.entries(headers).filter(([name]) => !NOT_WITH_304.has(name)));
    const server = createServer((request, response) => {
      if (request.headers['if-none-match'] === headers.etag) response.writeHead(304, unchanged).end();
      else response.writeHead(200, headers).end(body);
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  },
};

export type BareHttp = typeof skills;

serve(skills);
