import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { empalmar, prepareEmpalme } from './empalme';

describe('empalmar', () => {
  const principio = Buffer.from('Tortilla de patatas, 8,50 €. '.repeat(2_000));

  it.each([1, 2, 17, 300, 65_535])('joins %i bytes that every format reads back', async (largo) => {
    const empalme = await prepareEmpalme(principio);
    const final = Buffer.alloc(largo, '}</script>ñ');
    const entero = Buffer.concat([principio, final]);

    expect(empalmar(empalme, final, 'identity')).toEqual(entero);
    expect(gunzipSync(empalmar(empalme, final, 'gzip'))).toEqual(entero);
    expect(brotliDecompressSync(empalmar(empalme, final, 'br'))).toEqual(entero);
  });

  it('is small', async () => {
    const empalme = await prepareEmpalme(principio);
    expect(empalmar(empalme, Buffer.from('}'), 'br').length).toBeLessThan(principio.length / 50);
    expect(empalmar(empalme, Buffer.from('}'), 'gzip').length).toBeLessThan(principio.length / 50);
  });
});
