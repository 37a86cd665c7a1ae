import { useEffect, useState } from 'react';
import { rutasComensal } from '@carta/contracts/comensal';
import type { RestaurantePublico } from '@carta/contracts';
import { get, mensajeDe } from '../../shared/api/cliente';

/** The restaurant at that address, or why it could not be read; both null while it is. */
export function useRestaurante(slug: string) {
  const [leido, setLeido] = useState<{ restaurante: RestaurantePublico | null; fallo: string | null }>({
    restaurante: null,
    fallo: null,
  });
  useEffect(() => {
    const parada = new AbortController();
    get<RestaurantePublico>(rutasComensal.restaurantePorSlug(slug), { signal: parada.signal }).then(
      (restaurante) => setLeido({ restaurante, fallo: null }),
      (error: unknown) => {
        if (!parada.signal.aborted) setLeido({ restaurante: null, fallo: mensajeDe(error) });
      },
    );
    return () => parada.abort();
  }, [slug]);
  return leido;
}
