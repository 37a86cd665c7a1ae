import fc from 'fast-check';
import type { EstadoLinea } from '../linea/estado-linea';
import { totalGrupo } from '../mesa/grupo';
import type { GrupoMesa } from '../mesa/grupo';
import { joinMesas, liderDe, mesasDejadas, nombreMesas, partidaDe, releaseMesas } from './juntas';
import { closeGrupo, payGrupo } from '../dinero/movimientos-cobro';
import { MUDANZAS_MAX, acknowledgeMudanza, moveMesa, ultimaIda } from './mudanza';
import { buildMesa, done, refusalOf } from '../pruebas/mesa';

const AHORA = new Date('2026-06-01T14:00:00Z');
const ANA = { por: 'Ana', en: AHORA };

const buildTab = ({
  estados = ['pendiente'],
  ...cambios
}: Partial<GrupoMesa> & { estados?: EstadoLinea[] } = {}): GrupoMesa =>
  buildMesa(
    estados.map((estado) => [estado]),
    { mesa: 6, ...cambios },
    { revAlta: 10, desde: AHORA },
  );

const move = (grupo: GrupoMesa, a: number): GrupoMesa =>
  done(moveMesa(grupo, { de: grupo.mesa, a, rev: grupo.rev }, ANA));
describe('A tab that changes its mesa', () => {
  it('leaves the moved tab as it is when asked again, and refuses who saw another mesa or an older move', () => {
    const grupo = buildTab();
    const nueve = move(grupo, 9);
    expect(done(moveMesa(nueve, { de: 6, a: 9, rev: 10 }, ANA))).toBe(nueve);

    for (const pedida of [
      { de: 7, a: 8, rev: 99 },
      { de: 9, a: 8, rev: 10 },
    ]) {
      expect(refusalOf(moveMesa(nueve, pedida, ANA))).toBe('ESTADO_CAMBIADO');
    }
  });

  it('has nothing to tell back where its station believes it, of a ticket served meanwhile too', () => {
    const fuera = move(buildTab(), 9);
    const servida = {
      ...fuera,
      pedidos: fuera.pedidos.map((ticket) => ({
        ...ticket,
        lineas: ticket.lineas.map((linea) => ({ ...linea, estado: 'entregado' as const })),
      })),
    };

    expect(move(servida, 6).pedidos[0]).not.toHaveProperty('antes');
  });

  it('refuses one more than it keeps', () => {
    let grupo = buildTab();
    for (let i = 0; i < MUDANZAS_MAX; i++) grupo = move(grupo, grupo.mesa === 6 ? 9 : 6);

    expect(refusalOf(moveMesa(grupo, { de: grupo.mesa, a: 3, rev: grupo.rev }, ANA))).toBe('MUY_MOVIDA');
  });

  it('wherever it goes: what was ordered is the same, each station knows one mesa at most, its trail holds', () => {
    const paso = fc.record({ a: fc.integer({ min: 1, max: 4 }), sabe: fc.boolean() });
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 20 }), (pasos) => {
        const antes = buildTab({ estados: ['pendiente', 'entregado', 'listo'], mesa: 1 });
        let grupo = antes;
        let creida = 1;
        for (const { a, sabe } of pasos) {
          if (a !== grupo.mesa) grupo = move(grupo, a);
          if (sabe) {
            grupo = done(acknowledgeMudanza(grupo, 'p0', grupo.mesa));
            creida = grupo.mesa;
          }
          const [pendiente, entregado] = grupo.pedidos;
          expect(pendiente?.antes ?? grupo.mesa).toBe(creida);
          expect(pendiente?.antes).not.toBe(grupo.mesa);
          expect(entregado?.antes).toBeUndefined();
        }
        expect(totalGrupo(grupo)).toBe(totalGrupo(antes));
        expect(grupo.pedidos.map(({ lineas }) => lineas)).toEqual(antes.pedidos.map(({ lineas }) => lineas));
        const rastro = grupo.mudanzas ?? [];
        expect([1, ...rastro.map(({ a }) => a)]).toEqual([...rastro.map(({ de }) => de), grupo.mesa]);
      }),
    );
  });
});

describe('A party at several mesas', () => {
  const juntas = (mesas: number[]): GrupoMesa => done(joinMesas(buildTab(), mesas, 10));

  it('has each mesa once, in order, its own among them, and at least two', () => {
    expect(juntas([8, 6, 8, 7]).mesasJuntas).toEqual([6, 7, 8]);
    expect(juntas([6])).toEqual(buildTab());
    expect(refusalOf(joinMesas(buildTab(), [7, 8], 10))).toBe('ESTADO_CAMBIADO');
    expect(
      refusalOf(
        joinMesas(
          buildTab(),
          Array.from({ length: 11 }, (_, i) => i + 1),
          10,
        ),
      ),
    ).toBe('ESTADO_CAMBIADO');
  });

  it('is parted only by who has seen it, and fifty times at most', () => {
    let grupo = juntas([6, 7]);
    expect(refusalOf(joinMesas(grupo, [], 10))).toBe('ESTADO_CAMBIADO');

    for (let i = 1; i < 50; i++) grupo = done(joinMesas(grupo, grupo.mesasJuntas ? [] : [6, 7], grupo.rev));

    expect(grupo).not.toHaveProperty('mesasJuntas');
    expect(refusalOf(joinMesas(grupo, [6, 7], grupo.rev))).toBe('MUY_MOVIDA');
  });

  it('lets go of mesas that are nobody’s of it, but of its leader’s never, and of fifty joins too', () => {
    const grupo = { ...juntas([6, 7, 8]), vecesJuntas: 50 };

    const suelta = done(releaseMesas(grupo, [6, 8, 9]));

    expect(suelta).toMatchObject({ mesasJuntas: [6, 7], rev: grupo.rev + 1, revJuntas: grupo.rev + 1 });
    expect(done(releaseMesas(suelta, [7]))).not.toHaveProperty('mesasJuntas');
    for (const igual of [suelta, buildTab()]) expect(done(releaseMesas(igual, [9]))).toBe(igual);
  });

  it('is told which mesas its tabs have left since', () => {
    const vistos = [
      { id: 'a', mesa: 7 },
      { id: 'b', mesa: 8 },
    ];

    expect(mesasDejadas(vistos, vistos)).toEqual([]);
    expect(mesasDejadas(vistos, [{ id: 'a', mesa: 9 }, vistos[1]!])).toEqual([7]);
  });

  it('goes with its leader, without the mesa that was left', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 10 }),
        fc.integer({ min: 1, max: 12 }),
        (mesas, a) => {
          const [lider = 1] = mesas;
          const grupo = done(joinMesas(buildTab({ mesa: lider }), mesas, 10));
          fc.pre(a !== lider);
          const esperadas = new Set([...mesas.filter((mesa) => mesa !== lider), a]);
          const { mesasJuntas = [a] } = move(grupo, a);
          expect(mesasJuntas).toEqual([...esperadas].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('is one no more once its leader is paid or closed', () => {
    const servida = { ...juntas([6, 7]), pedidos: buildTab({ estados: ['entregado'] }).pedidos };
    const tarde = new Date(AHORA.getTime() + 7 * 3_600_000);

    expect(done(payGrupo(servida, servida.rev, AHORA))).not.toHaveProperty('mesasJuntas');
    expect(done(closeGrupo(servida, 'se fueron', tarde))).not.toHaveProperty('mesasJuntas');
  });

  it('is found from any of its mesas, the leader last, and a mesa of none is alone', () => {
    const seis = { mesa: 6, mesasJuntas: [6, 7, 8] };
    const [siete, ocho, nueve] = [{ mesa: 7 }, { mesa: 8 }, { mesa: 9 }];
    const abiertos = [ocho, seis, nueve, siete];

    for (const mesa of [6, 7, 8]) expect(partidaDe(abiertos, mesa)).toEqual([siete, ocho, seis]);
    expect(partidaDe(abiertos, 9)).toEqual([nueve]);
    expect(partidaDe(abiertos, 10)).toEqual([]);
    expect([liderDe(abiertos, 8), liderDe(abiertos, 9)]).toEqual([seis, null]);
    expect([nombreMesas([6]), nombreMesas([6, 7])]).toEqual(['Mesa 6', 'Mesas 6 + 7']);
  });
});

describe('the tab that has just left a mesa', () => {
  const MINUTO = 60_000;
  const ida = (mesa: number, minutos: number, de = 6) => ({
    mesa,
    mudanzas: [{ de, en: new Date(AHORA.getTime() - minutos * MINUTO) }],
  });
  const [reciente, anterior] = [ida(9, 1), ida(8, 14)];

  it.each([
    ['the last of two', [anterior, reciente], reciente],
    ['one of fifteen minutes ago', [ida(9, 15)], ida(9, 15)],
    ['none of sixteen', [ida(9, 16)], null],
    ['none that has left another', [ida(9, 1, 5)], null],
    ['none that is back', [ida(6, 1)], null],
    ['none that has never moved', [{ mesa: 9 }], null],
  ])('is %s', (_caso, tabs, esperada) => {
    expect(ultimaIda(6, tabs, AHORA.getTime())).toEqual(esperada);
  });
});
