// Longer than most: a whole evening of writes, events, latidos and readings is played before it is judged.
import fc from 'fast-check';
import { SIN_COTEJAR, isLecturaDebida, noteLeido, noteMostrados, receiveAbiertos } from './cotejo';
import type { Mostrados } from './cotejo';

type Cosa = { rev: number; abierto: boolean };
type Azar = () => number;

interface Simulacion {
  segundos: number;
  ritmo: number;
  /** Decides whether one event, latido or reading is lost. */
  isPerdido: (azar: number) => boolean;
  isLatidoPerdido?: (azar: number) => boolean;
  isLecturaFallida?: (azar: number) => boolean;
  /** A reading's answer may take this long (ms). */
  lecturaMs: number;
}

const LATIDO_MS = 2_000;
const TIC_MS = 250;
const RETRASO_MS = 300;
/** The boards of one turn receive their latidos one after the other, within this time. */
const REPARTO_MS = 80;
const MESAS = 40;

/** Returns what was written, and how one board showed it. */
function live({ segundos, ritmo, isPerdido, lecturaMs, ...fallos }: Simulacion, azar: Azar) {
  const { isLatidoPerdido = () => false, isLecturaFallida = () => false } = fallos;
  const agenda = new Agenda();
  const verdad = new Map<string, Cosa>();
  const mesas: (string | undefined)[] = [];
  let siguiente = 0;
  const escritos: { en: number; id: string; rev: number }[] = [];

  let mostrados: Mostrados = new Map();
  let cotejo = SIN_COTEJAR;
  let lectura: { llegados: [string, Cosa][] } | null = null;
  let lecturas = 0;
  let reintento = Infinity;
  /** These writes were not shown five seconds later, and some of them were called live. */
  const tardios: string[] = [];
  const mentiras: string[] = [];

  const show = (despues: Mostrados, ahora: number) => {
    cotejo = noteMostrados(cotejo, mostrados, despues, ahora);
    mostrados = despues;
  };
  const apply = (antes: Mostrados, id: string, cosa: Cosa) =>
    (antes.get(id)?.rev ?? -1) < cosa.rev ? new Map(antes).set(id, cosa) : antes;

  function write(en: number): void {
    const mesa = Math.floor(azar() * MESAS);
    const id = mesas[mesa] ?? `grupo-${siguiente++}`;
    const antes = verdad.get(id) ?? { rev: siguiente * 1_000, abierto: true };
    const abierto = azar() > 0.05;
    const cosa = { rev: antes.rev + 1, abierto };
    mesas[mesa] = abierto ? id : undefined;
    verdad.set(id, cosa);
    escritos.push({ en, id, rev: cosa.rev });
    if (isPerdido(azar())) return;
    for (let copias = azar() < 0.1 ? 2 : 1; copias > 0; copias--) {
      agenda.add(en + azar() * RETRASO_MS, (ahora) => {
        lectura?.llegados.push([id, cosa]);
        show(apply(mostrados, id, cosa), ahora);
      });
    }
  }

  function beat(en: number): void {
    const abiertos: Record<string, number> = {};
    for (const [id, { rev, abierto }] of verdad) if (abierto) abiertos[id] = rev;
    if (isLatidoPerdido(azar())) return;
    agenda.add(en + azar() * (REPARTO_MS + RETRASO_MS), (instante) => {
      cotejo = receiveAbiertos(cotejo, mostrados, abiertos, { instante, azar: azar() });
    });
  }

  function read(desde: number): void {
    lecturas++;
    reintento = Infinity;
    const propia = (lectura = { llegados: [] as [string, Cosa][] });
    const ida = (azar() * lecturaMs) / 2;
    agenda.add(desde + ida, (foto) => {
      const leidos = new Map([...verdad].filter(([, { abierto }]) => abierto));
      const isFallida = isLecturaFallida(azar());
      agenda.add(foto + (azar() * lecturaMs) / 2, (ahora) => {
        if (isFallida) reintento = ahora + 1_000 + azar() * 1_000;
        else
          show(
            propia.llegados.reduce((suma, [id, cosa]) => apply(suma, id, cosa), leidos as Mostrados),
            ahora,
          );
        cotejo = noteLeido(cotejo, mostrados, isFallida ? ahora : desde);
        lectura = null;
      });
    });
  }

  function tick(ahora: number): void {
    if (!lectura && (isLecturaDebida(cotejo, ahora) || reintento <= ahora)) read(ahora);
    const isDirecto = ahora - (cotejo.coincidencia ?? 0) < 4_000;
    while (escritos[0] && escritos[0].en < ahora - 5_000) {
      const { id, rev } = escritos.shift()!;
      if (isShown(id, rev)) continue;
      tardios.push(id);
      if (isDirecto) mentiras.push(id);
    }
  }

  /** A thing that no longer exists need not be shown. */
  const isShown = (id: string, rev: number) => {
    const mostrado = mostrados.get(id);
    if (verdad.get(id)?.abierto) return mostrado !== undefined && mostrado.rev >= rev;
    return mostrado === undefined || mostrado.rev >= rev;
  };

  for (let en = 0; en < segundos * 1_000; en += (azar() * 2_000) / ritmo) agenda.add(en, write);
  for (let en = azar() * LATIDO_MS; en < segundos * 1_000; en += LATIDO_MS + azar() * 100)
    agenda.add(en, beat);
  for (let en = azar() * TIC_MS; en < segundos * 1_000; en += TIC_MS) agenda.add(en, tick);
  agenda.run();
  return { lecturas, tardios, mentiras };
}

/** Runs things in the order of their instants, in whichever order they were added. */
class Agenda {
  private readonly dias = new Map<number, { en: number; run: (en: number) => void }[]>();

  add(en: number, run: (en: number) => void): void {
    const dia = Math.floor(en / TIC_MS);
    this.dias.set(dia, [...(this.dias.get(dia) ?? []), { en, run }]);
  }

  run(): void {
    for (let dia = 0; this.dias.size > 0; dia++) {
      for (let actos = this.dias.get(dia); actos?.length; actos = this.dias.get(dia)) {
        const primero = actos.reduce((a, b) => (b.en < a.en ? b : a));
        this.dias.set(
          dia,
          actos.filter((acto) => acto !== primero),
        );
        primero.run(primero.en);
      }
      this.dias.delete(dia);
    }
  }
}

/** fast-check can replay these random numbers. */
const azares = fc.integer().map((semilla) => (): Azar => {
  let estado = semilla | 0;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
});
const ritmos = fc.constantFrom(0.2, 0.7, 2, 10);

describe('A board that compares itself with its latidos', () => {
  it('does not read again in ten minutes at ten orders a second of which none is lost', () => {
    fc.assert(
      fc.property(azares, (azar) => {
        const simulacion = { segundos: 600, ritmo: 10, isPerdido: () => false, lecturaMs: 300 };
        expect(live(simulacion, azar())).toEqual({ lecturas: 0, tardios: [], mentiras: [] });
      }),
      { numRuns: 4 },
    );
  });

  it('shows within five seconds whatever no event told, however much is written meanwhile', () => {
    fc.assert(
      fc.property(azares, ritmos, fc.constantFrom(0.02, 0.5, 1), (azar, ritmo, parte) => {
        const isPerdido = (suerte: number) => suerte < parte;
        const { tardios } = live({ segundos: 60, ritmo, isPerdido, lecturaMs: 300 }, azar());
        expect(tardios).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('does not take for the present what a slow reading brought of the past', () => {
    const vacio: Mostrados = new Map();
    const leido: Mostrados = new Map([['cerrada', { rev: 1, abierto: true }]]);
    let cotejo = receiveAbiertos(SIN_COTEJAR, vacio, {}, { instante: 3_000, azar: 0 });
    expect(cotejo.coincidencia).toBe(3_000);

    cotejo = noteLeido(noteMostrados(cotejo, vacio, leido, 3_500), leido, 1_000);
    expect(cotejo.coincidencia).toBe(1_000);
    cotejo = receiveAbiertos(cotejo, leido, {}, { instante: 4_000, azar: 0 });

    expect(cotejo.coincidencia).toBe(1_000);
    expect(isLecturaDebida(cotejo, 4_500)).toBe(true);
  });

  it('reads again what a database that lost its primary has taken back, and not what a beat could not know yet', () => {
    const vacio: Mostrados = new Map();
    const mostrado: Mostrados = new Map([['mesa', { rev: 6, abierto: true }]]);
    const cotejo = noteMostrados(SIN_COTEJAR, vacio, mostrado, 1_000);

    const pronto = receiveAbiertos(cotejo, mostrado, { mesa: 5 }, { instante: 1_500, azar: 0 });
    const tarde = receiveAbiertos(cotejo, mostrado, { mesa: 5 }, { instante: 2_000, azar: 0 });

    expect([pronto.coincidencia, isLecturaDebida(pronto, 2_500)]).toEqual([1_500, false]);
    expect([tarde.coincidencia, isLecturaDebida(tarde, 2_500)]).toEqual([null, true]);
    const leido: Mostrados = new Map([['mesa', { rev: 5, abierto: true }]]);
    const despues = noteLeido(noteMostrados(tarde, mostrado, leido, 2_600), leido, 2_500);
    expect(isLecturaDebida(despues, 9_000)).toBe(false);
  });

  it('never calls live what lacks an order of five seconds ago, whatever else fails', () => {
    let tarde = 0;
    fc.assert(
      fc.property(azares, ritmos, fc.constantFrom(0, 0.3, 0.8), (azar, ritmo, parte) => {
        const isPerdido = (suerte: number) => suerte < Math.max(parte, 0.1);
        const isLatidoPerdido = (suerte: number) => suerte < parte;
        const { tardios, mentiras } = live(
          {
            segundos: 60,
            ritmo,
            isPerdido,
            isLatidoPerdido,
            isLecturaFallida: isLatidoPerdido,
            lecturaMs: 4_000,
          },
          azar(),
        );
        tarde += tardios.length;
        expect(mentiras).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect(tarde).toBeGreaterThan(0);
  });
});
