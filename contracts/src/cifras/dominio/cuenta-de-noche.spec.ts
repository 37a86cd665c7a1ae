import fc from 'fast-check';
import { countLlamadas, countMinutos, countPedidos, percentil } from './cuenta-de-noche';
import type { TicketDeParte } from './cuenta-de-noche';

const en = (segundos: number) => new Date(Date.UTC(2026, 10, 28, 20, 0, segundos));
const ticket = (cambios: Partial<TicketDeParte> = {}): TicketDeParte => ({
  grupo: 'g1',
  clave: 'a',
  tipo: 'comida',
  creadoEn: en(0),
  lineas: [{}],
  ...cambios,
});

describe('The orders of a night', () => {
  it('are one for each key, on one ticket or two', () => {
    const tickets = [ticket(), ticket({ tipo: 'bebida' }), ticket({ clave: 'b', tipo: 'bebida' })];

    expect(countPedidos(tickets)).toMatchObject({ pedidos: 2, dobles: 0 });
  });

  it('are doubled where a key stands in two tickets of a kind, or in two tabs', () => {
    expect(countPedidos([ticket(), ticket()])).toMatchObject({ pedidos: 1, dobles: 1 });
    expect(countPedidos([ticket(), ticket({ grupo: 'g2', tipo: 'bebida' })])).toMatchObject({ dobles: 1 });
  });

  it('are seen after so many seconds, from when there was something to make', () => {
    const espera = { pase: { id: 'p', nombre: 'Segundos', orden: 1 } };
    const marchada = { ...espera, marchada: { en: en(600), por: 'Ana' } };
    const tickets = [
      ticket({ vistoEn: en(4) }),
      ticket({ clave: 'b', vistoEn: en(630), lineas: [marchada] }),
      ticket({ clave: 'c', lineas: [espera] }),
      ticket({ clave: 'd', lineas: [{ cancelada: {} }] }),
      ticket({ clave: 'e' }),
    ];

    expect(countPedidos(tickets).visto).toEqual({ vistos: 2, sinVer: 1, p50: 4, p95: 30 });
    expect(countPedidos([]).visto).toEqual({ vistos: 0, sinVer: 0, p50: null, p95: null });
  });
});

it('a percentile is one of its values, with as many as it says at or under it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1 }), fc.integer({ min: 1, max: 100 }), (valores, cien) => {
      const valor = percentil(valores, cien);
      expect(valores).toContain(valor);
      const hasta = valores.filter((otro) => otro <= (valor ?? 0)).length;
      expect(hasta / valores.length).toBeGreaterThanOrEqual(cien / 100);
    }),
  );
  expect(percentil([], 50)).toBeNull();
});

describe('Minutes without a screen of the kitchen', () => {
  it('are not known where nobody measured, and are never 0 for that', () => {
    expect(countMinutos({ bien: [], mal: [] }, 1_440)).toBeNull();
    expect(countMinutos({ bien: [1, 2, 2], mal: [3, 3, 2] }, 1_440)).toEqual({
      sinPantalla: 1,
      sinMedir: 1_437,
    });
  });

  it('add up to the day, however often and by how many processes they were measured', () => {
    const minutos = fc.array(fc.nat(1_439));
    fc.assert(
      fc.property(minutos, minutos, (bien, mal) => {
        const cocina = countMinutos({ bien, mal }, 1_440);
        const medidos = new Set([...bien, ...mal]).size;
        if (!cocina) return expect(medidos).toBe(0);
        expect(cocina.sinMedir + medidos).toBe(1_440);
        expect(cocina.sinPantalla).toBe(medidos - new Set(bien).size);
        expect(countMinutos({ bien: [...bien, ...bien], mal: [...mal, ...mal] }, 1_440)).toEqual(cocina);
      }),
    );
  });
});

it('a call is late after three minutes, or if nobody came', () => {
  const llamadas = [
    { creadoEn: en(0), atendidoEn: en(180) },
    { creadoEn: en(0), atendidoEn: en(181) },
    { creadoEn: en(0) },
  ];

  expect(countLlamadas(llamadas, en(999))).toEqual({ llamadas: 3, tarde: 2 });
});
