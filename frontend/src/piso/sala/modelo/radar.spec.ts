// Longer than most: the order of the radar is checked pair by pair.
import fc from 'fast-check';
import {
  ESTADOS_LLAMADA,
  ESTADOS_LINEA,
  TIPOS_LLAMADA,
  isEnEspera,
  isEntregado,
  vivasOf,
} from '@carta/contracts';
import type { Llamada, EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { buildLlamada, buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { ESPERA_PASE_MAX_MS, olvidadosOf } from '../../vivo/tickets/estado-pases';
import { detalleOf, queEs } from '../Radar/textos-radar';
import { quienVa, radarOf } from './radar';
import { alergiasSinEmpezar, resumenSinEmpezar, sinEmpezarOf } from './sin-empezar';

const MINUTO = 60_000;
const AHORA = Date.parse('2026-03-01T14:00:00.000Z');

const hace = (minutos: number) => new Date(AHORA - minutos * MINUTO).toISOString();
const look = (grupos: Grupo[], llamadas: Llamada[] = []) =>
  radarOf({ grupos, llamadas, olvidados: olvidadosOf(grupos, AHORA), ahora: AHORA });
const linea = (estado: EstadoLinea, cambios: Partial<Linea> = {}) => buildLinea({ estado, ...cambios });

describe('since when it waits', () => {
  it('counts a ticket at the pass from its last line, whatever the first took', () => {
    const lineas = [linea('listo', { listoEn: hace(20) }), linea('listo', { listoEn: hace(3) })];
    const [entrada] = look([buildGrupo({ pedidos: [buildTicket({ createdAt: hace(40), lineas })] })]);

    expect(entrada).toMatchObject({ tipo: 'listo', desde: AHORA - 3 * MINUTO });
  });

  it('counts a served mesa from the last thing brought to it', () => {
    const lineas = [
      linea('entregado', { entregadoEn: hace(50) }),
      linea('entregado', { entregadoEn: hace(11) }),
    ];
    const [entrada] = look([buildGrupo({ pedidos: [buildTicket({ lineas })] })]);

    expect(entrada).toMatchObject({ tipo: 'por_cobrar', desde: AHORA - 11 * MINUTO });
  });

  it('has nothing of a mesa whose order was cancelled whole', () => {
    const cancelada = { motivo: 'Se ha acabado', en: hace(4), por: 'Cocina' };
    const vacia = buildGrupo({ pedidos: [buildTicket({ lineas: [linea('pendiente', { cancelada })] })] });

    expect(vacia.estadoGrupo).toBe('vacia');
    expect(look([vacia])).toEqual([]);
  });

  it('begins now for what this screen has just moved', () => {
    const [entrada] = look([
      buildGrupo({ pedidos: [buildTicket({ createdAt: hace(30), lineas: ['listo'] })] }),
    ]);

    expect(entrada).toMatchObject({ tipo: 'listo', desde: AHORA });
  });
});

describe('who is on it', () => {
  const vanA = (...sala: Parameters<typeof look>) => look(...sala).map((entrada) => quienVa(entrada, AHORA));
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
    expect(vanA([listoLlevado(2.9)])).toEqual(['Ana']);
    expect(vanA([listoLlevado(3)])).toEqual([null]);
  });

  it('names who goes to a mesa that calls', () => {
    expect(vanA([], [buildLlamada({ estado: 'en_camino', por: 'Luis' })])).toEqual(['Luis']);
  });
});

it('leaves the kitchen alone while it is cooking', () => {
  expect(look([buildGrupo({ pedidos: [buildTicket({ lineas: ['en_preparacion', 'listo'] })] })])).toEqual([]);
});

it('does not ask to charge a mesa that still waits for something', () => {
  const tickets = [buildTicket({ lineas: ['entregado'] }), buildTicket({ lineas: ['en_preparacion'] })];

  expect(look([buildGrupo({ pedidos: tickets })])).toEqual([]);
});

describe('a party', () => {
  const servido = (mesa: number, cambios: Parameters<typeof buildGrupo>[0] = {}) =>
    buildGrupo({
      mesa,
      pedidos: [buildTicket({ lineas: [linea('entregado', { entregadoEn: hace(mesa) })] })],
      ...cambios,
    });

  it('is charged in one go, from when the last of it was served', () => {
    const [seis, siete] = [servido(6, { mesasJuntas: [6, 7] }), servido(7)];
    expect(look([siete, seis])).toEqual([
      {
        tipo: 'por_cobrar',
        id: seis.grupoMesa,
        mesa: 6,
        mesas: [6, 7],
        desde: AHORA - 6 * MINUTO,
        grupo: seis,
        grupos: [seis, siete],
      },
    ]);
  });

  it('is not charged while a mesa of it waits for something', () => {
    expect(look([servido(6, { mesasJuntas: [6, 7] }), buildGrupo({ mesa: 7 })])).toEqual([]);
  });
});

it('asks about an order that may be of a party that has left, from when it came', () => {
  const grupo = buildGrupo({ mesa: 6, pedidos: [buildTicket({ createdAt: hace(2) })] });
  const duda = { grupo, ticket: grupo.pedidos[0]!, ida: buildGrupo({ mesa: 9 }) };
  const [entrada, ...resto] = radarOf({ grupos: [grupo], llamadas: [], dudas: [duda], ahora: AHORA });

  expect(entrada).toMatchObject({ tipo: 'duda', mesa: 6, desde: AHORA - 2 * MINUTO });
  expect(resto).toEqual([]);
  expect(entrada && [queEs(entrada, AHORA), detalleOf(entrada), quienVa(entrada, AHORA)]).toEqual([
    '¿Puede ser de la mesa 9?',
    '1 × Croqueta',
    null,
  ]);
});

describe('pases', () => {
  const pase = (orden: number) => ({
    id: `p${orden}`,
    nombre: ['Entrantes', 'Primeros', 'Segundos'][orden]!,
    orden,
  });
  const marchada = (minutos: number) => ({ por: 'Ana', en: hace(minutos) });
  const servido = (minutos: number, orden = 1) =>
    linea('entregado', {
      pase: pase(orden),
      marchada: marchada(44),
      listoEn: hace(minutos + 1),
      entregadoEn: hace(minutos),
    });
  const lubina = linea('pendiente', { nombre: 'Lubina', cantidad: 2, pase: pase(2) });
  const mesa = (numero: number, ...lineas: Linea[]) =>
    buildGrupo({ mesa: numero, pedidos: [buildTicket({ createdAt: hace(44), lineas })] });
  const words = (entradas: ReturnType<typeof look>) =>
    entradas.map((entrada) => [entrada.mesa, queEs(entrada, AHORA), detalleOf(entrada)]);

  it('the next one is told once the one before it is served, the longest ago first', () => {
    const cocinando = linea('en_preparacion', { pase: pase(1), marchada: marchada(9) });

    expect(
      words(look([mesa(4, servido(3), lubina), mesa(7, servido(12), lubina), mesa(8, cocinando, lubina)])),
    ).toEqual([
      [7, 'Primeros servidos hace 12 min', '2 × Lubina'],
      [4, 'Primeros servidos hace 3 min', '2 × Lubina'],
    ]);
    expect(words(look([mesa(4, lubina)]))).toEqual([[4, 'Segundos en espera hace 44 min', '2 × Lubina']]);
  });

  it('one whose turn came 45 minutes ago is forgotten, among what gets cold', () => {
    const grupo = buildGrupo({ mesa: 9, pedidos: [buildTicket({ createdAt: hace(47), lineas: [lubina] })] });
    const fria = mesa(5, linea('listo', { listoEn: hace(3) }));
    const llama = buildLlamada({ mesa: 6, creadoEn: hace(1) });

    const entradas = look([mesa(4, servido(20), lubina), fria, grupo], [llama]);
    expect(entradas.map(({ tipo }) => tipo)).toEqual(['camarero', 'olvidado', 'listo', 'por_marchar']);
    expect(words(entradas)[1]).toEqual([9, 'Segundos en espera desde hace 47 min', '2 × Lubina']);
  });

  it('what waits is not brought, delays no dish that is ready, and nobody is to begin it', () => {
    const listo = linea('listo', {
      nombre: 'Gazpacho',
      pase: pase(1),
      marchada: marchada(9),
      listoEn: hace(5),
    });
    const entrada = look([mesa(4, servido(20, 0), listo, lubina)])[0];

    expect(entrada).toMatchObject({ tipo: 'listo', desde: AHORA - 5 * MINUTO });
    expect(entrada && detalleOf(entrada)).toBe('1 × Gazpacho');
    expect(sinEmpezarOf([mesa(4, servido(20), lubina), mesa(5, listo, lubina)])).toEqual([]);
  });

  it('what has marched and nobody has begun waits since then', () => {
    const marchado = linea('pendiente', { pase: pase(1), marchada: marchada(6) });

    expect(sinEmpezarOf([mesa(4, servido(20, 0), marchado, lubina)])).toMatchObject([
      { mesa: 4, desde: AHORA - 6 * MINUTO },
    ]);
  });
});

describe('whatever is ordered and marches at a mesa, in whatever order the house has its pases', () => {
  const minutos = fc.integer({ min: 0, max: 200 });
  const dada = fc.record({
    numero: fc.nat(3),
    isAlReves: fc.boolean(),
    estado: fc.constantFrom(...ESTADOS_LINEA),
    isCancelada: fc.boolean(),
  });
  const cancelada = { motivo: 'Se ha acabado', en: hace(1), por: 'Cocina' };
  /** A pase waits, or has marched, as a whole. */
  const mesa = fc
    .record({
      marchas: fc.array(fc.option(minutos), { minLength: 4, maxLength: 4 }),
      pedidos: fc.array(fc.record({ hace: minutos, dadas: fc.array(dada, { minLength: 1, maxLength: 4 }) }), {
        minLength: 1,
        maxLength: 4,
      }),
    })
    .map(({ marchas, pedidos }) =>
      buildGrupo({
        pedidos: pedidos.map(({ hace: antes, dadas }) =>
          buildTicket({
            createdAt: hace(antes),
            lineas: dadas.map(({ numero, isAlReves, estado, isCancelada }) => {
              const marcha = marchas[numero] ?? null;
              const orden = isAlReves ? 3 - numero : numero;
              return linea(marcha === null ? 'pendiente' : estado, {
                pase: { id: `p${numero}`, nombre: `Pase ${numero}`, orden },
                ...(marcha !== null && { marchada: { por: 'Ana', en: hace(Math.min(marcha, antes)) } }),
                ...(isCancelada && { cancelada }),
              });
            }),
          }),
        ),
      }),
    );

  it('what waits can be marched from the radar, or waits for a dish to be served, and is alarmed at in the end', () => {
    fc.assert(
      fc.property(mesa, (grupo) => {
        const lineas = grupo.pedidos.flatMap(({ productos }) => productos);
        const vivas = vivasOf(lineas);
        const esperan = vivas.filter(isEnEspera);
        const isAntes = vivas.some((viva) => !isEnEspera(viva) && !isEntregado(viva));
        const ultima = Math.max(
          ...grupo.pedidos.map(({ createdAt }) => Date.parse(createdAt)),
          ...lineas.map(({ marchada }) => (marchada ? Date.parse(marchada.en) : 0)),
        );
        const pasesAt = (ahora: number) =>
          radarOf({ grupos: [grupo], llamadas: [], olvidados: olvidadosOf([grupo], ahora), ahora }).flatMap(
            (entrada) => ('pase' in entrada ? [entrada] : []),
          );
        const alarmas = pasesAt(ultima + ESPERA_PASE_MAX_MS).filter(({ tipo }) => tipo === 'olvidado');

        expect(pasesAt(ultima).length > 0 || isAntes).toBe(esperan.length > 0 || isAntes);
        expect(alarmas.map(({ pase }) => esperan.includes(pase.falta[0]!))).toEqual(
          esperan.length > 0 ? [true] : [],
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('what nobody has begun', () => {
  const sinEmpezar = (mesa: number, minutos: number, cambios: Parameters<typeof buildTicket>[0] = {}) =>
    buildGrupo({ mesa, pedidos: [buildTicket({ createdAt: hace(minutos), ...cambios })] });

  it('is told by mesas and by the oldest of their tickets', () => {
    const dos = buildGrupo({
      mesa: 9,
      pedidos: [buildTicket({ createdAt: hace(12) }), buildTicket({ createdAt: hace(2) })],
    });
    const mesas = sinEmpezarOf([sinEmpezar(4, 3), dos]);

    expect(mesas).toMatchObject([
      { mesa: 9, desde: AHORA - 12 * MINUTO },
      { mesa: 4, desde: AHORA - 3 * MINUTO },
    ]);
    expect(resumenSinEmpezar(mesas.length, 12)).toBe('Sin empezar: 2 mesas, la más vieja 12 min');
  });

  it.each([
    [0, 'Sin empezar: 1 mesa, menos de 1 min'],
    [5, 'Sin empezar: 1 mesa, 5 min'],
    [65, 'Sin empezar: 1 mesa, 1 h 5 min'],
  ])('of one mesa after %i minutes says how long it waits', (minutos, resumen) => {
    expect(resumenSinEmpezar(1, minutos)).toBe(resumen);
  });

  it('names the mesas with an allergy, chosen or written', () => {
    const conNota = { lineas: [linea('pendiente', { notas: 'soy celíaca' })] };
    const alergias = (...grupos: Grupo[]) => alergiasSinEmpezar(sinEmpezarOf(grupos));

    expect(alergias(sinEmpezar(1, 1))).toBe('');
    expect(alergias(sinEmpezar(1, 1), sinEmpezar(7, 1, { evita: ['gluten'] }))).toBe('Alergia en la mesa 7');
    expect(
      alergias(
        sinEmpezar(9, 1, { notas: 'Alergia al kiwi' }),
        sinEmpezar(8, 1, conNota),
        sinEmpezar(7, 1, { evita: ['gluten'] }),
      ),
    ).toBe('Alergia en las mesas 7, 8 y 9');
  });
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

  it('has calls first, then what is ready, then money, and of each the longest wait first', () => {
    fc.assert(
      fc.property(sala, ({ grupos, llamadas }) => {
        const turnos = look(grupos, llamadas).map(({ tipo, desde }) => [
          ['camarero', 'cuenta'].includes(tipo) ? 0 : tipo === 'por_cobrar' ? 2 : 1,
          desde,
        ]);
        expect(turnos).toEqual([...turnos].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
      }),
    );
  });

  it('has every ticket in a card, in the strip or where it needs no waiter, and none twice', () => {
    fc.assert(
      fc.property(sala, ({ grupos, llamadas }) => {
        const abiertos = grupos.filter(({ pagadoEn }) => pagadoEn === undefined);
        const servidos = abiertos.filter(({ estadoGrupo }) => String(estadoGrupo) === 'entregado');
        const ticketsAt = (estado: string) =>
          abiertos.flatMap(({ pedidos }) => pedidos).filter((ticket) => String(ticket.estado) === estado);
        const esperadas = [
          ...servidos.map(({ grupoMesa }) => grupoMesa),
          ...ticketsAt('listo').map(({ _id }) => _id),
          ...llamadas.filter(({ estado }) => String(estado) !== 'atendido').map(({ _id }) => _id),
        ];
        const tarjetas = look(grupos, llamadas).map(({ id }) => id);
        const enFranja = sinEmpezarOf(grupos).flatMap(({ tickets }) => tickets.map(({ _id }) => _id));

        expect(tarjetas.sort()).toEqual(esperadas.sort());
        expect(enFranja.sort()).toEqual(
          ticketsAt('pendiente')
            .map(({ _id }) => _id)
            .sort(),
        );
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
