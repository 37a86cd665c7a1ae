import { centimos, lineasVivas, totalGrupo } from '@carta/contracts';
import type { GrupoMesa, TicketMesa } from '@carta/contracts';
import fc from 'fast-check';
import { SumaRango } from './estadisticas-rango';

const RANGO = { desde: '2026-10-24', hasta: '2026-10-26' };
/** The night in which the clocks change is among them, and days before and after. */
const instante = fc
  .integer({ min: Date.parse('2026-10-23T00:00:00Z'), max: Date.parse('2026-10-28T00:00:00Z') })
  .map((ms) => new Date(ms));

let id = 0;
const linea = fc
  .record({
    nombre: fc.constantFrom('Tortilla', 'Caña', 'Pulpo'),
    cantidad: fc.integer({ min: 1, max: 50 }),
    precio: fc.integer({ min: 1, max: 99_999 }).map(centimos),
    listoEn: fc.option(instante, { nil: undefined }),
    cancelada: fc.option(fc.constant({ motivo: 'x', por: 'Ana', en: new Date(0) }), {
      nil: undefined,
      freq: 3,
    }),
  })
  .map(({ cancelada, ...datos }) => ({
    ...datos,
    id: `l${id++}`,
    productoId: 'p',
    estado: 'entregado' as const,
    ...(cancelada ? { cancelada } : {}),
  }));
const pedido = fc
  .record({ creadoEn: instante, lineas: fc.array(linea, { minLength: 1, maxLength: 4 }) })
  .map((datos): TicketMesa => ({ ...datos, id: `p${id++}`, clave: 'c', revAlta: 1, tipo: 'comida' }));
const grupo = fc
  .record({
    pedidos: fc.array(pedido, { minLength: 1, maxLength: 4 }),
    pagadoEn: fc.option(instante, { nil: undefined }),
    motivoCierre: fc.option(fc.constant('se fueron'), { nil: undefined, freq: 4 }),
  })
  .map(({ pedidos: tickets, pagadoEn, motivoCierre }): GrupoMesa => ({
    id: `g${id++}`,
    restauranteId: 'r',
    mesa: 1,
    rev: 1,
    actualizadoEn: new Date(0),
    pagado: pagadoEn !== undefined,
    pedidos: tickets,
    ...(pagadoEn ? { pagadoEn, ...(motivoCierre ? { motivoCierre } : {}) } : {}),
  }));

const centimosDe = (euros: number): number => Math.round(euros * 100);
const sum = (valores: readonly number[]): number => valores.reduce((suma, valor) => suma + valor, 0);

describe('the figures of a range of days', () => {
  it('add up to each other, to the cent, and to what was paid in it', () => {
    fc.assert(
      fc.property(fc.array(grupo, { maxLength: 20 }), (grupos) => {
        const suma = new SumaRango(RANGO);
        for (const uno of grupos) suma.add(uno);
        const { pedidos, recaudado, porDia, porHora, topProductos } = suma.toEstadisticas();

        const cobrados = grupos.filter(
          ({ pagadoEn, motivoCierre }) =>
            pagadoEn && !motivoCierre && suma.inicio <= pagadoEn && pagadoEn < suma.fin,
        );
        const total = sum(cobrados.map(totalGrupo));
        expect(centimosDe(recaudado)).toBe(total);
        for (const partes of [porDia, porHora, topProductos]) {
          expect(sum(partes.map((parte) => centimosDe(parte.total)))).toBe(total);
        }
        const vendidos = cobrados.flatMap((uno) => uno.pedidos).filter((uno) => lineasVivas(uno).length > 0);
        expect(pedidos).toBe(vendidos.length);
        for (const partes of [porDia, porHora]) {
          expect(sum(partes.map((parte) => parte.pedidos))).toBe(pedidos);
        }
      }),
    );
  });

  it('tell what was cancelled of the tickets ordered in it, and wait for nothing of that', () => {
    fc.assert(
      fc.property(fc.array(grupo, { maxLength: 20 }), (grupos) => {
        const suma = new SumaRango(RANGO);
        for (const uno of grupos) suma.add(uno);
        const { cancelado, minutosAListo } = suma.toEstadisticas();

        const tickets = grupos
          .flatMap((uno) => uno.pedidos)
          .filter(({ creadoEn }) => suma.inicio <= creadoEn && creadoEn < suma.fin);
        const canceladas = tickets.flatMap(({ lineas }) => lineas.filter((una) => una.cancelada));
        expect(cancelado.unidades).toBe(sum(canceladas.map(({ cantidad }) => cantidad)));
        expect(centimosDe(cancelado.total)).toBe(sum(canceladas.map((una) => una.precio * una.cantidad)));
        const listos = tickets
          .map(lineasVivas)
          .filter((vivas) => vivas.length > 0 && vivas.every(({ listoEn }) => listoEn));
        expect(minutosAListo.muestras).toBe(listos.length);
      }),
    );
  });

  it('have every day and every hour, those without sales too, in the order of the service', () => {
    const { porDia, porHora, minutosAListo, minutosAEntregado, cancelado, topProductos } = new SumaRango(
      RANGO,
    ).toEstadisticas();

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
