import { movedTo } from './rondas';
import type { Ronda } from './rondas';

/** Following a party that changes mesa, as pure functions (docs/reglas/piso.md#changing-mesa). */

export function tabsAt(rondas: readonly Ronda[], mesa: number): string[] {
  const propias = rondas.filter((ronda) => isVigente(ronda) && ronda.mesa === mesa);
  return propias.flatMap(({ grupoMesa }) => grupoMesa ?? []);
}

/** Returns the newest order whose tab has left this phone's mesa; null without one, or if the diner stays. */
export function findMudanza(
  rondas: readonly Ronda[],
  mesa: number,
  vistos: ReadonlySet<string>,
): Ronda | null {
  return (
    rondas.find(
      (ronda) =>
        isVigente(ronda) &&
        ronda.mesa !== mesa &&
        (ronda.antes === mesa || (ronda.grupoMesa !== null && vistos.has(ronda.grupoMesa))),
    ) ?? null
  );
}

export function settleMudanza(
  rondas: readonly Ronda[],
  grupoMesa: string | null,
  desde: Required<Ronda>['desde'],
): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, ...ronda }) => ({ ...ronda, desde }));
}

/** Returns the newest order here while its diner may go back: nothing ordered since, and the tab unpaid. */
export function findVuelta(
  rondas: readonly Ronda[],
  mesa: number,
): Pick<Required<Ronda>, 'mesa' | 'grupoMesa' | 'desde'> | null {
  const ultima = rondas.find((ronda) => isVigente(ronda) && ronda.mesa === mesa);
  if (ultima?.desde === undefined || ultima.antes !== undefined) return null;
  return { mesa, grupoMesa: ultima.grupoMesa, desde: ultima.desde };
}

/** The diner stays behind, without that tab. */
export function partFrom(rondas: readonly Ronda[], grupoMesa: string | null): readonly Ronda[] {
  return changeOf(rondas, grupoMesa, ({ antes: _sabida, desde: _dejada, ...ronda }) => ({
    ...ronda,
    aparte: true,
  }));
}

/** A refused order reveals it. */
export function learnMesa(
  rondas: readonly Ronda[],
  rechazada: Ronda,
  mesa: number,
  firma?: string,
): readonly Ronda[] {
  return rondas.map((ronda) =>
    ronda.clave === rechazada.clave ||
    (rechazada.grupoMesa !== null && ronda.grupoMesa === rechazada.grupoMesa)
      ? movedTo(ronda, mesa, firma)
      : ronda,
  );
}

const isVigente = ({ pagado, aparte }: Ronda): boolean => !pagado && !aparte;

function changeOf(
  rondas: readonly Ronda[],
  grupoMesa: string | null,
  change: (ronda: Ronda) => Ronda,
): readonly Ronda[] {
  return rondas.map((ronda) => (ronda.grupoMesa === grupoMesa ? change(ronda) : ronda));
}
