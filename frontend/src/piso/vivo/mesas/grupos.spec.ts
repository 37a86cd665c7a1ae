import fc from 'fast-check';
import type { Grupo } from '@carta/contracts';
import { buildGrupo } from '../pruebas/fabrica';
import { SIN_GRUPOS, applyGrupo, dropPagados, keepPagados, replaceGrupos } from './grupos';

/** The server lives through a list of these: grupos open, change and are paid. */
interface Suceso {
  mesa: number;
  pagar: boolean;
}

/** Returns every event that the server announced, in order, and its unpaid grupos after each. */
function live(sucesos: readonly Suceso[]) {
  const abiertos = new Map<number, Grupo>();
  const eventos: Grupo[] = [];
  const fotos: Grupo[][] = [[]];
  let rev = 1;
  for (const { mesa, pagar } of sucesos) {
    const actual = abiertos.get(mesa) ?? buildGrupo({ mesa });
    const pagadoEn = pagar ? '2026-03-01T14:00:00.000Z' : undefined;
    const cambiado: Grupo = {
      ...actual,
      rev: ++rev,
      ...(pagadoEn && { pagadoEn, estadoGrupo: 'pagado' }),
    };
    if (pagar) abiertos.delete(mesa);
    else abiertos.set(mesa, cambiado);
    eventos.push(cambiado);
    fotos.push([...abiertos.values()]);
  }
  return { eventos, fotos };
}

const sucesos = fc.array(fc.record({ mesa: fc.integer({ min: 1, max: 4 }), pagar: fc.boolean() }), {
  minLength: 1,
  maxLength: 25,
});

const abiertosOf = (grupos: Iterable<Grupo>) =>
  [...grupos].filter(({ pagadoEn }) => pagadoEn === undefined).sort((a, b) => a.rev - b.rev);

describe('a board', () => {
  it('keeps the higher rev, whatever comes later', () => {
    const nuevo = buildGrupo({ rev: 5 });
    const grupos = applyGrupo(SIN_GRUPOS, nuevo);

    expect(applyGrupo(grupos, { ...nuevo, rev: 4 })).toBe(grupos);
    expect(applyGrupo(grupos, { ...nuevo })).toBe(grupos);
    expect(applyGrupo(grupos, { ...nuevo, rev: 6 }).get(nuevo.grupoMesa)?.rev).toBe(6);
  });

  it('converges to the server by a reading, however the events before it were lost, repeated or shuffled', () => {
    fc.assert(
      fc.property(sucesos, fc.infiniteStream(fc.nat()), (lista, azar) => {
        const { eventos, fotos } = live(lista);
        const elegir = () => azar.next().value ?? 0;
        let grupos = SIN_GRUPOS;
        for (let i = 0; i < eventos.length * 2; i++) {
          const evento = eventos[elegir() % eventos.length];
          if (evento) grupos = applyGrupo(grupos, evento);
        }

        grupos = replaceGrupos(fotos.at(-1) ?? [], []);

        expect(abiertosOf(grupos.values())).toEqual(abiertosOf(fotos.at(-1) ?? []));
      }),
    );
  });

  it('misses nothing of what happens while it reads: the reading, then what arrived meanwhile', () => {
    fc.assert(
      fc.property(sucesos, fc.nat(), fc.nat(), fc.array(fc.nat()), (lista, inicio, avance, repetidos) => {
        const { eventos, fotos } = live(lista);
        const conexion = inicio % fotos.length;
        const lectura = conexion + (avance % (fotos.length - conexion));
        const llegados = eventos.slice(conexion);
        const desordenados = [
          ...llegados,
          ...repetidos.flatMap((i) => llegados[i % llegados.length] ?? []),
        ].reverse();

        const grupos = replaceGrupos(fotos[lectura] ?? [], desordenados);

        expect(abiertosOf(grupos.values())).toEqual(abiertosOf(fotos.at(-1) ?? []));
      }),
    );
  });

  it('keeps only the last to pay, and every open one', () => {
    const abiertos = [1, 2, 3].map((mesa) => buildGrupo({ mesa }));
    const pagados = [4, 2, 6, 5].map((hora) => buildGrupo({ pagadoEn: `2026-03-01T1${hora}:00:00.000Z` }));
    const grupos = replaceGrupos([...pagados, ...abiertos], []);

    expect([...keepPagados(grupos, 2).values()]).toEqual([pagados[2], pagados[3], ...abiertos]);
    expect(keepPagados(grupos, 4)).toBe(grupos);
  });

  it('forgets the paid ones when they are cleared, and only those', () => {
    const abierto = buildGrupo({ mesa: 1 });
    const pagado = buildGrupo({ mesa: 2, pagadoEn: '2026-03-01T14:00:00.000Z' });

    expect([...dropPagados(replaceGrupos([abierto, pagado], [])).values()]).toEqual([abierto]);
  });
});
