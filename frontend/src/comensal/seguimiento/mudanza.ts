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

/** The phone has gone after its tab, from a mesa to which it may go back. */
export function settleMudanza(
  rondas: readonly Ronda[],
  grupoMesa: string | null,
  desde: Required<Ronda>['desde'],
): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, ...ronda }) => ({ ...ronda, desde }));
}

/**
 * The newest order at this phone's mesa, if its diner may still say that they stayed where it was made: they have
 * ordered nothing since the phone went after its tab, which is still to be paid. Else null.
 */
export function findVuelta(
  rondas: readonly Ronda[],
  mesa: number,
): Pick<Required<Ronda>, 'mesa' | 'grupoMesa' | 'desde'> | null {
  const ultima = rondas.find((ronda) => isSuya(ronda) && ronda.mesa === mesa);
  if (ultima?.desde === undefined || ultima.antes !== undefined) return null;
  return { mesa, grupoMesa: ultima.grupoMesa, desde: ultima.desde };
}

/** The phone's diner stays where they are, without that tab. */
export function partFrom(rondas: readonly Ronda[], grupoMesa: string | null): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, desde: _dejada, ...ronda }) => ({
    ...ronda,
    aparte: true,
  }));
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
