/// <reference types="node" />
import { create, toDataURL } from 'qrcode';
import { createTrazador, drawPng, fileNameOf } from './codigo-qr';

const ENLACE = 'http://192.168.1.20:3000/menu?restaurante=64b7f0c2a1b2c3d4e5f60718&mesa=1';

/** Returns the rows of 0 and 1 of a code with the level and the margin of a printed one. */
function modulesOf(texto: string): string[] {
  const { size, data } = create(texto, { errorCorrectionLevel: 'M' }).modules;
  const vacia = (largo: number) => '0'.repeat(largo);
  const filas = Array.from(
    { length: size },
    (_, y) => `00${Array.from(data.slice(y * size, (y + 1) * size)).join('')}00`,
  );
  return [vacia(size + 4), vacia(size + 4), ...filas, vacia(size + 4), vacia(size + 4)];
}

it('draws on paper exactly the modules of the code, inside a margin of two', async () => {
  const { lado, trazo } = (await createTrazador())(ENLACE);
  const pintados = Array.from({ length: lado }, () => Array.from({ length: lado }, () => '0'));

  for (const [, x = '', y = '', ancho = ''] of trazo.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(ancho); i++) pintados[Number(y)]![Number(x) + i] = '1';
  }

  expect(pintados.map((fila) => fila.join(''))).toEqual(modulesOf(ENLACE));
});

it('makes an image of 280 px, with a margin of two, level M, black on white', async () => {
  const png = await drawPng(ENLACE);

  expect(png).toMatch(/^data:image\/png;base64,/);
  const bytes = Buffer.from(png.split(',')[1] ?? '', 'base64');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([280, 280]);
  const color = { dark: '#000000ff', light: '#ffffffff' };
  expect(png).toBe(await toDataURL(ENLACE, { width: 280, margin: 2, errorCorrectionLevel: 'M', color }));
});

it.each([
  ['La Tasca de Ana', 'qr-la-tasca-de-ana.png'],
  ['  Café  Sol  ', 'qr-café-sol.png'],
  ['Bar "A/B" & Cía.', 'qr-bar-a-b-cía.png'],
  ['¡!', 'qr.png'],
])('names the file of %p %s', (nombre, archivo) => {
  expect(fileNameOf(nombre)).toBe(archivo);
});
