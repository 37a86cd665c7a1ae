import { ChefHat, ConciergeBell, Wine } from 'lucide-react';
import type { Puesto } from '@carta/contracts';

const ICONOS = { cocina: ChefHat, barra: Wine, camarero: ConciergeBell } as const satisfies Record<
  Puesto,
  unknown
>;

interface PropsIconoPuesto {
  puesto: Puesto;
}

/** A paired device's job as a drawing; its word stands beside it. */
export function IconoPuesto({ puesto }: PropsIconoPuesto) {
  const Icono = ICONOS[puesto];
  return <Icono aria-hidden="true" />;
}
