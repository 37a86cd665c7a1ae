/**
 * `node newer-packages.mjs FOLDER` has each package there that asks for a newer Node than ours do its work, by way
 * of the one that brought it, on the Node that runs this.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const fromServer = createRequire(join(process.argv[2], 'backend/dist/backend/src/main.js'));
const root = mkdtempSync(join(tmpdir(), 'carta-newer-'));
writeFileSync(join(root, 'año.txt'), '');

const server = fromServer('fastify')();
server.register(fromServer('@fastify/static'), { root, serve: false });
server.get('/', (request, reply) =>
  reply.headers({ 'set-cookie': 'a=1', 'x-cookie': request.headers.cookie }).download('año.txt'),
);
// cookie, of light-my-request; content-disposition, of @fastify/static
const { headers, cookies } = await server.inject({ url: '/', cookies: { b: '2 3' } });
assert.equal(headers['x-cookie'], 'b=2%203');
assert.equal(cookies[0].value, '1');
assert.match(headers['content-disposition'], /filename\*=UTF-8''a%C3%B1o\.txt/);
rmSync(root, { recursive: true });

// file-type, of @nestjs/common
const { FileTypeValidator } = fromServer('@nestjs/common');
const isGif = (buffer) =>
  new FileTypeValidator({ fileType: 'image/gif' }).isValid({ buffer, mimetype: 'image/gif' });
assert.deepEqual(
  [await isGif(Buffer.from('GIF89a\0\0\0\0')), await isGif(Buffer.from('%PDF-1.7'))],
  [true, false],
);
