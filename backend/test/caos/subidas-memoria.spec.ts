import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { pngOfNothing } from '../support/bombas';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../support/mongo-motor';

const MB = 1024 * 1024;
/** The server takes about 150 MB when it does nothing, and must stay under 400. */
const MAX_CRECIDO = 250 * MB;

describe('Photos made to take as much memory as they may', () => {
  const { dataDir, remove } = temporaryDataDir();
  afterAll(remove);

  const flat = (ancho: number, alto: number): Sharp =>
    sharp({ create: { width: ancho, height: alto, channels: 4, background: '#c8553d80' } });
  const noise = (ancho: number, alto: number): Sharp =>
    sharp(randomBytes(ancho * alto * 3), { raw: { width: ancho, height: alto, channels: 3 } });

  it('leave the process under 400 MB, ten at once', async () => {
    const archivos = await Promise.all(
      [
        flat(5_000, 5_000).png({ progressive: true }).toBuffer(),
        flat(5_000, 5_000).png({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer(),
        flat(5_000, 5_000).toColourspace('rgb16').png({ progressive: true }).toBuffer(),
        flat(5_000, 5_000).jpeg({ progressive: true }).toBuffer(),
        flat(5_000, 5_000).withMetadata({ orientation: 6 }).webp({ effort: 0 }).toBuffer(),
        noise(800, 4_000).jpeg({ quality: 60 }).toBuffer(),
        noise(800, 4_000).jpeg({ quality: 50 }).toBuffer(),
        noise(3_000, 1_500).jpeg({ quality: 30 }).toBuffer(),
        noise(8_000, 500).webp({ quality: 20, effort: 0 }).toBuffer(),
        Promise.resolve(pngOfNothing(20_000, 20_000)),
      ].map(async (bytes, i) => {
        const archivo = join(dataDir, `foto-${i}`);
        writeFileSync(archivo, await bytes);
        return archivo;
      }),
    );

    const { crecido, finales } = await processAll(archivos);

    expect(finales.filter((final) => final !== 'hecha')).toEqual([
      'DomainError: La imagen tiene demasiados píxeles. Usa una más pequeña.',
      'DomainError: La imagen tiene demasiados píxeles. Usa una más pequeña.',
    ]);
    expect(crecido / MB).toBeLessThan(MAX_CRECIDO / MB);
  });

  async function processAll(archivos: string[]): Promise<{ crecido: number; finales: string[] }> {
    const child = fork(join(__dirname, '../support/memoria-process.ts'), archivos, {
      execArgv: [...ENGINE_FROM_SOURCE.execArgv],
    });
    try {
      const [informe] = (await once(child, 'message')) as [{ crecido: number; finales: string[] }];
      return informe;
    } finally {
      child.kill('SIGKILL');
    }
  }
});
