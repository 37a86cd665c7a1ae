import fc from 'fast-check';
import type { Grupo } from '@carta/contracts';
import { buildGrupo, buildLlamada } from '../pruebas/fabrica';
import { withMesaDeGrupo } from './apply-llamada';
import {
  idPartida,
  juntasOf,
  nombrePartida,
  partidaOf,
  partidasOf,
  totalDe,
  withMesa,
} from './partidas-abiertas';

const mesas = ({ grupos }: { grupos: readonly Grupo[] }) => grupos.map(({ mesa }) => mesa.numero);
const mapa = (...grupos: Grupo[]) => new Map(grupos.map((grupo) => [grupo.grupoMesa, grupo]));

it('a party is every mesa its leader names, and their open tabs in order', () => {
  const lider = buildGrupo({ mesa: 7, mesasJuntas: [6, 7, 8] });
  const casa = [lider, buildGrupo({ mesa: 6 }), buildGrupo({ mesa: 9 })];
  for (const mesa of [6, 7, 8]) {
    const partida = partidaOf(casa, mesa);
    expect(partida.lider).toBe(lider);
    expect(nombrePartida(partida)).toBe('Mesas 6 + 7 + 8');
    expect(mesas(partida)).toEqual([6, 7]);
  }
});

it('a mesa that is not joined is by itself, and a party that has paid is none', () => {
  const pagada = buildGrupo({ mesa: 7, mesasJuntas: [6, 7], pagadoEn: '2026-03-01T14:00:00.000Z' });
  const casa = [pagada, buildGrupo({ mesa: 6 })];

  expect(partidaOf(casa, 6)).toMatchObject({ mesas: [6], lider: null, grupos: [casa[1]] });
  expect(partidaOf(casa, 3)).toEqual({ mesas: [3], lider: null, grupos: [] });
  expect(juntasOf(mapa(...casa)).size).toBe(0);
});

it('knows the party of each mesa, and looks it up once for each state of the floor', () => {
  const grupos = mapa(buildGrupo({ mesa: 7, mesasJuntas: [6, 7] }));
  expect([...juntasOf(grupos)]).toEqual([
    [6, [6, 7]],
    [7, [6, 7]],
  ]);
  expect(juntasOf(grupos)).toBe(juntasOf(grupos));
});

it('puts the tabs of a list together by party, and leaves each as it was while none of its tabs changes', () => {
  const [cinco, cuatro, nueve] = [5, 4, 9].map((mesa) => buildGrupo({ mesa })) as [Grupo, Grupo, Grupo];
  const lider = buildGrupo({ mesa: 6, mesasJuntas: [4, 5, 6] });
  const antes = partidasOf([cinco, nueve, cuatro], [lider, cinco, cuatro, nueve]);
  expect(antes.map((partida) => [idPartida(partida), partida.mesas, mesas(partida)])).toEqual([
    [lider.grupoMesa, [4, 5, 6], [4, 5]],
    [nueve.grupoMesa, [9], [9]],
  ]);

  const otra = partidasOf([cinco, { ...nueve, rev: 2 }, cuatro], [lider, cinco, cuatro, nueve]);
  expect(otra[0]).toBe(antes[0]);
  expect(otra[1]).not.toBe(antes[1]);
  const pagada = { ...cuatro, pagadoEn: '2026-03-01T14:00:00.000Z' };
  expect(partidasOf([cinco, pagada], [lider, cinco]).map(mesas)).toEqual([[5], [4]]);
});

it('adds up euros to the céntimo', () => {
  const euros = fc.integer({ min: 0, max: 1_000_000 }).map((centimos) => centimos / 100);
  fc.assert(
    fc.property(fc.array(euros, { maxLength: 10 }), (importes) => {
      const grupos = importes.map((totalGrupo) => buildGrupo({ totalGrupo }));
      const suma = importes.reduce((total, importe) => total + Math.round(importe * 100), 0) / 100;
      expect(totalDe(grupos)).toBe(suma);
    }),
  );
});

it('names a mesa that sits down with others once', () => {
  expect(withMesa({ mesas: [9, 10] }, [6, 10])).toEqual([6, 9, 10]);
});

describe('a call', () => {
  it('is of the mesa where its tab is now', () => {
    const movido = buildGrupo({ mesa: 9 });
    const llamada = buildLlamada({ mesa: 6, grupoMesa: movido.grupoMesa });
    expect(withMesaDeGrupo(llamada, mapa(movido)).mesa).toBe(9);
  });

  it.each([
    ['whose tab is not shown', {}],
    ['whose tab is paid', { pagadoEn: '2026-03-01T14:00:00.000Z' }],
  ])('keeps its mesa %s', (_caso, cambios) => {
    const grupo = buildGrupo({ mesa: 9, ...cambios });
    const llamada = buildLlamada({ mesa: 6, grupoMesa: 'pagadoEn' in cambios ? grupo.grupoMesa : 'otro' });
    expect(withMesaDeGrupo(llamada, mapa(grupo))).toBe(llamada);
    expect(withMesaDeGrupo(buildLlamada({ mesa: 6 }), mapa(grupo)).mesa).toBe(6);
  });
});
