import { ERRORES, MENSAJE_IMAGEN } from '@carta/contracts';
import fc from 'fast-check';
import { formOf, photo } from '../support/fotos';
import { useGestion } from '../support/gestion';

const SEMILLA = 20_261_121;
const CASOS = 70;

/** Every way in which a photo may be refused; anything else, 500 above all, is ours. */
const PALABRAS: ReadonlySet<string | undefined> = new Set([
  ...Object.values(MENSAJE_IMAGEN),
  'La imagen tiene demasiados píxeles. Usa una más pequeña.',
]);

type Herida = { donde: number; byte: number };

describe('Two hundred photos with wrong bytes in them', () => {
  const g = useGestion();

  it.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const)('%s: each is taken or refused in known words, and the server stays', async (formato, tipo) => {
    const sana = await photo(formato);
    const { _id } = await g.casa.createProducto({
      nombre: 'Tortilla',
      precio: 8.5,
      categoria: (await g.casa.createCategoria('Raciones'))._id,
    });
    const vistas = new Map<number, number>();

    const danada = fc.record({
      // Half of the wounds go to the head, where sizes, tables and chunks are.
      heridas: fc.array(
        fc.record({
          donde: fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: sana.length - 1 })),
          byte: fc.nat({ max: 255 }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      hasta: fc.oneof(fc.constant(sana.length), fc.integer({ min: 1_024, max: sana.length })),
    });
    await fc.assert(
      fc.asyncProperty(danada, async ({ heridas, hasta }) => {
        const bytes = wound(sana, heridas).subarray(0, hasta);
        const { status, body } = await g.casa.putProducto(_id, formOf({}, { bytes, tipo }));
        vistas.set(status, (vistas.get(status) ?? 0) + 1);
        if (status === 200) return;
        expect([413, 415, 422]).toContain(status);
        expect(PALABRAS).toContain(body.message);
        expect(body.message).not.toBe(ERRORES.SERVER_ERROR.mensaje);
      }),
      { numRuns: CASOS, seed: SEMILLA, endOnFailure: true },
    );

    expect(vistas.get(422)).toBeGreaterThan(CASOS / 4);
    expect((await g.casa.putProducto(_id, formOf({}, { bytes: sana, tipo }))).status).toBe(200);
  });
});

function wound(sana: Buffer, heridas: readonly Herida[]): Buffer {
  const bytes = Buffer.from(sana);
  for (const { donde, byte } of heridas) bytes[donde] = byte;
  return bytes;
}
