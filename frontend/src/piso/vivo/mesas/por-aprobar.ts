import { formatCentimos, nombreMesas } from '@carta/contracts';
import type { Centimos } from '@carta/contracts';
import { t } from '../../lenguas/t';

/** What an encargado approves: 'Mesa 4 · 2 × Caña · 4,40 €'. */
export function textoPorAprobar(mesas: readonly number[], que: string, importe: Centimos): string {
  const [n = 0, ...demas] = mesas;
  const mesa = demas.length === 0 ? t('Mesa {n}', { n }) : nombreMesas(mesas);
  return `${mesa} · ${que} · ${formatCentimos(importe)}`;
}
