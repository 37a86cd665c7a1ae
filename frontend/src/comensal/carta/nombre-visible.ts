import type { RestaurantePublico } from '@carta/contracts';

/** What a carta is called when its restaurant has no name. */
const SIN_NOMBRE = 'Digital Card';

export function nombreVisible({ nombre }: RestaurantePublico): string {
  return nombre.trim() || SIN_NOMBRE;
}
