import type { RestaurantePublico } from '@carta/contracts';
import { useMemo } from 'react';
import { BarraCategorias } from '../../../shared/ui/BarraCategorias/BarraCategorias';
import { Herramientas } from '../Herramientas/Herramientas';
import { IndiceCategorias } from '../IndiceCategorias';
import { pieza } from '../pieza';
import { CATEGORIAS_PARA_INDICE } from '../secciones';
import type { Seccion } from '../secciones';

interface PropsBarraCarta {
  /** Those that the search shows. */
  secciones: readonly Seccion[];
  /** Null in a short carta, which has no search. */
  busqueda: string | null;
  onBusqueda: (busqueda: string) => void;
  conPlatos: boolean;
  restaurante: RestaurantePublico;
}

export const BarraCarta = pieza(function BarraCarta({ secciones, ...herramientas }: PropsBarraCarta) {
  const anclas = useMemo(() => secciones.map(({ ancla }) => ancla), [secciones]);
  return (
    <BarraCategorias
      secciones={secciones}
      anclas={anclas}
      herramientas={<Herramientas {...herramientas} />}
      acciones={secciones.length >= CATEGORIAS_PARA_INDICE && <IndiceCategorias secciones={secciones} />}
    />
  );
});
