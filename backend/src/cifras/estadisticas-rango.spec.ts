import { FORMAS_CAJA, FORMAS_COBRO, centimos, inicioDeDia, jornadaDe, vivasOf } from '@carta/contracts';
import fc from 'fast-check';
import { cifrasAMano } from '../../test/support/cifras-a-mano';
import type {
  AsientoContado,
  CobroContado,
  LineaContada,
  MesaAbierta,
  MesaPagada,
} from './archivo-consultas.repository';
import { SumaRango } from './estadisticas-rango';
import { SumaJornada } from './suma-jornada';
import type { CifrasJornada } from './suma-jornada';

const RANGO = { desde: '2026-10-24', hasta: '2026-10-26' };
/** The last of them goes on. */
const HOY = inicioDeDia([], RANGO.hasta);
/** The night in which the clocks change is among them, and days before and after. */
const instante = fc
  .integer({ min: Date.parse('2026-10-23T00:00:00Z'), max: Date.parse('2026-10-28T00:00:00Z') })
  .map((ms) => new Date(ms));
const nada = { nil: undefined };

const linea = fc
  .record({
    nombre: fc.constantFrom('Tortilla', 'Caña', 'Pulpo'),
    formato: fc.option(fc.constantFrom('Media', 'Ración'), nada),
    cantidad: fc.integer({ min: 1, max: 50 }),
    precio: fc.integer({ min: 1, max: 99_999 }).map(centimos),
    listoEn: fc.option(instante, nada),
    entregadoEn: fc.option(instante, nada),
    cancelada: fc.option(fc.constant({ motivo: 'x', por: 'Ana', en: new Date(0) }), { ...nada, freq: 3 }),
    /** Of what it costs, so much is taken off. */
    parte: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    retiradas: fc.array(fc.record({ unidades: fc.integer({ min: 1, max: 3 }) }), { maxLength: 2 }),
  })
  .map(({ cancelada, formato, retiradas, parte, ...datos }): LineaContada => ({
    ...datos,
    productoId: datos.nombre,
    ...(parte > 0 ? { rebaja: centimos(Math.round(datos.precio * datos.cantidad * parte)) } : {}),
    ...(formato ? { formato } : {}),
    ...(cancelada ? { cancelada } : {}),
    ...(retiradas.length > 0
      ? {
          retiradas: retiradas.map(({ unidades }) => ({
            unidades,
            ...(parte > 0 ? { rebaja: centimos(Math.round(datos.precio * unidades * parte)) } : {}),
          })),
        }
      : {}),
  }));
const pedido = fc.record({ creadoEn: instante, lineas: fc.array(linea, { minLength: 1, maxLength: 4 }) });
const cobro = fc
  .record({
    parte: fc.double({ min: 0, max: 1, noNaN: true }),
    forma: fc.constantFrom(...FORMAS_COBRO),
    anulado: fc.option(fc.constant({ motivo: 'x', por: 'Ana', en: new Date(0) }), { ...nada, freq: 3 }),
  })
  .map(({ anulado, ...datos }) => ({ ...datos, ...(anulado ? { anulado } : {}) }));
const asiento: fc.Arbitrary<AsientoContado> = fc.record({
  en: instante,
  forma: fc.constantFrom(...FORMAS_CAJA),
  importe: fc.integer({ min: -9_999, max: 9_999 }).map(centimos),
});
const pedidos = fc
  .array(pedido, { minLength: 1, maxLength: 4 })
  .map((tickets) => tickets.map((ticket, i) => ({ id: `t${i}`, ...ticket })));
const comensales = fc.option(fc.integer({ min: 1, max: 9 }), nada);
/** Its tickets are the mesa's first, as they were then. */
const jornadaContada = fc
  .record({ en: instante, cerrada: fc.option(fc.constant(true), { ...nada, freq: 3 }), comensales, pedidos })
  .map(({ cerrada, comensales: cuantos, ...jornada }) => ({
    ...jornada,
    ...(cerrada ? { cerrada } : {}),
    ...(cuantos ? { comensales: cuantos } : {}),
  }));
const grupo = fc
  .record({
    rev: fc.nat(),
    cobros: fc.array(cobro, { maxLength: 4 }),
    asientos: fc.array(asiento, { maxLength: 3 }),
    jornadasContadas: fc.array(jornadaContada, { maxLength: 2 }),
    comensales,
    pedidos,
    pagadoEn: fc.option(instante, nada),
    motivoCierre: fc.option(fc.constant('se fueron'), { ...nada, freq: 4 }),
  })
  .map(({ cobros, asientos, jornadasContadas, comensales: cuantos, ...mesa }) => ({
    ...mesa,
    ...(cuantos ? { comensales: cuantos } : {}),
    ...(asientos.length > 0 ? { asientos } : {}),
    ...(jornadasContadas.length > 0 ? { jornadasContadas } : {}),
    ...(asientos.length + jornadasContadas.length > 0
      ? { periodo: periodoDe([...asientos, ...jornadasContadas]) }
      : {}),
    ...(cobros.length > 0 ? { cobros: fill(mesa.pedidos, cobros) } : {}),
  }))
  .map(({ pagadoEn, motivoCierre, ...mesa }) =>
    pagadoEn
      ? { ...mesa, pagado: true, pagadoEn, ...(motivoCierre ? { motivoCierre } : {}) }
      : { ...mesa, pagado: false },
  ) as fc.Arbitrary<MesaAbierta | MesaPagada>;

const periodoDe = (hechos: readonly { en: Date }[]) => {
  const instantes = hechos.map(({ en }) => en.getTime());
  return { desde: new Date(Math.min(...instantes)), hasta: new Date(Math.max(...instantes)) };
};

/** Charges that never add up to more than a mesa owes. */
function fill(
  pedidos: MesaAbierta['pedidos'],
  partes: readonly (Omit<CobroContado, 'importe'> & { parte: number })[],
): CobroContado[] {
  let pendiente = pedidos
    .flatMap(({ lineas }) => vivasOf(lineas))
    .reduce((suma, { precio, cantidad, rebaja = 0 }) => suma + precio * cantidad - rebaja, 0);
  return partes.map(({ parte, ...cobro }) => {
    const importe = centimos(Math.floor(pendiente * parte));
    if (!cobro.anulado) pendiente -= importe;
    return { ...cobro, importe };
  });
}

const centimosDe = (euros: number): number => Math.round(euros * 100);
const sum = (valores: readonly number[]): number => valores.reduce((suma, valor) => suma + valor, 0);

/** The figures by way of those of each service day, stored and read again. */
function cifrasDe(mesas: readonly (MesaAbierta | MesaPagada)[]) {
  const suma = new SumaRango([], RANGO);
  const dias = suma.jornadas.map((jornada) => new SumaJornada(jornada));
  for (const mesa of mesas) {
    if (!mesa.pagado) suma.addAbierta(mesa, HOY);
    else {
      const dePago = jornadaDe(suma.jornadas, mesa.pagadoEn);
      dias.find(({ jornada }) => jornada === dePago)?.add(mesa);
    }
    const { periodo } = mesa;
    if (periodo) for (const dia of dias) dia.addPeriodo({ ...mesa, periodo });
  }
  for (const dia of dias) {
    suma.addJornada(dia.jornada.dia, JSON.parse(JSON.stringify(dia.toCifras())) as CifrasJornada);
  }
  return suma.toEstadisticas(new Map());
}

describe('the figures of a range of days', () => {
  it('are those that one works out by hand, field by field', () => {
    fc.assert(
      fc.property(fc.array(grupo, { maxLength: 20 }), (mesas) => {
        expect(cifrasDe(mesas)).toEqual(cifrasAMano(mesas, RANGO, HOY));
      }),
      { numRuns: 300 },
    );
  });

  it('add up to each other, to the cent', () => {
    fc.assert(
      fc.property(fc.array(grupo, { maxLength: 20 }), (mesas) => {
        const { pedidos, recaudado, porForma, porDia, porHora } = cifrasDe(mesas);

        for (const partes of [porDia, porHora]) {
          expect(sum(partes.map((parte) => centimosDe(parte.total)))).toBe(centimosDe(recaudado));
        }
        expect(sum(Object.values(porForma).map(centimosDe))).toBe(centimosDe(recaudado));
        for (const partes of [porDia, porHora]) {
          expect(sum(partes.map((parte) => parte.pedidos))).toBe(pedidos);
        }
      }),
    );
  });

  it('have every day and every hour, those without sales too, in the order of the service', () => {
    const { porDia, porHora, minutosAListo, minutosAEntregado, cancelado, topProductos } = new SumaRango(
      [],
      RANGO,
    ).toEstadisticas(new Map());

    expect(porDia).toEqual(
      ['2026-10-24', '2026-10-25', '2026-10-26'].map((dia) => ({ dia, pedidos: 0, total: 0 })),
    );
    expect(porHora.map(({ hora }) => hora)).toEqual([
      ...Array.from({ length: 19 }, (_, i) => i + 5),
      ...[0, 1, 2, 3, 4],
    ]);
    expect(minutosAListo).toEqual({ mediana: null, p90: null, muestras: 0 });
    expect(minutosAEntregado).toEqual({ mediana: null, p90: null, muestras: 0 });
    expect(cancelado).toEqual({ unidades: 0, total: 0 });
    expect(topProductos).toEqual([]);
  });
});
