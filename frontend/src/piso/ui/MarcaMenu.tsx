import type { ReactNode } from 'react';
import { aprox, formatEuros, isPorPesar } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { PrecioRebajado } from '../../shared/ui/Rebaja/Rebaja';
import { isSinSuMenu } from '../../shared/lib/menus';
import { t } from '../lenguas/t';
import css from './MarcaMenu.module.css';

interface PropsMarcaMenu {
  linea: Linea;
  /** Those of its ticket: under its menu a dish needs no mark. */
  lineas: readonly Linea[];
}

/** Says of a dish that it belongs to a menú where nothing else does, that it is on no carta, or what it weighs. */
export function MarcaMenu({ linea, lineas }: PropsMarcaMenu) {
  if (linea.porPeso) return <span className={`suave ${css.marca}`}>{textoPeso(linea)}</span>;
  if (linea.libre) return <span className={`suave ${css.marca}`}>{t('fuera de carta')}</span>;
  if (!isSinSuMenu(linea, lineas)) return null;
  return <span className={`suave ${css.marca}`}>{t('menú')}</span>;
}

/** Of a unit; of all of them where something was taken off. No component: a text has to be its element's own. */
export function precioDeLinea(linea: Linea): ReactNode {
  return linea.rebaja === undefined ? textoPrecio(linea) : <PrecioRebajado linea={linea} />;
}

const textoPeso = ({ gramos }: Linea): string => (gramos === undefined ? t('sin pesar') : `${gramos} g`);

/** A dish of a menu costs its supplement, if it has any; what is not weighed, more or less so much. */
function textoPrecio(linea: Pick<Linea, 'precio' | 'deMenu' | 'porPeso' | 'gramos'>): string {
  const { precio, deMenu } = linea;
  if (deMenu === undefined) return aprox(formatEuros(precio), isPorPesar(linea));
  return precio > 0 ? `+${formatEuros(precio)}` : '';
}
