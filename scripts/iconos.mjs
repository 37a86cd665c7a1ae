/**
 * `node scripts/iconos.mjs` draws the icons of frontend/public again, from frontend/iconos/icono.svg and
 * frontend/public/favicon.svg, and the picture that a link shows of a house without a cover.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './lib/run.mjs';

const sharp = createRequire(join(ROOT, 'backend/package.json'))('sharp');
const PUBLIC = join(ROOT, 'frontend/public');
const icono = readFileSync(join(ROOT, 'frontend/iconos/icono.svg'), 'utf8');
const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

/** What each shows of the drawing, whose ground goes on in all directions: x, y, width, height. */
const ENTERO = '0 0 512 512';
const CERCA = '44 44 424 424';
const APAISADO = '-182 26 876 460';

const svg = (ancho, alto, dentro) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${ancho}" height="${alto}">${dentro}</svg>`);
const sized = (fuente, ancho, alto, viewBox = /viewBox="(.*?)"/.exec(fuente)[1]) =>
  sharp(
    Buffer.from(fuente.replace(/viewBox=".*?"/, `width="${ancho}" height="${alto}" viewBox="${viewBox}"`)),
  );
const toPng = (dibujo) => dibujo.png({ palette: true, compressionLevel: 9 }).toBuffer();

async function rounded(lado) {
  const esquinas = svg(lado, lado, `<rect width="100%" height="100%" rx="${lado * 0.22}"/>`);
  return toPng(sized(icono, lado, lado, CERCA).composite([{ input: esquinas, blend: 'dest-in' }]));
}

/** An ICO of one picture: 6 bytes of head, 16 about the PNG, and the PNG. */
function toIco(png, lado) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(lado, 6);
  head.writeUInt8(lado, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const files = {
  'favicon.ico': toIco(await sized(favicon, 32, 32).png().toBuffer(), 32),
  'apple-touch-icon.png': await toPng(sized(icono, 180, 180, CERCA)),
  'icono-192.png': await rounded(192),
  'icono-512.png': await rounded(512),
  'icono-maskable-512.png': await toPng(sized(icono, 512, 512, ENTERO)),
  'vista-previa.png': await toPng(sized(icono, 1200, 630, APAISADO)),
};
for (const [name, bytes] of Object.entries(files)) writeFileSync(join(PUBLIC, name), bytes);
