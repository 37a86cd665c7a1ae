import type { Linea, Ticket } from '@carta/contracts';
import fc from 'fast-check';
import { CANCELADA, buildLinea, buildTicket, buildRespuesta } from './pruebas/build-seguido';
import { rondaOf } from './rondas';
import type { Ronda } from './rondas';
import { restosOf, totalDeMesa, totalPendiente, totalPropio, totalPedidos, totalRonda } from './totales';

const ronda = (...tickets: Ticket[]): Ronda => rondaOf('clave', 4, buildRespuesta(...tickets), 0);

const linea = fc
  .record({ cantidad: fc.integer({ min: 1, max: 50 }), centimos: fc.nat(99_999), cancelada: fc.boolean() })
  .map(({ cantidad, centimos, cancelada }) =>
    buildLinea({ cantidad, precio: centimos / 100, ...(cancelada ? CANCELADA : {}) }),
  );
const lineas = fc.array(linea, { maxLength: 8 });

const pedidoCon = (productos: Linea[]) => buildTicket({ productos });

it('adds up to the cent, and leaves what is paid out of what is to be paid', () => {
  const porPagar = ronda(
    buildTicket({ linea: { precio: 0.1 } }),
    buildTicket({ _id: 'b', linea: { precio: 0.2 } }),
  );
  const pagada = { ...ronda(buildTicket()), pagado: true };

  expect(totalRonda(porPagar)).toBe(0.3);
  expect(totalPendiente([porPagar, pagada])).toBe(0.3);
});

it('costs what was not cancelled, whatever was', () => {
  fc.assert(
    fc.property(lineas, (todas) => {
      const vivas = todas.filter(({ cancelada }) => cancelada === undefined);

      expect(totalPedidos([pedidoCon(todas)])).toBe(totalPedidos([pedidoCon(vivas)]));
    }),
  );
});

it('is the sum of its parts, however they are put together', () => {
  fc.assert(
    fc.property(lineas, lineas, (primeras, segundas) => {
      const juntas = totalPedidos([pedidoCon([...primeras, ...segundas])]);

      expect(totalPedidos([pedidoCon(primeras), pedidoCon(segundas)])).toBe(juntas);
      expect(totalPendiente([ronda(pedidoCon(primeras)), ronda(pedidoCon(segundas))])).toBe(juntas);
    }),
  );
});

describe('the rest of the mesa', () => {
  const propio = buildTicket({ _id: 'propio' });
  const ajeno = (_id: string, numero: number) => buildTicket({ _id, numero, linea: { precio: 2.2 } });
  const mesa = (...tickets: Ticket[]) => ({ grupoMesa: 'grupo', rev: 5, pagado: false, pedidos: tickets });

  it('counts in what the mesa owes, which is known only where the mesa sees its whole order', () => {
    const cancelado = buildTicket({ _id: 'c', linea: { precio: 9, ...CANCELADA } });
    const entera = mesa(ajeno('a', 1), propio, cancelado);

    expect(totalDeMesa([ronda(propio)], [entera], 4)).toBe(950 + 220);
    expect(totalDeMesa([ronda(propio)], [mesa()], 4)).toBe(950);
    expect(totalDeMesa([ronda(propio)], [entera], 5)).toBeNull();
    expect(totalDeMesa([ronda(propio)], [], 4)).toBeNull();
    expect(totalDeMesa([{ ...ronda(propio), pagado: true }], [entera], 4)).toBeNull();
  });

  it('is unknown of a phone that has ordered nothing there, which then owes nothing', () => {
    expect(totalPropio([ronda(propio)], 4)).toBe(950);
    expect(totalPropio([ronda(propio)], 5)).toBeNull();
    expect(totalPropio([{ ...ronda(propio), pagado: true }], 4)).toBeNull();
  });

  it('is what others have ordered, newest first, and the total is of everybody', () => {
    const [resto] = restosOf([ronda(propio)], [mesa(ajeno('a', 1), propio, ajeno('b', 3), ajeno('c', 3))]);

    expect(resto).toMatchObject({ mesa: 4, total: 16.1 });
    expect(
      resto?.rondas.map(({ numero, pedidos: tickets }) => [numero, tickets.map(({ _id }) => _id)]),
    ).toEqual([
      [3, ['b', 'c']],
      [1, ['a']],
    ]);
  });

  it('is nothing where nobody else has ordered, where it is paid, and where this phone has not', () => {
    expect(restosOf([ronda(propio)], [mesa(propio)])).toEqual([]);
    expect(restosOf([ronda(propio)], [{ ...mesa(ajeno('a', 1)), pagado: true }])).toEqual([]);
    expect(restosOf([], [mesa(ajeno('a', 1))])).toEqual([]);
    expect(restosOf([{ ...ronda(propio), pagado: true }], [mesa(ajeno('a', 1))])).toEqual([]);
  });
});
