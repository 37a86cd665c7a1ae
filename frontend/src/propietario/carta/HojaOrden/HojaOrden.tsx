import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Ref } from 'react';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useCategorias, useProductos } from '../datos/listas';
import { useOrdenProductos } from '../datos/useOrdenProductos';
import { filasOf, lastPlace, moveProducto, namePosicion, toColocados } from '../modelo/orden-productos';
import { seccionesOf } from '../modelo/secciones';
import lista from '../reordenar/lista.module.css';
import { useDeslizar } from '../reordenar/useDeslizar';
import { useReordenar } from '../reordenar/useReordenar';
import { FilaOrdenProducto } from './FilaOrdenProducto';
import css from './HojaOrden.module.css';

interface PropsHojaOrden {
  abierta: boolean;
  /** It is in view on opening. */
  ancla: string;
  onClose: () => void;
}

export function HojaOrden({ abierta, ancla, onClose }: PropsHojaOrden) {
  const foco = useRef<HTMLButtonElement>(null);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Ordenar productos"
      subtitulo="En este orden los ven tus clientes."
      tamano="completa"
      foco={foco}
    >
      <Lista ancla={ancla} foco={foco} />
    </HojaInferior>
  );
}

interface PropsLista {
  ancla: string;
  /** The first handle of that section takes the focus on opening. */
  foco: Ref<HTMLButtonElement>;
}

/** Reads the lists itself, so that a new order is drawn at once. */
function Lista({ ancla, foco }: PropsLista) {
  const { data: categorias = [] } = useCategorias();
  const { data: productos = [] } = useProductos();
  const listaRef = useRef<HTMLUListElement>(null);
  const onColocados = useOrdenProductos();
  const secciones = useMemo(() => seccionesOf(categorias, productos), [categorias, productos]);
  const filas = useMemo(() => filasOf(secciones), [secciones]);
  const { visibles, levantada, anuncio, move, asa } = useReordenar({
    lista: filas,
    listaRef,
    genero: 'o',
    mover: moveProducto,
    namePosicion: (ids, id) => namePosicion(secciones, ids, id),
    onOrden: (ids) => onColocados(toColocados(secciones, ids)),
  });
  const ids = visibles.map(({ _id }) => _id);
  useDeslizar(listaRef, ids.join());
  useLayoutEffect(() => {
    listaRef.current?.querySelector(`[data-id="${ancla}"]`)?.scrollIntoView?.();
  }, [ancla]);

  return (
    <>
      <p className="solo-lectores" role="status">
        {anuncio}
      </p>
      <ul ref={listaRef} className={`${lista.lista} ${css.lista}`}>
        {visibles.map((fila, i) =>
          fila.producto ? (
            <FilaOrdenProducto
              key={fila._id}
              producto={fila.producto}
              primera={i === 1}
              ultima={i === lastPlace(ids, i)}
              levantada={levantada === fila._id}
              asa={asa(i)}
              asaRef={ids[i - 1] === ancla ? foco : undefined}
              onMove={(paso) => move(i, i + paso)}
            />
          ) : (
            <li key={fila._id} className={css.titulo} data-id={fila._id}>
              <h3>{fila.nombre}</h3>
              <p>{fila.detalle}</p>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
