import type { RestaurantePublico } from '@carta/contracts';

const SIN_NOMBRE = 'Digital Card';

export function nombreVisible({ nombre }: RestaurantePublico): string {
  return nombre.trim() || SIN_NOMBRE;
}
