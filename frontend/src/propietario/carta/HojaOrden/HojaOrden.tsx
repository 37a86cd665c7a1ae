import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { beginCambio, changeProductos, readProductos, useCategorias, useProductos } from '../datos/listas';
import {
  changedSecciones,
  filasOf,
  lastPlace,
  moveProducto,
  namePosicion,
  placeProductos,
  toColocados,
} from '../modelo/orden-productos';
import { seccionesOf } from '../modelo/secciones';
import lista from '../reordenar/lista.module.css';
import { useDeslizar } from '../reordenar/useDeslizar';
import { useReordenar } from '../reordenar/useReordenar';
import { FilaOrdenProducto } from './FilaOrdenProducto';
import css from './HojaOrden.module.css';
import type { Producto } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { mensajeDe } from '../../../shared/api/cliente';
import { createCola } from '../modelo/create-cola';
import type { ProductoColocado } from '../modelo/orden-productos';
import { ERROR_CARTA } from '../textos-carta';
import { toastFallo } from '../toast-fallo';
import { freshOf, orderProductos } from '../datos/carta-api';

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
  const { visibles, levantada, move, asa } = useReordenar({
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

/**
 * Shown at once, then the changed categorías are sent; a failure restores the old order, or the server's
 * current one.
 */
function useOrdenProductos(): (colocados: ProductoColocado[]) => void {
  const cliente = useQueryClient();
  const [push] = useState(() => createColaDe(cliente));
  return (colocados) => void push(colocados);
}

function createColaDe(cliente: QueryClient) {
  /** As the server last returned it. */
  let confirmados: Producto[] = [];
  const draw = (lista: Producto[]) => changeProductos(cliente, () => lista);
  return createCola({
    abrir: () => beginCambio(cliente),
    leer: () => (confirmados = readProductos(cliente)),
    pintar: (colocados: ProductoColocado[]) =>
      changeProductos(cliente, (lista) => placeProductos(lista, colocados)),
    enviar: async (colocados) => {
      const secciones = changedSecciones(confirmados, placeProductos(confirmados, colocados));
      if (secciones.length > 0) confirmados = await orderProductos(secciones);
      return confirmados;
    },
    onHecho: draw,
    onFallo: (error, antes) => {
      draw(freshOf<Producto>(error) ?? antes);
      toastFallo(error, mensajeDe(error, ERROR_CARTA.ordenarProductos));
    },
  });
}
