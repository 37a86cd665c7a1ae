// Longer than most: which tickets a wall shows and in what order, of one board.
import fc from 'fast-check';
import { isCanceladaPorVer, isEnEspera, isPorHacer } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { buildGrupo, buildLinea, buildTicket } from '../../vivo/pruebas/fabrica';
import { DESPUES, PRIMEROS, SEGUNDOS, espera, marcha } from '../../vivo/pruebas/lineas-en-pases';
import {
  desdeDe,
  isConTrabajo,
  isPorAtender,
  nextVista,
  splitEspera,
  ticketsDeCocina,
  parseFiltro,
  pasoDeLinea,
} from './tickets-cocina';
import type { Filtro } from './tickets-cocina';
import { estadoEnMano } from './oleadas';
import { claveTotal, contadosOf, hasTotal, totalesOf } from './totales';
import { isUrgentePorHacer } from '../../vivo/tickets/urgentes';

const CANCELADA = { motivo: 'Se ha acabado', en: '', por: 'Ana' };
const ENTERADO = { por: 'Ana', en: '' };
const idsOf = (grupos: Grupo[], filtro: Filtro) =>
  ticketsDeCocina(grupos, filtro).map(({ ticket }) => ticket._id);

const owedSince = (ticket: Ticket) => desdeDe({ grupo: buildGrupo({ pedidos: [ticket] }), ticket });

describe('the wall of a station', () => {
  it('holds its own tickets that are not listo, the oldest first', () => {
    const joven = buildTicket({ createdAt: '2026-03-01T13:10:00.000Z' });
    const viejo = buildTicket({ createdAt: '2026-03-01T13:00:00.000Z', lineas: ['listo', 'en_preparacion'] });
    const listo = buildTicket({ lineas: ['listo'] });
    const bebida = buildTicket({ tipoPedido: 'bebida', createdAt: '2026-03-01T13:05:00.000Z' });
    const grupos = [buildGrupo({ pedidos: [joven, bebida] }), buildGrupo({ pedidos: [viejo, listo] })];

    expect(idsOf(grupos, 'cocina')).toEqual([viejo._id, joven._id]);
    expect(idsOf(grupos, 'barra')).toEqual([bebida._id]);
    expect(idsOf(grupos, 'todo')).toEqual([viejo._id, bebida._id, joven._id]);
  });

  it('has what is urgent first, while something of it is to be made', () => {
    const urgente = { por: 'Ana', en: '2026-03-01T13:30:00.000Z' };
    const [viejo, joven, hecho, despues] = [
      buildTicket({ createdAt: '2026-03-01T13:00:00.000Z' }),
      buildTicket({ createdAt: '2026-03-01T13:20:00.000Z', urgente }),
      buildTicket({ createdAt: '2026-03-01T13:25:00.000Z', lineas: ['listo'], antes: 6, urgente }),
      buildTicket({
        createdAt: '2026-03-01T13:26:00.000Z',
        lineas: [marcha(SEGUNDOS, { marchada: { por: 'Ana', en: '2026-03-01T13:31:00.000Z' } })],
        urgente,
      }),
    ];

    expect(idsOf([buildGrupo({ pedidos: [viejo, joven, hecho, despues] })], 'cocina')).toEqual(
      [joven, viejo, hecho, despues].map(({ _id }) => _id),
    );
  });

  it('keeps a ticket whose cancellation nobody has taken note of, even once delivered', () => {
    const sinSaber = buildTicket({ lineas: ['entregado', buildLinea({ cancelada: CANCELADA })] });
    const sabida = buildTicket({
      lineas: ['entregado', buildLinea({ cancelada: CANCELADA, enterado: ENTERADO })],
    });

    expect(idsOf([buildGrupo({ pedidos: [sinSaber, sabida] })], 'cocina')).toEqual([sinSaber._id]);
  });

  it('shows a ticket at the pass again whose mesa has changed, until it is known or served', () => {
    const pasado = buildTicket({ lineas: ['listo'], antes: 6 });
    const servido = buildTicket({ lineas: ['entregado'], antes: 6 });
    const sabido = buildTicket({ lineas: ['listo'] });

    expect(idsOf([buildGrupo({ pedidos: [pasado, servido, sabido] })], 'cocina')).toEqual([pasado._id]);
  });

  it('forgets a mesa that has paid', () => {
    expect(idsOf([buildGrupo({ pagadoEn: '2026-03-01T14:00:00.000Z' })], 'todo')).toEqual([]);
  });

  it('takes a line as far as listo and no further', () => {
    expect(pasoDeLinea('pendiente')).toBe('en_preparacion');
    expect(pasoDeLinea('en_preparacion')).toBe('listo');
    expect(pasoDeLinea('listo')).toBeNull();
    expect(pasoDeLinea('entregado')).toBeNull();
  });

  it('shows both stations to who asks for none that exists, and goes round all three', () => {
    expect([parseFiltro(null), parseFiltro('camarero'), parseFiltro('barra')]).toEqual([
      'todo',
      'todo',
      'barra',
    ]);
    const vueltas = (hayEstaciones: boolean) => {
      const vistas = [nextVista('todo', hayEstaciones)];
      while (vistas.at(-1) !== 'todo') vistas.push(nextVista(vistas.at(-1) ?? 'todo', hayEstaciones));
      return vistas;
    };
    expect(vueltas(false)).toEqual(['cocina', 'barra', 'todo']);
    expect(vueltas(true)).toEqual(['cocina', 'barra', 'solo', 'todo']);
  });
});

describe('the all-day totals', () => {
  it('add up what is still to be made of each product, the most wanted first', () => {
    const croquetas = { productoId: 'p1', nombre: 'Croquetas' };
    const pulpo = { productoId: 'p2', nombre: 'Pulpo' };
    const primero = buildTicket({
      lineas: [buildLinea({ ...croquetas, cantidad: 4 }), buildLinea({ ...pulpo, cantidad: 2 })],
    });
    const segundo = buildTicket({
      lineas: [
        buildLinea({ ...croquetas, cantidad: 3, estado: 'en_preparacion' }),
        buildLinea({ ...pulpo, estado: 'listo' }),
        buildLinea({ ...pulpo, cancelada: CANCELADA }),
      ],
    });

    expect(totalesOf(ticketsDeCocina([buildGrupo({ pedidos: [primero, segundo] })], 'cocina'))).toEqual([
      { ...croquetas, unidades: 7 },
      { ...pulpo, unidades: 2 },
    ]);
  });

  it('tell the sizes of a dish apart', () => {
    const croquetas = { productoId: 'croquetas', nombre: 'Croquetas' };
    const ticket = buildTicket({
      lineas: [
        buildLinea({ ...croquetas, formato: 'Media', cantidad: 2 }),
        buildLinea({ ...croquetas, formato: 'Ración' }),
        buildLinea({ ...croquetas, formato: 'Media', notas: 'poco hechas' }),
      ],
    });

    expect(totalesOf(ticketsDeCocina([buildGrupo({ pedidos: [ticket] })], 'cocina'))).toEqual([
      { ...croquetas, formato: 'Media', unidades: 3 },
      { ...croquetas, formato: 'Ración', unidades: 1 },
    ]);
  });

  it('tell what was chosen of a dish apart, and which tickets have it', () => {
    const punto = (valor: string) => [{ nombre: 'Punto', valor, suplemento: 0 }];
    const hamburguesa = { productoId: 'hamburguesa', nombre: 'Hamburguesa' };
    const primero = buildTicket({
      lineas: [
        buildLinea({ ...hamburguesa, cantidad: 3, opciones: punto('Al punto') }),
        buildLinea({ ...hamburguesa, cantidad: 4, opciones: punto('Poco hecha') }),
      ],
    });
    const segundo = buildTicket({
      lineas: [buildLinea({ ...hamburguesa, cantidad: 1, opciones: punto('Al punto') })],
    });
    const [total] = totalesOf(ticketsDeCocina([buildGrupo({ pedidos: [primero, segundo] })], 'cocina'));

    expect(total).toEqual({
      ...hamburguesa,
      unidades: 8,
      elegidos: [
        { texto: 'Al punto', unidades: 4 },
        { texto: 'Poco hecha', unidades: 4 },
      ],
    });
    const has = (texto?: string) =>
      [primero, segundo].map((ticket) => hasTotal(ticket, { clave: 'hamburguesa', ...(texto && { texto }) }));
    expect([has(), has('Poco hecha'), has('Muy hecha')]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
  });

  it('count every unit once, in whatever order the tickets came', () => {
    const linea = fc.record({
      productoId: fc.constantFrom('p1', 'p2', 'p3'),
      formato: fc.constantFrom(undefined, 'Media', 'Ración'),
      cantidad: fc.integer({ min: 1, max: 20 }),
      estado: fc.constantFrom<EstadoLinea[]>('pendiente', 'en_preparacion', 'listo', 'entregado'),
    });
    const pedidos = fc.array(fc.array(linea, { minLength: 1, maxLength: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(pedidos, (listas) => {
        const grupos = listas.map((lineas) =>
          buildGrupo({
            pedidos: [buildTicket({ lineas: lineas.map((l) => buildLinea({ ...l, nombre: l.productoId })) })],
          }),
        );
        const totales = totalesOf(ticketsDeCocina(grupos, 'todo'));
        const porHacer = listas.flat().filter(({ estado }) => pasoDeLinea(estado) !== null);

        expect(totales.reduce((suma, { unidades }) => suma + unidades, 0)).toBe(
          porHacer.reduce((suma, { cantidad }) => suma + cantidad, 0),
        );
        expect(new Set(totales.map(claveTotal)).size).toBe(totales.length);
        expect(totalesOf(ticketsDeCocina([...grupos].reverse(), 'todo'))).toEqual(totales);
      }),
    );
  });
});

describe('a ticket of which something waits its turn', () => {
  const buildCon = (estado: EstadoLinea, segundos = {}) =>
    buildTicket({ lineas: [marcha(PRIMEROS, { estado }), espera(SEGUNDOS, segundos)] });

  it('stays on the wall until nothing waits and all is listo, and is work only while it is', () => {
    const estados = ['pendiente', 'en_preparacion', 'listo', 'entregado'] as const;
    const tickets = estados.map((estado) => buildCon(estado));
    expect(idsOf([buildGrupo({ pedidos: tickets })], 'cocina')).toHaveLength(4);
    expect(tickets.map(isConTrabajo)).toEqual([true, true, false, false]);
    expect(tickets.map(owedSince)).toEqual([tickets[0]?.createdAt, tickets[1]?.createdAt, null, null]);

    const acabado = buildCon('entregado', { marchada: DESPUES, estado: 'listo' });
    expect(idsOf([buildGrupo({ pedidos: [acabado] })], 'cocina')).toEqual([]);
  });

  it('is as old as its order, comes last while all waits, and then is as old as its marching', () => {
    const otro = buildTicket({ createdAt: '2026-03-01T13:10:00.000Z' });
    const orden = (ticket: Ticket) =>
      idsOf([buildGrupo({ pedidos: [otro, ticket] })], 'cocina').indexOf(ticket._id);

    expect([orden(buildCon('pendiente')), orden(buildCon('entregado'))]).toEqual([0, 1]);
    const marchado = buildCon('entregado', { marchada: DESPUES });
    expect([orden(marchado), owedSince(marchado)]).toEqual([1, DESPUES.en]);
    expect(owedSince(buildCon('en_preparacion', { marchada: DESPUES }))).toBe(marchado.createdAt);
  });

  it('is on the wall for what is to be acknowledged of it, by when that was done', () => {
    const otro = buildTicket({ createdAt: '2026-03-01T13:20:00.000Z' });
    const en = '2026-03-01T13:15:00.000Z';
    const linea = marcha(PRIMEROS, { estado: 'listo' });
    const cancelada = { ...linea, cancelada: { ...CANCELADA, en } };
    const buildDe = (...lineas: Linea[]) => buildTicket({ lineas: [...lineas, espera(SEGUNDOS)] });
    const porSaber = [
      buildDe(cancelada),
      buildDe({ ...linea, repuesta: { unidades: 1, por: 'Ana', en } }),
      buildDe({ ...linea, retiradas: [{ unidades: 1, motivo: 'Un error', por: 'Ana', en }] }),
      { ...buildDe(linea), antes: 6 },
    ];
    for (const ticket of porSaber) {
      const mudanzas = [{ de: 6, a: 4, por: 'Ana', en }];
      const tickets = ticketsDeCocina([buildGrupo({ pedidos: [otro, ticket], mudanzas })], 'cocina');
      expect(tickets.map(({ ticket: { _id } }) => _id)).toEqual([ticket._id, otro._id]);
      expect(splitEspera(tickets)[1]).toEqual([]);
    }
    const sabida = buildDe({ ...cancelada, enterado: ENTERADO });
    expect(idsOf([buildGrupo({ pedidos: [sabida, otro] })], 'cocina')).toEqual([otro._id, sabida._id]);
  });

  it('is as far as what its station has in hand', () => {
    const estados = (segundos: object) =>
      estadoEnMano(buildCon('entregado', { marchada: DESPUES, ...segundos }));
    expect([{}, { estado: 'en_preparacion' }].map(estados)).toEqual(['pendiente', 'en_preparacion']);
    expect(estadoEnMano(buildCon('listo'))).toBe('listo');
    expect(estadoEnMano(buildCon('en_preparacion', { marchada: DESPUES }))).toBe('en_preparacion');
    expect(estadoEnMano(buildTicket({ estado: 'listo', lineas: ['pendiente'] }))).toBe('listo');
  });

  it('tells what waits apart from what is to be made', () => {
    const [chuleta, flan] = [
      { productoId: 'p1', nombre: 'Chuleta' },
      { productoId: 'p2', nombre: 'Flan' },
    ];
    const ticket = buildTicket({
      lineas: [
        marcha(PRIMEROS, chuleta),
        espera(SEGUNDOS, { ...chuleta, cantidad: 2 }),
        espera(SEGUNDOS, flan),
      ],
    });
    expect(totalesOf(ticketsDeCocina([buildGrupo({ pedidos: [ticket] })], 'cocina'))).toEqual([
      { ...chuleta, unidades: 1, enEspera: 2 },
      { ...flan, unidades: 0, enEspera: 1 },
    ]);
  });

  it('tells what products count as, whichever they are, what waits apart', () => {
    const doble = { nombre: 'Doble', cuenta: [{ nombre: 'hamburguesas', n: 2 }] };
    const menu = {
      nombre: 'Combo',
      cuenta: [
        { nombre: 'Hamburguesas', n: 1 },
        { nombre: 'pan', n: 1 },
      ],
    };
    const suelta = buildTicket({ lineas: [buildLinea({ nombre: 'Sopa' })] });
    const dobles = buildTicket({
      lineas: [
        buildLinea({ ...doble, cantidad: 5 }),
        buildLinea({ ...doble, estado: 'listo' }),
        espera(SEGUNDOS, { ...menu, cantidad: 2 }),
      ],
    });
    const tickets = ticketsDeCocina([buildGrupo({ pedidos: [suelta, dobles] })], 'cocina');

    expect(contadosOf(tickets)).toEqual([
      { clave: 'hamburguesas', nombre: 'hamburguesas', unidades: 10, enEspera: 2 },
      { clave: 'pan', nombre: 'pan', unidades: 0, enEspera: 2 },
    ]);
    const buscado = { clave: 'hamburguesas', contado: true } as const;
    expect([suelta, dobles].map((ticket) => hasTotal(ticket, buscado))).toEqual([false, true]);
    expect(contadosOf([{ grupo: buildGrupo(), ticket: suelta }])).toEqual([]);
  });
});

describe('whatever a house lets wait', () => {
  const ISO = (minuto: number) => new Date(Date.UTC(2026, 2, 1, 13, minuto)).toISOString();
  /** Absent so many times for each that it is there. */
  const maybe = <T>(ausente: number, algo: fc.Arbitrary<T>) =>
    fc.oneof({ weight: ausente, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: algo });
  const linea = fc.record({
    pase: fc.constantFrom(undefined, PRIMEROS, SEGUNDOS),
    marchada: maybe(1, fc.nat(59)),
    estado: fc.constantFrom<EstadoLinea[]>('pendiente', 'en_preparacion', 'listo', 'entregado'),
    cancelada: maybe(6, fc.nat(59)),
  });
  const ticket = fc.record({
    minuto: fc.nat(59),
    urgente: fc.boolean(),
    antes: maybe(8, fc.constant(6)),
    lineas: fc.array(linea, { minLength: 1, maxLength: 4 }),
  });
  type De = typeof ticket extends fc.Arbitrary<infer T> ? T : never;

  function build({ minuto, urgente, antes, lineas }: De): Ticket {
    return buildTicket({
      createdAt: ISO(minuto),
      ...(urgente && { urgente: { por: 'Ana', en: ISO(60) } }),
      ...(antes && { antes }),
      lineas: lineas.map(({ pase, marchada, cancelada, estado }) =>
        buildLinea({
          estado: pase && marchada === undefined ? 'pendiente' : estado,
          ...(pase && { pase }),
          ...(pase && marchada !== undefined && { marchada: { por: 'Ana', en: ISO(minuto + marchada) } }),
          ...(cancelada !== undefined && { cancelada: { ...CANCELADA, en: ISO(minuto + cancelada) } }),
        }),
      ),
    });
  }
  const buildMesas = (datos: readonly De[]) => datos.map((de) => buildGrupo({ pedidos: [build(de)] }));
  const look = (grupos: readonly Grupo[]) => splitEspera(ticketsDeCocina(grupos, 'todo'));
  const asks = ({ antes, estado, productos }: Ticket) =>
    productos.some(
      (una) => isCanceladaPorVer(una) || (isPorHacer(una) && !una.cancelada && !isEnEspera(una)),
    ) ||
    (antes !== undefined && estado !== 'entregado');

  it('what asks for the station hangs on its wall, all that only waits is in the strip, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 8 }), (datos) => {
        const grupos = buildMesas(datos);
        const tickets = grupos.flatMap(({ pedidos }) => pedidos);
        const [colgados, enEspera] = look(grupos).map((lista) => lista.map(({ ticket: { _id } }) => _id));
        const idsDe = (cuales: Ticket[]) => cuales.map(({ _id }) => _id).sort();
        const esperan = tickets.filter((cada) => !asks(cada) && cada.productos.some(isEnEspera));

        expect(colgados?.sort()).toEqual(idsDe(tickets.filter(asks)));
        expect(enEspera?.sort()).toEqual(idsDe(esperan));
      }),
    );
  });

  it('nothing on the wall stands before what has been owed for longer, but for what is urgent', () => {
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 8 }), (datos) => {
        const [colgados] = look(buildMesas(datos));
        const claves = colgados.map((cada) => `${isUrgentePorHacer(cada.ticket) ? 0 : 1} ${desdeDe(cada)}`);
        expect(claves).toEqual([...claves].sort());
        expect(colgados.every((cada) => isPorAtender(cada.ticket) && desdeDe(cada) !== null)).toBe(true);
      }),
    );
  });

  it('without pases a wall is what it was: by when tickets came, and no strip', () => {
    fc.assert(
      fc.property(fc.array(ticket, { maxLength: 8 }), (datos) => {
        const sinPases = datos.map((de) => ({
          ...de,
          urgente: false,
          lineas: de.lineas.map((una) => ({ ...una, pase: undefined })),
        }));
        const [colgados, enEspera] = look(buildMesas(sinPases));
        const llegadas = colgados.map((cada) => cada.ticket.createdAt);
        expect(enEspera).toEqual([]);
        expect(llegadas).toEqual([...llegadas].sort());
      }),
    );
  });
});
