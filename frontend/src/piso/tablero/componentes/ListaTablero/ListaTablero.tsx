import type { ReactNode } from 'react';
import PlugZap from 'lucide-react/icons/plug-zap';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { EstadoVacio } from '../../../../shared/ui/EstadoVacio/EstadoVacio';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { useTablero } from '../../../vivo/useTablero';
import { retryLectura } from '../../../vivo/useTableroEnVivo';
import { useAhora, useGrupos } from '../../../vivo/useVista';
import { TarjetaGrupo } from '../TarjetaGrupo/TarjetaGrupo';
import css from './ListaTablero.module.css';
import { useAltura } from './useAltura';
import { Esqueleto } from '../../../../shared/ui/Esqueleto/Esqueleto';

interface PropsListaTablero {
  tablero: Tablero;
  /** What is shown when there is nothing. */
  vacio: ReactNode;
}

/** One board: its cards, or why there are none. */
export function ListaTablero({ tablero, vacio }: PropsListaTablero) {
  const leido = useTablero((t) => (tablero === 'pagados' ? t.pagadosLeidos : t.leido));
  const fallo = useTablero((t) => t.fallo);
  const grupos = useGrupos(tablero);
  const ahora = useAhora();

  if (!leido) return fallo === null ? <EsqueletoTablero /> : <ErrorTablero fallo={fallo} />;
  if (grupos.length === 0) return vacio;
  return (
    <ul className={css.lista}>
      {grupos.map((grupo) => (
        <Hueco key={grupo.grupoMesa}>
          <TarjetaGrupo grupo={grupo} tablero={tablero} ahora={ahora} />
        </Hueco>
      ))}
    </ul>
  );
}

/** The place of one card in the columns of the board. */
function Hueco({ children }: { children: ReactNode }) {
  const ref = useAltura<HTMLDivElement>();
  return (
    <li className={css.hueco}>
      <div ref={ref}>{children}</div>
    </li>
  );
}

function ErrorTablero({ fallo }: { fallo: string }) {
  return (
    <div role="alert">
      <EstadoVacio
        titulo="Error al cargar los pedidos"
        texto={fallo}
        icono={<PlugZap />}
        acciones={<Boton onClick={retryLectura}>Reintentar</Boton>}
      />
    </div>
  );
}

/** The board before its first reading. */
function EsqueletoTablero() {
  return (
    <div className={css.espera} role="status" aria-busy="true">
      <span className="solo-lectores">Cargando...</span>
      <Esqueleto alto="18rem" />
      <Esqueleto alto="14rem" />
      <Esqueleto alto="18rem" />
    </div>
  );
}
