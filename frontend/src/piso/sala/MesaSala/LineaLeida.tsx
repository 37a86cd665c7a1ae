import { VIDA_CACHE, rutas } from '@carta/contracts';
import type { Carta, Lengua, Linea } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSesion } from '../../../sesion/useSesion';
import { get } from '../../../shared/api/cliente';
import { nombresLeidosDe, textoLeido } from '../modelo/carta-leida';
import css from './LineaMesa.module.css';

interface PropsLineaLeida {
  lengua: Lengua;
  linea: Linea;
}

/** A line as its diner read it; nothing until that carta has come, and where it says the same. */
export function LineaLeida({ lengua, linea }: PropsLineaLeida) {
  const restauranteId = useSesion(({ restaurante }) => restaurante?._id ?? '');
  const { data } = useQuery({
    queryKey: ['carta-leida', restauranteId, lengua],
    queryFn: ({ signal }) => get<Carta>(rutas.carta(restauranteId, lengua), { signal }),
    staleTime: VIDA_CACHE.larga,
  });
  const leidos = useMemo(() => data && nombresLeidosDe(data), [data]);
  const texto = leidos && textoLeido(leidos, linea);
  if (!texto) return null;
  return (
    <p className={`suave ${css.leida}`} lang={lengua}>
      {texto}
    </p>
  );
}
