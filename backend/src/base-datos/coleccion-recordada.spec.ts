import * as fc from 'fast-check';
import { mongo } from 'mongoose';
import type { Collection } from 'mongoose';
import { ColeccionRecordada } from './coleccion-recordada';
import { newId } from './ids';
import type { DbId } from './ids';

interface Plato {
  _id: DbId;
  precio: number;
}

const CASA = 'casa';
const ID = newId();
const SUYO = ID.toHexString();
const MINUTO = 60_000;

/** The collection is only handed on to writes, and these need none. */
const NINGUNA = {} as Collection<Plato>;

let ahora = 0;
const abre = (isUnico = true) => new ColeccionRecordada<Plato>(NINGUNA, isUnico, () => ahora);

const plato = (precio: number): Plato => ({ _id: ID, precio });
const precioDe = (platos: ColeccionRecordada<Plato>, casa = CASA): number | undefined =>
  platos.recall(casa, [SUYO])?.[0]?.precio;

it('tells again what was read, to whoever asks for all of it', async () => {
  const platos = abre();
  await platos.read(CASA, async () => [plato(100)]);

  expect(platos.recall(CASA, [SUYO, SUYO])).toEqual([plato(100)]);
  expect(platos.recall(CASA, [SUYO, newId().toHexString()])).toBeUndefined();
  expect(platos.recall('otra', [SUYO])).toBeUndefined();
});

it('forgets a restaurante of which anything is changed, and no other', async () => {
  const platos = abre();
  await platos.read(CASA, async () => [plato(100)]);
  await platos.read('otra', async () => [plato(700)]);

  await platos.change(CASA, async () => undefined);

  expect(precioDe(platos)).toBeUndefined();
  expect(precioDe(platos, 'otra')).toBe(700);
});

it('remembers nothing where other processes write, nor anything for longer than five minutes', async () => {
  const ajena = abre(false);
  await ajena.read(CASA, async () => [plato(100)]);
  expect(precioDe(ajena)).toBeUndefined();

  const propia = abre();
  await propia.read(CASA, async () => [plato(100)]);
  ahora += 5 * MINUTO - 1;
  expect(precioDe(propia)).toBe(100);
  ahora += 1;
  expect(precioDe(propia)).toBeUndefined();
});

it('remembers nothing new for a minute after a write that may still be done; one that was refused was not', async () => {
  const platos = abre();
  const fail = (error: Error) => platos.change(CASA, () => Promise.reject(error));
  const read = () => platos.read(CASA, async () => [plato(100)]);

  await expect(fail(new mongo.MongoServerError({ code: 11_000 }))).rejects.toThrow();
  await read();
  expect(precioDe(platos)).toBe(100);

  await expect(fail(new mongo.MongoNetworkError('gone'))).rejects.toThrow('gone');
  await read();
  expect(precioDe(platos)).toBeUndefined();
  ahora += MINUTO;
  await read();
  expect(precioDe(platos)).toBe(100);
});

it('remembers ten thousand documents at most, and lets the oldest restaurante go first', async () => {
  const platos = abre();
  const muchos = Array.from({ length: 4_000 }, () => ({ _id: newId(), precio: 1 }));
  for (const casa of ['primera', 'segunda', 'tercera']) {
    await platos.read(casa, async () => [...muchos, plato(100)]);
  }

  const conocen = ['primera', 'segunda', 'tercera'].filter((casa) => precioDe(platos, casa) !== undefined);
  expect(conocen).toEqual(['segunda', 'tercera']);
});

it('never tells a price that was changed before it was asked for, however reads and changes cross', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('read', 'change'), { maxLength: 12 }),
      async (s, pasos) => {
        const platos = abre();
        let guardado = 0;
        let acabado = 0;
        const read = async (): Promise<void> => {
          const desde = acabado;
          const precio =
            precioDe(platos) ??
            (
              await platos.read(CASA, async () => {
                await s.schedule(Promise.resolve(), 'asked');
                const leido = plato(guardado);
                await s.schedule(Promise.resolve(), 'answered');
                return [leido];
              })
            )[0]?.precio;
          expect(precio).toBeGreaterThanOrEqual(desde);
        };
        const change = async (): Promise<void> => {
          const suyo = await platos.change(CASA, async () => {
            await s.schedule(Promise.resolve(), 'sent');
            guardado += 1;
            const hecho = guardado;
            await s.schedule(Promise.resolve(), 'done');
            return hecho;
          });
          acabado = Math.max(acabado, suyo);
        };
        const hechos = pasos.map((paso) =>
          s.schedule(Promise.resolve(), paso).then(paso === 'read' ? read : change),
        );
        await s.waitFor(Promise.all(hechos));
        await s.waitFor(read());
      },
    ),
    { numRuns: 500 },
  );
});
