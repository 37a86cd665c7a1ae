import ChefHat from 'lucide-react/icons/chef-hat';
import ConciergeBell from 'lucide-react/icons/concierge-bell';
import HandPlatter from 'lucide-react/icons/hand-platter';
import Wine from 'lucide-react/icons/wine';
import type { Puesto } from '@carta/contracts';

const ICONOS = {
  cocina: ChefHat,
  barra: Wine,
  pase: HandPlatter,
  camarero: ConciergeBell,
} as const satisfies Record<Puesto, unknown>;

interface PropsIconoPuesto {
  puesto: Puesto;
}

export function IconoPuesto({ puesto }: PropsIconoPuesto) {
  const Icono = ICONOS[puesto];
  return <Icono aria-hidden="true" />;
}
