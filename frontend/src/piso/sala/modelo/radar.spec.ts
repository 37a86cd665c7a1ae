import fc from 'fast-check';
import { ESTADOS_LLAMADA, ESTADOS_LINEA, TIPOS_LLAMADA } from '@carta/contracts';
import type { Llamada, EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { buildLlamada, buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { radarOf } from './radar';

const AHORA = Date.parse('2026-03-01T14:00:00.000Z');
const SERVICIO = { minutosAmbar: 5, minutosRojo: 10 };

/** The instant of some minutes ago. */
const hace = (minutos: number) => new Date(AHORA - minutos * 60_000).toISOString();
const look = (grupos: Grupo[], llamadas: Llamada[] = []) =>
  radarOf({ grupos, llamadas, ahora: AHORA, servicio: SERVICIO });
const linea = (estado: EstadoLinea, cambios: Partial<Linea> = {}) => buildLinea({ estado, ...cambios });

describe('since when it waits', () => {
  it('counts a ticket at the pass from its last line, whatever the first took', () => {
    const lineas = [linea('listo', { listoEn: hace(20) }), linea('listo', { listoEn: hace(3) })];
    const [entrada] = look([buildGrupo({ pedidos: [buildTicket({ createdAt: hace(40), lineas })] })]);

    expect(entrada).toMatchObject({ tipo: 'listo', minutos: 3, urgencia: 'normal' });
  });

  it('counts a ticket nobody has begun from when it was ordered', () => {
    const [entrada] = look([buildGrupo({ pedidos: [buildTicket({ createdAt: hace(6) })] })]);

    expect(entrada).toMatchObject({ tipo: 'sin_empezar', minutos: 6, urgencia: 'ambar' });
  });

  it('counts a served mesa from the last thing brought to it', () => {
    const lineas = [
      linea('entregado', { entregadoEn: hace(50) }),
      linea('entregado', { entregadoEn: hace(11) }),
    ];
    const [entrada] = look([buildGrupo({ pedidos: [buildTicket({ lineas })] })]);

    expect(entrada).toMatchObject({ tipo: 'por_cobrar', minutos: 11, urgencia: 'rojo' });
  });

  it('counts a mesa whose order was cancelled whole from the cancellation', () => {
    const cancelada = { motivo: 'Se ha acabado', en: hace(4), por: 'Cocina' };
    const [entrada] = look([
      buildGrupo({ pedidos: [buildTicket({ lineas: [linea('pendiente', { cancelada })] })] }),
    ]);

    expect(entrada).toMatchObject({ tipo: 'por_cobrar', minutos: 4 });
  });

  it('begins now for what this screen has just moved', () => {
    const [entrada] = look([
      buildGrupo({ pedidos: [buildTicket({ createdAt: hace(30), lineas: ['listo'] })] }),
    ]);

    expect(entrada).toMatchObject({ tipo: 'listo', minutos: 0 });
  });
});

describe('who is on it', () => {
  const listoLlevado = (minutos: number) =>
    buildGrupo({
      pedidos: [
        buildTicket({
          lineas: [linea('listo', { listoEn: hace(9) })],
          lleva: { por: 'Ana', en: hace(minutos) },
        }),
      ],
    });

  it('names who brings a ticket, for three minutes', () => {
    expect(look([listoLlevado(2.9)])[0]).toMatchObject({ lleva: 'Ana' });
    expect(look([listoLlevado(3)])[0]).toMatchObject({ lleva: null });
  });

  it('names who goes to a mesa that calls', () => {
    expect(look([], [buildLlamada({ estado: 'en_camino', por: 'Luis' })])[0]).toMatchObject({
      lleva: 'Luis',
    });
  });
});

it('leaves the kitchen alone while it is cooking', () => {
  expect(look([buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion', 'listo'] })] })])).toEqual([]);
});

it('does not ask to charge a mesa that still waits for something', () => {
  const tickets = [buildTicket({ lineas: ['entregado'] }), buildTicket({ lineas: ['en_preparacion'] })];

  expect(look([buildGrupo({ pedidos: tickets })])).toEqual([]);
});

describe('any evening', () => {
  const minutos = fc.integer({ min: 0, max: 300 });
  const lineas = fc.array(
    fc
      .record({ estado: fc.constantFrom(...ESTADOS_LINEA), minutos })
      .map(({ estado, minutos: m }) => linea(estado, { listoEn: hace(m + 1), entregadoEn: hace(m) })),
    { minLength: 1, maxLength: 4 },
  );
  const pedido = fc
    .record({ lineas, minutos })
    .map((dado) => buildTicket({ lineas: dado.lineas, createdAt: hace(dado.minutos) }));
  const grupo = fc
    .record({
      pedidos: fc.array(pedido, { minLength: 1, maxLength: 4 }),
      mesa: minutos,
      pagado: fc.boolean(),
    })
    .map(({ pagado, ...cambios }) => buildGrupo({ ...cambios, ...(pagado && { pagadoEn: hace(1) }) }));
  const llamada = fc
    .record({ estado: fc.constantFrom(...ESTADOS_LLAMADA), tipo: fc.constantFrom(...TIPOS_LLAMADA), minutos })
    .map(({ minutos: m, ...cambios }) => buildLlamada({ ...cambios, creadoEn: hace(m) }));
  const sala = fc.record({
    grupos: fc.array(grupo, { maxLength: 6 }),
    llamadas: fc.array(llamada, { maxLength: 6 }),
  });

  it('has the longest wait first', () => {
    fc.assert(
      fc.property(sala, ({ grupos, llamadas }) => {
        const esperas = look(grupos, llamadas).map(({ desde }) => desde);
        expect(esperas).toEqual([...esperas].sort((a, b) => a - b));
      }),
    );
  });

  it('has everything that waits, each thing once, and nothing that is over', () => {
    fc.assert(
      fc.property(sala, ({ grupos, llamadas }) => {
        const abiertos = grupos.filter(({ pagadoEn }) => pagadoEn === undefined);
        const servidos = abiertos.filter(({ estadoGrupo }) => String(estadoGrupo) === 'entregado');
        const tickets = abiertos
          .flatMap(({ pedidos }) => pedidos)
          .filter(({ estado }) => ['pendiente', 'listo'].includes(estado));
        const esperadas = [
          ...servidos.map(({ grupoMesa }) => grupoMesa),
          ...tickets.map(({ _id }) => _id),
          ...llamadas.filter(({ estado }) => String(estado) !== 'atendido').map(({ _id }) => _id),
        ];
        const claves = look(grupos, llamadas).map(({ id }) => id);
        expect([...claves].sort()).toEqual(esperadas.sort());
      }),
    );
  });

  it('says the same whatever the order it is told things in', () => {
    fc.assert(
      fc.property(sala, ({ grupos, llamadas }) => {
        const claves = (entradas: ReturnType<typeof look>) => entradas.map(({ id }) => id);
        expect(claves(look([...grupos].reverse(), [...llamadas].reverse()))).toEqual(
          claves(look(grupos, llamadas)),
        );
      }),
    );
  });
});
