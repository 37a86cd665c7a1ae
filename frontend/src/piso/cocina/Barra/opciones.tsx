import CookingPot from 'lucide-react/icons/cooking-pot';
import Layers from 'lucide-react/icons/layers';
import Wine from 'lucide-react/icons/wine';
import { ETIQUETA_FILTRO, FILTROS } from '../modelo/tickets-cocina';

const ICONO = {
  todo: <Layers aria-hidden="true" />,
  cocina: <CookingPot aria-hidden="true" />,
  barra: <Wine aria-hidden="true" />,
} as const;

export const OPCIONES_FILTRO = FILTROS.map((valor) => ({
  valor,
  texto: ETIQUETA_FILTRO[valor],
  icono: ICONO[valor],
}));
