import ChefHat from 'lucide-react/icons/chef-hat';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Layers from 'lucide-react/icons/layers';
import Wine from 'lucide-react/icons/wine';
import type { ReactNode } from 'react';
import { nombresDe } from '../../vivo/tickets/solo';
import type { Solo } from '../../vivo/tickets/solo';
import { ETIQUETA_FILTRO, FILTROS } from '../modelo/tickets-cocina';
import type { Vista } from '../modelo/tickets-cocina';
import { t } from '../../lenguas/t';

const ICONO = {
  todo: <Layers aria-hidden="true" />,
  cocina: <CookingPot aria-hidden="true" />,
  barra: <Wine aria-hidden="true" />,
} as const;

interface OpcionVista {
  valor: Vista;
  texto: string;
  icono: ReactNode;
}

const deFiltro = (): readonly OpcionVista[] =>
  FILTROS.map((valor) => ({ valor, texto: t(ETIQUETA_FILTRO[valor]), icono: ICONO[valor] }));

/** A wall of some stations offers those alone first. */
export function opcionesDe(estaciones: Solo | null): readonly OpcionVista[] {
  if (estaciones === null) return deFiltro();
  return [
    { valor: 'solo', texto: textoEstaciones(estaciones), icono: <ChefHat aria-hidden="true" /> },
    ...deFiltro(),
  ];
}

/** 'Plancha', 'Plancha y Fríos', 'Plancha y 2 más'. */
function textoEstaciones(estaciones: Solo): string {
  const [primera = '', segunda, ...demas] = nombresDe(estaciones);
  if (segunda === undefined) return primera;
  return demas.length === 0
    ? t('{una} y {otra}', { una: primera, otra: segunda })
    : t('{una} y {n} más', { una: primera, n: demas.length + 1 });
}
