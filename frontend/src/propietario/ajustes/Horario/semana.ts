import type { Tramo } from '@carta/contracts';

export type Horas = Omit<Tramo, 'dias'>;

export type Semana = readonly (readonly Horas[])[];

const DIAS = [1, 2, 3, 4, 5, 6, 7];

export const SEMANA_VACIA: Semana = DIAS.map(() => []);

export function toSemana(tramos: readonly Tramo[]): Semana {
  return DIAS.map((dia) =>
    tramos.filter(({ dias }) => dias.includes(dia)).map(({ desde, hasta }) => ({ desde, hasta })),
  );
}

/** Equal hours of several days become one tramo. */
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
