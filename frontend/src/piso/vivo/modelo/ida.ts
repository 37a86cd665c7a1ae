import type { Grupo } from '@carta/contracts';

/** For so long somebody may look for a party where it was: ms. */
const IDA_MS = 15 * 60_000;

/** The mesa to which the last party of a mesa has gone, while it is there and that is recent; `ahora` in ms. */
export function idaDe(numero: number, grupos: readonly Grupo[], ahora: number): number | null {
  const [ultima] = grupos
    .flatMap(({ mesa, mudanzas = [] }) => mudanzas.map(({ de, en }) => ({ de, en, a: mesa.numero })))
    .filter(({ de, en, a }) => de === numero && a !== numero && ahora - Date.parse(en) <= IDA_MS)
    .sort((una, otra) => (una.en < otra.en ? 1 : -1));
  return ultima?.a ?? null;
}
