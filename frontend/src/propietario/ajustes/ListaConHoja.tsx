import type { UseQueryResult } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import type { ComponentProps, ReactNode } from 'react';
import { Boton } from '../../shared/ui/Boton/Boton';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { FalloCarga } from './FalloCarga';

interface PropsListaConHoja<T> {
  etiqueta: string;
  consulta: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'isPending' | 'refetch'>;
  vacia: Omit<ComponentProps<typeof EstadoVacio>, 'acciones'>;
  /** Opens the sheet of a new one. */
  anadir: ReactNode;
  conHueco?: boolean;
  fila: (cual: T) => ReactNode;
  /** Under the list. */
  children?: ReactNode;
}

/** A list that is read from the server, and the sheet that adds to it. */
export function ListaConHoja<T>(props: PropsListaConHoja<T>) {
  const { etiqueta, vacia, anadir, conHueco = true, fila, children } = props;
  const { data, error, isPending, refetch } = props.consulta;
  return (
    <>
      {isPending && <Cargando />}
      {error !== null && (
        <div className="pila">
          <FalloCarga error={error} onReintentar={refetch} />
        </div>
      )}
      {data?.length === 0 && <EstadoVacio {...vacia} acciones={anadir} />}
      {data !== undefined && data.length > 0 && (
        <>
          <ul className="tarjeta" aria-label={etiqueta}>
            {data.map(fila)}
          </ul>
          {conHueco && anadir}
          {children}
        </>
      )}
    </>
  );
}

interface PropsAnadir {
  onAnadir: () => void;
  children: ReactNode;
}

/** Under a list of the house while there is room for one more. */
export function Anadir({ onAnadir, children }: PropsAnadir) {
  return (
    <Boton variante="secundario" ancho="completo" icono={<Plus aria-hidden="true" />} onClick={onAnadir}>
      {children}
    </Boton>
  );
}
