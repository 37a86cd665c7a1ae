import { movedTo } from './rondas';
import type { Ronda } from './rondas';

/**
 * A party that changes its mesa, as its phones follow it (docs/reglas.md#changing-mesa): pure functions over the
 * orders that a phone follows.
 */

/** The tabs at this phone's mesa, as it knows them. */
export function tabsAt(rondas: readonly Ronda[], mesa: number): string[] {
  const suyas = rondas.filter((ronda) => isSuya(ronda) && ronda.mesa === mesa);
  return suyas.flatMap(({ grupoMesa }) => grupoMesa ?? []);
}

/**
 * The newest order whose tab is no longer at this phone's mesa: one that was there when the phone last knew, or
 * is among those seen there since. Null when there is none, or its diner has said that they stay.
 */
export function findMudanza(
  rondas: readonly Ronda[],
  mesa: number,
  vistos: ReadonlySet<string>,
): Ronda | null {
  return (
    rondas.find(
      (ronda) =>
        isSuya(ronda) &&
        ronda.mesa !== mesa &&
        (ronda.antes === mesa || (ronda.grupoMesa !== null && vistos.has(ronda.grupoMesa))),
    ) ?? null
  );
}

/** The phone has gone after its tab. */
export function settleMudanza(rondas: readonly Ronda[], grupoMesa: string | null): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, ...ronda }) => ronda);
}

/** The phone's diner stays where they are, without that tab. */
export function partFrom(rondas: readonly Ronda[], grupoMesa: string | null): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, ...ronda }) => ({ ...ronda, aparte: true }));
}

/** What a refused order told of the tab that it named. */
export function learnMesa(
  rondas: readonly Ronda[],
  suya: Ronda,
  mesa: number,
  firma?: string,
): readonly Ronda[] {
  return rondas.map((ronda) =>
    ronda.clave === suya.clave || (suya.grupoMesa !== null && ronda.grupoMesa === suya.grupoMesa)
      ? movedTo(ronda, mesa, firma)
      : ronda,
  );
}

const isSuya = ({ pagado, aparte }: Ronda): boolean => !pagado && !aparte;

function changeOf(
  rondas: readonly Ronda[],
  grupoMesa: string | null,
  change: (ronda: Ronda) => Ronda,
): readonly Ronda[] {
  return rondas.map((ronda) => (ronda.grupoMesa === grupoMesa ? change(ronda) : ronda));
}
