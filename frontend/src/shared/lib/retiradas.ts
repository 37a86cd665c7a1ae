import type { Linea } from '@carta/contracts';
import { t } from '../lengua/lengua';

type ConRetiradas = Pick<Linea, 'cantidad' | 'retiradas'>;

/** Cancelled units count too. */
export function unidadesPedidas({ cantidad, retiradas = [] }: ConRetiradas): number {
  return retiradas.reduce((suma, { unidades }) => suma + unidades, cantidad);
}

/** 'Cancelado 1 de 3: Se ha acabado'. */
export function textosRetiradas(linea: ConRetiradas): string[] {
  const pedidas = unidadesPedidas(linea);
  return (linea.retiradas ?? []).map(({ unidades, motivo }) =>
    t('Cancelado {unidades} de {pedidas}: {motivo}', { unidades, pedidas, motivo }),
  );
}
