import { useEffect, useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { rutas } from '@carta/contracts/comensal';
import type { RestaurantePublico } from '@carta/contracts';
import { get, mensajeDe } from '../../shared/api/cliente';
import { useTitulo } from '../../shared/lib/useTitulo';
import { paths } from '../../shared/paths';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { Mensaje } from '../../shared/ui/Mensaje/Mensaje';
import css from './AvisoLegal.module.css';
import { Privacidad } from './Privacidad';
import { Responsable } from './Responsable';

export function AvisoLegal({ slug }: { slug: string }) {
  useTitulo('Aviso legal y privacidad');
  const { restaurante, fallo } = useRestaurante(slug);

  return (
    <main className={css.pagina}>
      <a
        className={css.volver}
        href={paths.menuSlug(slug)}
        onClick={(event) => {
          // to the carta as it was left, with its mesa
          if (window.history.length < 2) return;
          event.preventDefault();
          window.history.back();
        }}
      >
        <ArrowLeft aria-hidden="true" />
        Volver a la carta
      </a>
      <h1>Aviso legal y privacidad</h1>
      {restaurante === null && fallo === null && <Cargando />}
      {fallo !== null && <Mensaje tono="error">{fallo}</Mensaje>}
      {restaurante !== null && <Responsable restaurante={restaurante} />}
      <Privacidad />
    </main>
  );
}

function useRestaurante(slug: string) {
  const [leido, setLeido] = useState<{ restaurante: RestaurantePublico | null; fallo: string | null }>({
    restaurante: null,
    fallo: null,
  });
  useEffect(() => {
    const parada = new AbortController();
    get<RestaurantePublico>(rutas.restaurantePorSlug(slug), { signal: parada.signal }).then(
      (restaurante) => setLeido({ restaurante, fallo: null }),
      (error: unknown) => {
        if (!parada.signal.aborted) setLeido({ restaurante: null, fallo: mensajeDe(error) });
      },
    );
    return () => parada.abort();
  }, [slug]);
  return leido;
}
