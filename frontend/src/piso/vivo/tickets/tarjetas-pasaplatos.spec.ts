// Longer than most: the cards of the pass are walked in the order in which a mesa is served.
import fc from 'fast-check';
import { ESTADOS_LINEA, isEnEspera, isEntregado, isPorHacer } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { ticketsDeCocina } from '../../cocina/modelo/tickets-cocina';
import { buildGrupo, buildLinea, buildTicket } from '../pruebas/fabrica';
import { SIN_NOVEDADES } from './novedades';
import { pasesVivosOf } from './estado-pases';
import { sonidosDePasaplatos } from '../sonido/sonidos-pasaplatos';
import {
  isEntera,
  llevaSalida,
  nombresDeSalida,
  salidaOf,
  faltanDe,
  vistaPasaplatosOf,
} from './tarjetas-pasaplatos';
import type { TarjetaPasaplatos } from './tarjetas-pasaplatos';

const MINUTO = 60_000;
const AHORA = Date.parse('2026-03-01T14:00:00.000Z');
const hace = (minutos: number) => new Date(AHORA - minutos * MINUTO).toISOString();
const NOMBRES = ['Entrantes', 'Primeros', 'Segundos'];
const pase = (orden: number) => ({ id: `p${orden}`, nombre: NOMBRES[orden] ?? '', orden });
const en = (orden: number, minutos: number, cambios: Partial<Linea> = {}) =>
  buildLinea({ pase: pase(orden), marchada: { por: 'Ana', en: hace(minutos) }, ...cambios });

const look = (...grupos: Grupo[]) => vistaPasaplatosOf(grupos, AHORA);
const leer = ({ mesas, nombre, estaciones }: TarjetaPasaplatos) =>
  `${mesas.join('+')} ${nombre}: ${estaciones.map((una) => `${una.nombre} ${una.isLista ? '✓' : '…'}`).join(', ')}`;

describe('what waits its turn', () => {
  it('begins with the mesas whose turn it is, the longest first, and then goes by their numbers', () => {
    const mesa = (numero: number, estado: Linea['estado'], minutos: number) =>
      buildGrupo({
        mesa: numero,
        pedidos: [
          buildTicket({
            createdAt: hace(60),
            lineas: [
              en(0, 60, { estado, ...(estado === 'entregado' && { entregadoEn: hace(minutos) }) }),
              buildLinea({ pase: pase(1) }),
            ],
          }),
        ],
      });
    const { esperas } = look(
      mesa(4, 'listo', 0),
      mesa(3, 'en_preparacion', 0),
      mesa(7, 'entregado', 5),
      mesa(9, 'entregado', 20),
    );
    expect(esperas.map(({ mesas }) => mesas[0])).toEqual([9, 7, 3, 4]);
  });
});

describe('a party', () => {
  const mesa = (numero: number, ...lineas: Linea[]) =>
    buildGrupo({ mesa: numero, pedidos: [buildTicket({ createdAt: hace(60), lineas })] });
  const segundos = () => buildLinea({ pase: pase(2), cantidad: 2 });
  const juntas = (...grupos: Grupo[]) => {
    const [primero, ...resto] = grupos as [Grupo, ...Grupo[]];
    return look({ ...primero, mesasJuntas: grupos.map((grupo) => grupo.mesa.numero) }, ...resto);
  };

  it('is one card for each pase, whole once all its mesas have theirs, and what is ready may leave before', () => {
    const { tarjetas } = juntas(
      mesa(4, en(1, 9, { estado: 'listo' })),
      mesa(5, en(1, 7, { estado: 'en_preparacion' }), en(1, 7, { estado: 'listo' })),
      mesa(6, en(1, 5, { estado: 'listo' })),
    );
    expect(tarjetas.map(leer)).toEqual(['4+5+6 Primeros: Cocina …']);
    const [tarjeta] = tarjetas as [TarjetaPasaplatos];
    expect(salidaOf(tarjeta).map(({ grupo }) => grupo.mesa.numero)).toEqual([4, 6]);
  });

  it('waits in one row, which marches those whose turn it is, or else those of its next pase', () => {
    const servido = en(1, 40, { estado: 'entregado', entregadoEn: hace(10) });
    const leerEspera = ({ esperas }: ReturnType<typeof look>) =>
      esperas.map(({ mesas, pases, siguientes, desde }) => [
        mesas.join('+'),
        pases.map(({ nombre, falta }) => `${nombre} ${falta.length}`).join(),
        siguientes.map(({ grupo }) => grupo.mesa.numero).join(),
        desde !== null,
      ]);
    const come = en(1, 40, { estado: 'en_preparacion' });
    expect(leerEspera(juntas(mesa(4, servido, segundos()), mesa(5, come, segundos())))).toEqual([
      ['4+5', 'Segundos 2', '4', true],
    ]);
    expect(leerEspera(juntas(mesa(4, come, segundos()), mesa(5, { ...come, _id: 'b' }, segundos())))).toEqual(
      [['4+5', 'Segundos 2', '4,5', false]],
    );
  });
});

describe('the cards', () => {
  it('are one for each pase that is made, with what each station lacks, and one for what marches at once', () => {
    const comida = buildTicket({
      createdAt: hace(30),
      lineas: [
        en(0, 30, { estado: 'entregado' }),
        en(1, 9, { estado: 'listo' }),
        en(1, 9, { estado: 'en_preparacion' }),
        buildLinea({ pase: pase(2), cantidad: 3 }),
      ],
    });
    const bebida = buildTicket({ createdAt: hace(8), tipoPedido: 'bebida', lineas: ['listo'] });
    const { tarjetas, esperas } = look(buildGrupo({ pedidos: [comida, bebida] }));

    expect(tarjetas.map(leer)).toEqual(['4 Bebidas: Barra ✓', '4 Primeros: Cocina …']);
    expect(tarjetas.map(faltanDe)).toEqual([null, 'Cocina']);
    expect(tarjetas.map(({ desde }) => (AHORA - desde) / MINUTO)).toEqual([8, 9]);
    expect(esperas.map(({ pases }) => pases.map(({ nombre }) => nombre))).toEqual([['Segundos']]);
  });

  it('are one for each mesa in a house without pases, with the ticks of kitchen and bar', () => {
    const comida = buildTicket({ lineas: ['pendiente'] });
    const bebida = buildTicket({ tipoPedido: 'bebida', lineas: ['listo'] });
    const [tarjeta] = look(buildGrupo({ pedidos: [comida, bebida] })).tarjetas;

    expect(tarjeta && leer(tarjeta)).toBe('4 null: Cocina …, Barra ✓');
    expect(tarjeta && nombresDeSalida(salidaOf(tarjeta))).toBe('Barra');
  });

  it('tick each station of the house by itself, and give the kitchen what is of none', () => {
    const casa = [{ _id: 'plancha', nombre: 'Plancha', tipo: 'comida' as const }];
    const plancha = { id: 'plancha', nombre: 'La plancha de antes' };
    const lineas = [
      en(1, 9, { estado: 'listo', estacion: plancha }),
      en(1, 9, { estado: 'pendiente', estacion: { id: 'vieja', nombre: 'Vieja' } }),
    ];
    const grupo = buildGrupo({ pedidos: [buildTicket({ lineas })] });

    expect(vistaPasaplatosOf([grupo], AHORA, casa).tarjetas.map(leer)).toEqual([
      '4 Primeros: Cocina …, Plancha ✓',
    ]);
  });

  it('begin with what is ready, then with what has waited longest', () => {
    const mesa = (numero: number, minutos: number, estado: Linea['estado']) =>
      buildGrupo({
        mesa: numero,
        pedidos: [buildTicket({ createdAt: hace(minutos), lineas: [buildLinea({ estado })] })],
      });
    const { tarjetas } = look(mesa(1, 5, 'pendiente'), mesa(2, 20, 'pendiente'), mesa(3, 1, 'listo'));

    expect(tarjetas.map(({ mesas }) => mesas[0])).toEqual([3, 2, 1]);
  });

  it('say who brings them, whom only a ticket that is ready on one card can have', () => {
    const lleva = { por: 'Ana', en: hace(1) };
    const listas = [en(0, 9, { estado: 'listo' }), en(1, 2, { estado: 'listo' })];
    const entera = look(buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'], lleva })] })).tarjetas;
    const partida = look(buildGrupo({ pedidos: [buildTicket({ lineas: listas, lleva })] })).tarjetas;

    expect(entera.map((tarjeta) => llevaSalida(salidaOf(tarjeta), AHORA))).toEqual(['Ana']);
    expect(entera.map((tarjeta) => llevaSalida(salidaOf(tarjeta), AHORA + 3 * MINUTO))).toEqual([null]);
    const siguiente = buildTicket({
      lineas: [en(0, 9, { estado: 'entregado' }), en(1, 0.5, { estado: 'listo' })],
      lleva,
    });
    const otra = look(buildGrupo({ pedidos: [siguiente] })).tarjetas;
    expect(otra.map((tarjeta) => llevaSalida(salidaOf(tarjeta), AHORA))).toEqual([null]);
    expect(partida.map((tarjeta) => salidaOf(tarjeta).map(isEntera))).toEqual([[false], [false]]);
    expect(partida.map((tarjeta) => llevaSalida(salidaOf(tarjeta), AHORA))).toEqual([null, null]);
  });
});

it('sounds once for a card that is ready and that nobody brings', () => {
  const ticket = (cambios = {}) => buildGrupo({ pedidos: [buildTicket({ lineas: ['listo'], ...cambios })] });
  const hear = (grupo: Grupo) =>
    sonidosDePasaplatos(
      {
        pantalla: 'pase',
        grupos: new Map([[grupo.grupoMesa, grupo]]),
        llamadas: new Map(),
        novedades: SIN_NOVEDADES,
        desfase: 0,
      },
      AHORA,
    ).map(({ tono, ids, cadaMs }) => [tono, ids.length, cadaMs]);

  expect(hear(ticket())).toEqual([['listo', 1, null]]);
  expect(hear(ticket({ lleva: { por: 'Ana', en: hace(0) } }))).toEqual([['listo', 0, null]]);
  expect(hear(buildGrupo())).toEqual([['listo', 0, null]]);
});

describe('whatever becomes of a house', () => {
  const CANCELADA = { motivo: 'Se ha acabado', en: hace(1), por: 'Cocina' };
  const linea = fc
    .record({
      orden: fc.option(fc.nat(2), { nil: undefined }),
      estado: fc.constantFrom(...ESTADOS_LINEA),
      espera: fc.boolean(),
      cancelada: fc.boolean(),
    })
    .map(({ orden, estado, espera, cancelada }) =>
      buildLinea({
        estado: orden !== undefined && espera ? 'pendiente' : estado,
        ...(orden !== undefined && { pase: pase(orden) }),
        ...(orden !== undefined && !espera && { marchada: { por: 'Ana', en: hace(orden) } }),
        ...(cancelada && { cancelada: CANCELADA }),
      }),
    );
  const ticket = fc
    .record({
      tipoPedido: fc.constantFrom('comida' as const, 'bebida' as const),
      lineas: fc.array(linea, { minLength: 1, maxLength: 6 }),
    })
    .map(buildTicket);
  const casa = fc.array(
    fc
      .record({
        mesa: fc.integer({ min: 1, max: 9 }),
        pedidos: fc.array(ticket, { minLength: 1, maxLength: 4 }),
      })
      .map((mesa) => buildGrupo(mesa)),
    { maxLength: 4 },
  );
  const idsOf = (lineas: readonly Linea[]) => lineas.map(({ _id }) => _id).sort();

  it('every dish that is wanted and not served is in one place, and nothing else is anywhere', () => {
    fc.assert(
      fc.property(casa, (grupos) => {
        const { tarjetas, esperas } = look(...grupos);
        const vivas = grupos.flatMap(({ pedidos }) =>
          pedidos.flatMap(({ productos }) => productos.filter((una) => !una.cancelada && !isEntregado(una))),
        );
        const puestas = tarjetas.flatMap(({ partes }) => partes.flatMap(({ lineas }) => lineas));
        const esperan = esperas.flatMap(({ pases }) => pases.flatMap(({ falta }) => falta));

        expect(idsOf(puestas)).toEqual(idsOf(vivas.filter((una) => !isEnEspera(una))));
        expect(idsOf(esperan)).toEqual(idsOf(vivas.filter(isEnEspera)));
      }),
    );
  });

  it('a station has its tick just where its wall shows nothing to make, and the radar calls it ready', () => {
    fc.assert(
      fc.property(casa, (grupos) => {
        const porHacer = (filtro: 'cocina' | 'barra') =>
          ticketsDeCocina(grupos, filtro).flatMap(({ ticket: { productos } }) =>
            productos.filter((una) => !una.cancelada && !isEnEspera(una) && isPorHacer(una)),
          );
        const faltan = { Cocina: porHacer('cocina'), Barra: porHacer('barra') };
        for (const tarjeta of look(...grupos).tarjetas) {
          const suyas = tarjeta.partes.flatMap(({ lineas }) => lineas);
          for (const { nombre, isLista } of tarjeta.estaciones) {
            const falta = faltan[nombre as keyof typeof faltan].some((una) => suyas.includes(una));
            expect(isLista).toBe(!falta);
          }
          expect(tarjeta.isLista).toBe(faltanDe(tarjeta) === null);
          const vivo = pasesVivosOf(tarjeta.partes[0]!.grupo, AHORA).find(({ id }) =>
            tarjeta.id.endsWith(` ${id}`),
          );
          if (vivo && vivo.estado !== 'en_espera') expect(vivo.estado === 'listo').toBe(tarjeta.isLista);
        }
      }),
    );
  });
});
