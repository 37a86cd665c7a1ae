import fc from 'fast-check';
import { buildGrupo, buildLinea, buildTicket, done } from '../pruebas/mesa';
import type { TicketMesa } from './grupo';
import { hechosEntre } from '../historia/hechos';
import { cancelLinea, markVisto } from '../pases/movimientos-sala';
import { estacionGuardada, vistaEn, vistoEnDe, withVisto } from './visto';

const PLANCHA = { id: 'plancha', nombre: 'Plancha' };
const FRIOS = { id: 'frios', nombre: 'Fríos' };
const en = (segundos: number) => new Date(Date.UTC(2026, 4, 2, 21, 0, segundos));

const ticket: TicketMesa = {
  ...buildTicket([]),
  lineas: [
    buildLinea('pendiente', { id: 'l0' }),
    buildLinea('pendiente', { id: 'l1', estacion: PLANCHA }),
    buildLinea('pendiente', { id: 'l2', estacion: FRIOS }),
  ],
};

describe('a ticket of three stations', () => {
  it('is seen by the last of them, and not before', () => {
    const dePlancha = withVisto(ticket, en(1), ['plancha']);
    const deDos = withVisto(dePlancha, en(2), ['cocina', 'plancha']);
    const deTodas = withVisto(deDos, en(3), ['frios']);

    expect([ticket, dePlancha, deDos].map(vistoEnDe)).toEqual([undefined, undefined, undefined]);
    expect(vistoEnDe(deTodas)).toEqual(en(3));
    expect(deTodas.vistoPor).toEqual([
      { estacion: 'plancha', en: en(1) },
      { estacion: 'cocina', en: en(2) },
      { estacion: 'frios', en: en(3) },
    ]);
  });

  it('is seen by all at once on a screen that shows all of it, in the same bytes as ever', () => {
    expect(withVisto(ticket, en(1))).toEqual({ ...ticket, vistoEn: en(1) });
    expect(vistoEnDe(withVisto(withVisto(ticket, en(1), ['plancha']), en(2)))).toEqual(en(2));
  });

  it('is not seen by a station that makes nothing of it', () => {
    expect(withVisto(ticket, en(1), ['postres', 'barra'])).toBe(ticket);
  });

  it('needs nobody for what is cancelled, and says so as it is', () => {
    const visto = buildGrupo([withVisto(ticket, en(1), ['cocina', 'frios'])]);
    const cancelado = done(cancelLinea(visto, 'p0', 'l1', { motivo: 'Error', por: 'Ana', en: en(2) }));

    expect(vistoEnDe(cancelado.pedidos[0] as TicketMesa)).toEqual(en(1));
    expect(hechosEntre(visto, cancelado).map(({ es }) => es)).toContain('ticket.visto');
  });

  it('says of each line when its station saw it', () => {
    const dePlancha = withVisto(ticket, en(1), ['plancha']);
    expect(ticket.lineas.map((linea) => vistaEn(dePlancha, linea))).toEqual([undefined, en(1), undefined]);
    const deTodas = withVisto(dePlancha, en(5));
    expect(ticket.lineas.map((linea) => vistaEn(deTodas, linea))).toEqual([en(5), en(1), en(5)]);
  });
});

it('is told once, when the last station has seen it', () => {
  const grupo = buildGrupo([ticket]);
  const primero = done(markVisto(grupo, 'p0', en(1), ['cocina', 'plancha']));
  const ultimo = done(markVisto(primero, 'p0', en(2), ['frios']));

  expect(hechosEntre(grupo, primero)).toEqual([]);
  expect(hechosEntre(primero, ultimo)).toEqual([{ es: 'ticket.visto', ticketId: 'p0' }]);
  expect(markVisto(ultimo, 'p0', en(3), ['frios'])).toEqual({ ok: true, grupo: ultimo });
});

it('adds up in any order, however often each is repeated: the first time of each station, the last of all', () => {
  const estacion = fc.constantFrom<string>('cocina', 'plancha', 'frios', 'postres');
  const mirada = fc.option(fc.uniqueArray(estacion, { minLength: 1 }), { nil: undefined, freq: 6 });
  fc.assert(
    fc.property(fc.array(mirada, { maxLength: 12 }), (miradas) => {
      const visto = miradas.reduce<TicketMesa>(
        (antes, estaciones, i) => withVisto(antes, en(i), estaciones),
        ticket,
      );
      const vieron = ticket.lineas.map(({ estacion: propia }) =>
        miradas.findIndex((estaciones) => estaciones?.includes(propia?.id ?? 'cocina') ?? true),
      );
      const esperado = vieron.includes(-1) ? undefined : en(Math.max(...vieron));
      expect(vistoEnDe(visto)).toEqual(esperado);
      const marcas = (visto.vistoPor ?? []).map((marca) => marca.estacion);
      expect(new Set(marcas).size).toBe(marcas.length);
      const propias = ticket.lineas.map((linea) => estacionGuardada(linea, 'comida'));
      expect(propias).toEqual(expect.arrayContaining(marcas));
    }),
  );
});
