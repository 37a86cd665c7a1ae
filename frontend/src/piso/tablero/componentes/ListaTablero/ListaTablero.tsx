import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { anunciado } from '../../../../shared/lib/anuncio';
import { LimiteTarjeta } from '../../../../shared/ui/Limite/LimiteTarjeta';
import { nombreMesas } from '@carta/contracts';
import { ListaQuieta } from '../../../ui/quietud/ListaQuieta';
import { ErrorCarga } from '../../../ui/ErrorCarga';
import { idPartida } from '../../../vivo/mesas/partidas-abiertas';
import type { Partida } from '../../../vivo/mesas/partidas-abiertas';
import type { Tablero } from '../../../vivo/tickets/tableros';
import { useTablero } from '../../../vivo/tablero/useTablero';
import { usePartidas } from '../../../vivo/tablero/useVista';
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
  const partidas = usePartidas(tablero);
  const lista = useAbiertas(tablero, partidas, leido);

  if (!leido) return fallo === null ? <EsqueletoTablero /> : <ErrorCarga fallo={fallo} />;
  return (
    <ListaQuieta
      ref={lista}
      className={css.lista}
      clasePuesto={css.hueco}
      items={partidas}
      idOf={idPartida}
      nombreOf={nombreDe}
      render={(partida) => (
        <Medida>
          <LimiteTarjeta nombre={nombreDe(partida)} de={partida}>
            <FilaGrupo partida={partida} tablero={tablero} />
          </LimiteTarjeta>
        </Medida>
      )}
      vacio={vacio}
    />
  );
}

const nombreDe = ({ mesas }: Partida) => nombreMesas(mesas);

function Medida({ children }: { children: ReactNode }) {
  return <div ref={useAltura<HTMLDivElement>()}>{children}</div>;
}

function EsqueletoTablero() {
  return (
    <div className={`pila ${css.espera}`} data-hueco="4" ref={anunciado} aria-busy="true">
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
    const hueco = ref.current?.closest('li');
    // the height that is kept for it counts too
    const caja = hueco?.firstElementChild;
    if (!(caja instanceof HTMLElement) || !hueco || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      hueco.style.gridRowEnd = `span ${altoEnRejilla(hueco, caja) / FILA_PX}`;
    });
    observer.observe(caja);
    return () => observer.disconnect();
  }, []);
  return ref;
}
