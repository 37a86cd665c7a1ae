import fc from 'fast-check';
import { MOTIVO_REAPERTURA, asentar, sinAsentar } from './asientos';
import { SIN_CAJA, cajaDe, porForma, sumCajas } from '../dinero/caja';
import type { Caja } from '../dinero/caja';
import { addCobro, annulCobro, cobrosVivos, pendienteDe } from '../dinero/cobrar';
import { FORMAS_COBRO } from '../mesa/cobro';
import { centimos } from '../../../plataforma/dominio/dinero';
import { totalGrupo } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { hechosEntre } from './hechos';
import type { Movimiento } from '../mesa/movimiento';
import { closeGrupo, payGrupo, reopenGrupo } from '../dinero/movimientos-cobro';
import { DIA_LARGO, buildGrupo, buildLinea, done, ticketOf } from '../pruebas/mesa';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
const INICIO = Date.parse('2026-11-24T13:00:00Z');

const buildServida = (): GrupoMesa =>
  buildGrupo([ticketOf([buildLinea('entregado', { cantidad: 3, precio: centimos(1_000) })])], {
    actualizadoEn: new Date(INICIO - DIA_MS),
  });

type Suceso =
  | { es: 'cobra'; importe: number; forma: (typeof FORMAS_COBRO)[number] }
  | { es: 'anula'; cual: number }
  | { es: 'paga' | 'reabre' | 'cierra' };

const suceso: fc.Arbitrary<Suceso> = fc.oneof(
  fc.record({
    es: fc.constant('cobra' as const),
    importe: fc.integer({ min: 1, max: 2_000 }),
    forma: fc.constantFrom(...FORMAS_COBRO),
  }),
  fc.record({ es: fc.constant('anula' as const), cual: fc.nat(5) }),
  fc.record({ es: fc.constantFrom('paga' as const, 'reabre' as const, 'cierra' as const) }),
);
/** Each after so many quarters of an hour, by a program that keeps a ledger or by one that does not yet. */
const sucesos = (programa: fc.Arbitrary<boolean>) =>
  fc.array(fc.tuple(suceso, fc.nat(60), programa), { minLength: 1, maxLength: 25 });

function play(grupo: GrupoMesa, que: Suceso, en: Date): Movimiento {
  const quien = { en, por: 'Ana' };
  switch (que.es) {
    case 'cobra': {
      const clave = `c${grupo.cobros?.length ?? 0}`;
      const pedido = { id: clave, clave, forma: que.forma, importe: centimos(que.importe) };
      return addCobro(grupo, pedido, quien, grupo.rev);
    }
    case 'anula':
      return annulCobro(grupo, `c${que.cual}`, { ...quien, motivo: 'error' });
    case 'paga':
      return payGrupo(grupo, grupo.rev, en);
    case 'cierra':
      return closeGrupo(grupo, 'se fueron', en);
    case 'reabre':
      return reopenGrupo(grupo, grupo.rev, DIA_LARGO);
  }
}

/** What figures take of a tab before an instant. */
function takenBefore(grupo: GrupoMesa, fin: Date): Caja {
  const { asientos = [], pagadoEn } = grupo;
  const delPago = pagadoEn && pagadoEn < fin ? sinAsentar(totalGrupo(grupo), grupo) : SIN_CAJA;
  return sumCajas([porForma(asientos.filter(({ en }) => en < fin)), delPago]);
}

describe('the ledger of a tab', () => {
  it('has an entry for each charge, annulment, payment and reopening, and nothing else', () => {
    fc.assert(
      fc.property(sucesos(fc.constant(true)), (pasos) => {
        let grupo = buildServida();
        let cuartos = 0;
        const libro: unknown[] = [];
        for (const [que, tras] of pasos) {
          const en = new Date(INICIO + (cuartos += tras) * (HORA_MS / 4));
          const movimiento = play(grupo, que, en);
          if (!movimiento.ok || movimiento.grupo === grupo) continue;
          const quien = { en, por: 'Ana' };
          const resto = pendienteDe(grupo);
          if (que.es === 'cobra') libro.push({ forma: que.forma, importe: que.importe, ...quien });
          if (que.es === 'anula') {
            const { forma, importe = 0 } = grupo.cobros?.[que.cual] ?? {};
            libro.push({ forma, importe: 0 - importe, ...quien, motivo: 'error' });
          }
          if (que.es === 'paga' && resto > 0) libro.push({ forma: 'sin_indicar', importe: resto, ...quien });
          if (que.es === 'reabre' && grupo.motivoCierre === undefined) {
            const cobrado = cobrosVivos(grupo).reduce((suma, { importe }) => suma + importe, 0);
            const importe = cobrado - totalGrupo(grupo);
            if (importe < 0)
              libro.push({ forma: 'sin_indicar', importe, ...quien, motivo: MOTIVO_REAPERTURA });
          }
          grupo = asentar(grupo, movimiento.grupo, hechosEntre(grupo, movimiento.grupo), quien);

          expect(grupo.asientos ?? []).toEqual(libro);
        }
      }),
    );
  });

  it('keeps what was taken on days that are over, whatever programs of before did to the tab', () => {
    fc.assert(
      fc.property(sucesos(fc.boolean()), (pasos) => {
        let grupo = buildServida();
        let cuartos = 0;
        for (const [que, tras, conLibro] of pasos) {
          const en = new Date(INICIO + (cuartos += tras) * (HORA_MS / 4));
          const movimiento = play(grupo, que, en);
          if (!movimiento.ok || movimiento.grupo === grupo) continue;
          const antes = grupo;
          const despues = movimiento.grupo;
          grupo = conLibro
            ? asentar(antes, despues, hechosEntre(antes, despues), { en, por: 'Ana' })
            : despues;
          if (!conLibro) continue;

          const { asientos = [], pagado, pagadoEn, motivoCierre, periodo } = grupo;
          expect(takenBefore(grupo, en)).toEqual(takenBefore(antes, en));
          expect(asientos.slice(0, antes.asientos?.length ?? 0)).toEqual(antes.asientos ?? []);
          const cobrado = porForma(cobrosVivos(grupo));
          const isPagado = pagado && motivoCierre === undefined;
          expect(porForma(asientos)).toEqual(isPagado ? cajaDe(totalGrupo(grupo), grupo.cobros) : cobrado);
          for (const asiento of asientos) {
            if (periodo) expect(asiento.en >= periodo.desde && asiento.en <= periodo.hasta).toBe(true);
            else expect(horaDe(asiento.en)).toBe(pagadoEn && horaDe(pagadoEn));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives back today what was taken yesterday, and yesterday keeps it', () => {
    const [ayer, hoy] = [new Date(INICIO), new Date(INICIO + DIA_MS)];
    // paid by a program that kept no ledger
    const pagada = { ...buildServida(), pagado: true, pagadoEn: ayer };
    const movimiento = reopenGrupo(pagada, pagada.rev, hoy);
    if (!movimiento.ok) throw new Error(movimiento.motivo);

    const reabierta = asentar(pagada, movimiento.grupo, hechosEntre(pagada, movimiento.grupo), {
      en: hoy,
      por: 'Ana',
    });

    expect(reabierta).toMatchObject({
      asientos: [
        { forma: 'sin_indicar', importe: 3_000, en: ayer, por: '–' },
        { forma: 'sin_indicar', importe: -3_000, en: hoy, por: 'Ana', motivo: MOTIVO_REAPERTURA },
      ],
      pagosDeshechos: [{ en: ayer, deshechoEn: hoy }],
      periodo: { desde: ayer, hasta: hoy },
    });
  });

  it('keeps what yesterday counted of a mesa that is opened today, once, and without a name', () => {
    const [ayer, hoy, manana] = [0, 1, 2].map((dia) => new Date(INICIO + dia * DIA_MS)) as [Date, Date, Date];
    const quien = { en: ayer, por: 'Ana', motivo: 'sobra' };
    const servida = buildLinea('entregado', {
      notas: 'sin sal',
      retiradas: [{ ...quien, unidades: 2, clave: 'k', rev: 3 }],
    });
    const ticket = ticketOf([servida, buildLinea('listo', { id: 'l1', cancelada: quien })]);
    const pagada = buildGrupo([ticket], { pagado: true, pagadoEn: ayer, comensales: 2 });

    const reabierta = done(reopenGrupo(pagada, pagada.rev, hoy));
    const { id, creadoEn } = ticket;
    const { productoId, nombre, precio, listoEn, entregadoEn } = servida;
    const comun = { productoId, nombre, precio, cantidad: 1 };
    const contada = {
      en: ayer,
      comensales: 2,
      pedidos: [
        {
          id,
          creadoEn,
          lineas: [
            { id: 'l0', ...comun, listoEn, entregadoEn, retiradas: [{ unidades: 2 }] },
            { id: 'l1', ...comun, listoEn, cancelada: true },
          ],
        },
      ],
    };
    expect(reabierta.jornadasContadas).toEqual([contada]);
    const otraVez = { ...reabierta, pagado: true, pagadoEn: hoy };
    expect(done(reopenGrupo(otraVez, otraVez.rev, manana)).jornadasContadas).toEqual([contada]);
    expect(done(reopenGrupo(pagada, pagada.rev, ayer))).not.toHaveProperty('jornadasContadas');
  });
});

const horaDe = (en: Date): number => Math.floor(en.getTime() / HORA_MS);
