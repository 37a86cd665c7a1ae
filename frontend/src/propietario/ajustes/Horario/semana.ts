import type { Tramo } from '@carta/contracts';

/** From one hour to another, as an owner writes them. */
export type Horas = Omit<Tramo, 'dias'>;

/** The hours of each day of a week, the Monday first. */
export type Semana = readonly (readonly Horas[])[];

const DIAS = [1, 2, 3, 4, 5, 6, 7];

export const SEMANA_VACIA: Semana = DIAS.map(() => []);

export function toSemana(tramos: readonly Tramo[]): Semana {
  return DIAS.map((dia) =>
    tramos.filter(({ dias }) => dias.includes(dia)).map(({ desde, hasta }) => ({ desde, hasta })),
  );
}

/** The same hours of several days are told once. */
export function toTramos(semana: Semana): Tramo[] {
  const tramos = new Map<string, Tramo>();
  semana.forEach((horas, i) => {
    for (const { desde, hasta } of horas) {
      const clave = `${desde}-${hasta}`;
      tramos.set(clave, { dias: [...(tramos.get(clave)?.dias ?? []), i + 1], desde, hasta });
    }
  });
  return [...tramos.values()];
}
