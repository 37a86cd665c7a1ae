import type { Carta } from '@carta/contracts';
import fc from 'fast-check';
import { buildCarta, buildRestaurante } from './pruebas/carta-entera';
import { createRelectura } from './relectura';

/** A dish that is sold out and comes back: the version is a hash, so it comes back with it. */
const versionTras = (ediciones: number) => `v${ediciones % 2}`;

/** The server's carta after this many edits; its name shows when it was read. */
const cartaTras = (ediciones: number): Carta =>
  buildCarta({
    restaurante: buildRestaurante({ nombre: String(ediciones) }),
    categorias: [],
    version: versionTras(ediciones),
  });

const edicionDe = ({ restaurante }: Carta) => Number(restaurante.nombre);

it('never goes back to an older carta, and ends with the newest, whatever overtakes what', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('edited', 'come back'), { minLength: 1, maxLength: 12 }),
      async (turno, pasos) => {
        let ediciones = 0;
        const vistas = [0];
        const reread = createRelectura(
          async () => {
            await turno.schedule(Promise.resolve(), 'to the server');
            const leida = cartaTras(ediciones);
            await turno.schedule(Promise.resolve(), 'back to the phone');
            return leida;
          },
          (carta) => vistas.push(edicionDe(carta)),
        );

        // an edit is announced and asked for; so is what a person may have missed
        turno.scheduleSequence(
          pasos.map((paso) => () => {
            if (paso === 'edited') ediciones += 1;
            void reread();
            return Promise.resolve();
          }),
        );
        await turno.waitIdle();

        expect(vistas).toEqual([...vistas].sort((a, b) => a - b));
        expect(versionTras(vistas.at(-1)!)).toBe(versionTras(ediciones));
      },
    ),
    { numRuns: 200 },
  );
});

it('asks again only for what it could not place, and once', async () => {
  const salidas: ((carta: Carta) => void)[] = [];
  const vistas: number[] = [];
  const reread = createRelectura(
    () => new Promise((resolve) => salidas.push(resolve)),
    (carta) => vistas.push(edicionDe(carta)),
  );

  const [lenta, rapida] = [reread(), reread()];
  salidas[1]!(cartaTras(1));
  await rapida;
  salidas[0]!(cartaTras(0));
  await Promise.resolve();
  expect(salidas).toHaveLength(3);
  salidas[2]!(cartaTras(1));
  await lenta;

  expect(vistas).toEqual([1, 1]);
});
