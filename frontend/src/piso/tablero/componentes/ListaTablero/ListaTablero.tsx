import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { anunciado } from '../../../../shared/lib/anuncio';
import { LimiteTarjeta } from '../../../../shared/ui/Limite/LimiteTarjeta';
import { ErrorLectura } from '../../../ui/ErrorLectura';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { useTablero } from '../../../vivo/useTablero';
import { useGrupos } from '../../../vivo/useVista';
import { FilaGrupo } from '../FilaGrupo/FilaGrupo';
import css from './ListaTablero.module.css';
import { Esqueleto } from '../../../../shared/ui/Esqueleto/Esqueleto';
import { FILA_PX, altoEnRejilla, useAbiertas } from './useAbiertas';

interface PropsListaTablero {
  tablero: Tablero;
  vacio: ReactNode;
}

/** A board shows its mesas in columns of rows, or says why there are none. */
export function ListaTablero({ tablero, vacio }: PropsListaTablero) {
  const leido = useTablero((t) => (tablero === 'pagados' ? t.pagadosLeidos : t.leido));
  const fallo = useTablero((t) => t.fallo);
  const grupos = useGrupos(tablero);
  const lista = useAbiertas(tablero, grupos, leido);

  if (!leido) return fallo === null ? <EsqueletoTablero /> : <ErrorLectura fallo={fallo} />;
  if (grupos.length === 0) return vacio;
  return (
    <ul ref={lista} className={css.lista}>
      {grupos.map((grupo) => (
        <Hueco key={grupo.grupoMesa}>
          <LimiteTarjeta nombre={`Mesa ${grupo.mesa.numero}`} de={grupo.rev}>
            <FilaGrupo grupo={grupo} tablero={tablero} />
          </LimiteTarjeta>
        </Hueco>
      ))}
    </ul>
  );
}

function Hueco({ children }: { children: ReactNode }) {
  const ref = useAltura<HTMLDivElement>();
  return (
    <li className={css.hueco}>
      <div ref={ref}>{children}</div>
    </li>
  );
}

function EsqueletoTablero() {
  return (
    <div className={css.espera} ref={anunciado} aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="18rem" />
      <Esqueleto alto="14rem" />
      <Esqueleto alto="18rem" />
    </div>
  );
}

/**
 * Lets a card take as many rows as it is tall, so that columns have no holes, in reading order. Without
 * ResizeObserver rows are simply as tall as their tallest card.
 */
function useAltura<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const tarjeta = ref.current;
    const hueco = tarjeta?.parentElement;
    if (!tarjeta || !hueco || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      hueco.style.gridRowEnd = `span ${altoEnRejilla(hueco, tarjeta) / FILA_PX}`;
    });
    observer.observe(tarjeta);
    return () => observer.disconnect();
  }, []);
  return ref;
}
