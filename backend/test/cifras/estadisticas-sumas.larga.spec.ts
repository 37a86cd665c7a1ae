import fc from 'fast-check';
import {
  DIA_MS,
  FORMAS_CAJA,
  SIN_CAJA,
  fromEuros,
  inicioDeDia,
  inicioJornada,
  jornadasEntre,
  reopenGrupo,
} from '@carta/contracts';
import { ArchivoConsultas } from '../../src/cifras/archivo-consultas.repository';
import type { CifrasJornada } from '../../src/cifras/suma-jornada';
import { buildLocal, useLocal } from '../support/local';
import { CasaConPasado, cancelFirst } from '../support/casa-con-pasado';
import { MesDeCaja } from '../support/mes-de-caja';

/** What happens to the mesas of a house; to which of them, and when, follows from a number. */
const HECHOS = {
  importa: (casa, n) => casa.importMesa(n),
  reabre: (casa, n) =>
    casa.change(true, n, (mesa) => {
      const movimiento = reopenGrupo(mesa, mesa.rev, inicioJornada([], new Date()));
      return movimiento.ok ? movimiento.grupo : mesa;
    }),
  cobra: (casa, n) => casa.change(false, n, (mesa) => ({ ...mesa, pagado: true, pagadoEn: casa.at(n) })),
  cierra: (casa, n) =>
    casa.change(false, n, (mesa) => ({ ...mesa, pagado: true, pagadoEn: casa.at(n), motivoCierre: 'nadie' })),
  corrige: (casa, n) => casa.change(n % 2 === 0, n, cancelFirst),
  archiva: (casa) => casa.archive(),
} as const satisfies Record<string, (casa: CasaConPasado, n: number) => Promise<void>>;

describe('The figures of closed service days', () => {
  const local = useLocal();
  const suceso = fc.tuple(
    fc.constantFrom(...(Object.keys(HECHOS) as (keyof typeof HECHOS)[])),
    fc.nat({ max: 10_000 }),
  );

  afterEach(() => jest.restoreAllMocks());

  it('are those of the mesas as they are, whatever became of a day after it was summed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(suceso, { minLength: 4, maxLength: 10 }), async (sucesos) => {
        const casa = await buildCasa((await buildLocal(local.app)).id);
        await casa.expectRight();

        for (const [hecho, n] of sucesos) {
          await HECHOS[hecho](casa, n);
          await casa.expectRight();
        }
      }),
      { numRuns: 12 },
    );
  });

  it('are read as they were stored while nothing in them changes', async () => {
    const casa = await buildCasa();
    await casa.expectRight();
    const leidas = jest.spyOn(local.app.app.get(ArchivoConsultas), 'streamPagadas');

    await casa.expectRight();
    expect(leidas).not.toHaveBeenCalled();

    await casa.change(true, 0, cancelFirst);
    await casa.expectRight();
    expect(leidas).toHaveBeenCalledTimes(1);
  });

  it('have what a mesa became while its day was being summed, in the next answer', async () => {
    const casa = await buildCasa();
    const consultas = local.app.app.get(ArchivoConsultas);
    const stream = consultas.streamPagadas.bind(consultas);
    const leidas = jest.spyOn(consultas, 'streamPagadas').mockImplementation(async function* (...args) {
      yield* stream(...args);
      await casa.change(true, 0, cancelFirst);
    });
    await casa.figures();
    leidas.mockRestore();

    await casa.expectRight();
  });

  it('are stored once for each day, however many sum it at once', async () => {
    const casa = await buildCasa();

    const sumas = await Promise.all([1, 2, 3, 4].map(() => casa.sumCerradas()));

    for (const suma of sumas) expect(suma).toEqual(sumas[0]);
    expect((await casa.sumas()).map(({ dia }) => dia as unknown).sort()).toEqual(
      sumas[0]?.map(([dia]) => dia),
    );
  });

  it('are summed again from their mesas where an older program had stored them', async () => {
    const casa = await buildCasa();
    await casa.figures();
    const productos = { nombres: ['Otra'], unidades: [1], totales: [1] };
    for (const { _id, cifras } of await casa.sumas()) {
      const antes = { ...(JSON.parse(cifras as string) as CifrasJornada), productos };
      const $set = { forma: 2, cifras: JSON.stringify(antes) };
      await local.app.db.collection('sumas').updateOne({ _id }, { $set });
    }

    await casa.expectRight();
  });

  it('say nothing of anybody', async () => {
    const casa = await buildCasa();
    await casa.change(true, 0, cancelFirst);
    await casa.figures();

    const sumas = await casa.sumas();

    expect(JSON.stringify(sumas)).toMatch(/Tortilla/);
    expect(JSON.stringify(sumas)).not.toMatch(/Ana|no queda/);
    expect(Object.keys(sumas[0] ?? {}).sort()).toEqual(
      ['_id', 'cifras', 'dia', 'forma', 'mesas', 'restaurante', 'revs'], // prettier-ignore
    );
  });

  /** Four mesas, on different days. */
  async function buildCasa(id = local.local.id): Promise<CasaConPasado> {
    const casa = new CasaConPasado(local.app, id);
    for (let n = 0; n < 4; n++) await casa.importMesa(n * 997);
    return casa;
  }
});

describe('A month of a house', () => {
  const local = useLocal();
  afterEach(() => jest.useRealTimers());

  it('takes what was charged less what was given back, each on its day, and no day that is over changes', async () => {
    const inicio = inicioDeDia([], '2026-03-10').getTime();
    const jornadas = jornadasEntre([], '2026-03-10', '2026-04-08');
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (azar) => {
        const casa = new MesDeCaja(local.app, (await buildLocal(local.app)).id);
        const dichas = new Map<string, unknown>();
        for (const [i, jornada] of jornadas.entries()) {
          for (const [j, n] of [...azar.take(6)].entries()) {
            const tope = jornada.fin.getTime() - 1;
            await casa.step(
              Math.min(tope, jornada.inicio.getTime() + (j * 4 * DIA_MS) / 24 + (n % 7_000_000)),
              n,
            );
          }
          jest.setSystemTime(jornada.fin.getTime() + 1);
          dichas.set(jornada.dia, await dayOf(casa, jornada.dia));
          if (i % 7 === 0) await casa.figures('2026-03-10', jornada.dia);
        }
        jest.setSystemTime(inicio + 40 * DIA_MS);

        const mes = await casa.figures('2026-03-10', '2026-04-08');
        for (const jornada of jornadas) {
          const { dia } = jornada;
          const dicha = await dayOf(casa, dia);
          expect(dicha).toEqual(dichas.get(dia));
          const escrito = casa.takenOn(jornada);
          expect(dicha.formas).toEqual(escrito);
          const total = Object.values(escrito).reduce((suma, importe) => suma + importe, 0);
          expect(fromEuros(mes.porDia.find((cada) => cada.dia === dia)?.total ?? 0)).toBe(total);
        }
      }),
      { numRuns: 3 },
    );
  });

  /** All that its closing and its figures say of a day; what is open, and owed, is of now. */
  async function dayOf(casa: MesDeCaja, dia: string) {
    const [{ abiertas: _deAhora, ...cierre }, { pendienteDeCobro: _deHoy, ...cifras }] = await Promise.all([
      casa.closing(dia),
      casa.figures(dia, dia),
    ]);
    const { recaudado, porForma, porQuien } = cierre;
    expect([cifras.recaudado, cifras.porForma]).toEqual([recaudado, porForma]);
    expect(porQuien.every(({ por }) => por === 'Ana')).toBe(true);
    expect(porQuien[0]?.porForma ?? SIN_CAJA).toEqual(porForma);
    const formas = Object.fromEntries(FORMAS_CAJA.map((forma) => [forma, fromEuros(porForma[forma])]));
    return { cierre, cifras, formas };
  }
});
