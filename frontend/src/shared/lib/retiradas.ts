import type { Linea } from '@carta/contracts';

/** A line as far as its units go. */
type ConRetiradas = Pick<Linea, 'cantidad' | 'retiradas'>;

/** How many units of a line were asked for, cancelled or not. */
export function unidadesPedidas({ cantidad, retiradas = [] }: ConRetiradas): number {
  return retiradas.reduce((suma, { unidades }) => suma + unidades, cantidad);
}

/** Each time that units of a line were cancelled and others stayed: 'Cancelado 1 de 3: Se ha acabado'. */
export function textosRetiradas(linea: ConRetiradas): string[] {
  const pedidas = unidadesPedidas(linea);
  return (linea.retiradas ?? []).map(
    ({ unidades, motivo }) => `Cancelado ${unidades} de ${pedidas}: ${motivo}`,
  );
}
