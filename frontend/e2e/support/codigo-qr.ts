import type { Locator } from 'playwright-core';
import { create } from 'qrcode';
import { readGrises } from './fotos';

/** White modules around a code. */
const MARGEN = 2;

/** A QR code as rows of its modules, '#' where it is dark, without its margin. */
export type Modulos = string[];

/** The modules that say exactly this text, with correction M. */
export function modulosFor(texto: string): Modulos {
  const { modules } = create(texto, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, y) =>
    Array.from({ length: modules.size }, (_nada, x) => (modules.get(y, x) ? '#' : '.')).join(''),
  );
}

/** The modules of a picture, looking at the middle of each; `tamano` is how many there are to a side. */
export async function readModulos(png: Buffer, tamano: number): Promise<Modulos> {
  const { lado, grises } = await readGrises(png);
  const paso = lado / (tamano + 2 * MARGEN);
  const at = (modulo: number) => Math.floor((modulo + MARGEN + 0.5) * paso);
  return Array.from({ length: tamano }, (_, y) =>
    Array.from({ length: tamano }, (_nada, x) =>
      (grises[at(y) * lado + at(x)] ?? 255) < 128 ? '#' : '.',
    ).join(''),
  );
}

/** The modules of a code drawn as runs, 'M2 2h7v1h-7z…', in a square that many modules wide. */
export function modulosOfTrazo(trazo: string, lado: number): Modulos {
  const filas = Array.from({ length: lado }, () => Array<string>(lado).fill('.'));
  for (const [, x, y, largo] of trazo.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    filas[Number(y)]?.fill('#', Number(x), Number(x) + Number(largo));
  }
  return filas.slice(MARGEN, -MARGEN).map((fila) => fila.slice(MARGEN, -MARGEN).join(''));
}

/** What the open sheet of a code says that it opens. */
export async function readEnlace(sheet: Locator): Promise<URL> {
  return new URL(await sheet.getByText(/^https?:\/\//).innerText());
}

/** The bytes of an image whose address is itself. */
export function bytesOfData(src: string | null): Buffer {
  const [, base64] = /^data:image\/png;base64,(.+)$/.exec(src ?? '') ?? [];
  if (base64 === undefined) throw new Error(`Not a PNG in its own address: ${src?.slice(0, 40)}`);
  return Buffer.from(base64, 'base64');
}
