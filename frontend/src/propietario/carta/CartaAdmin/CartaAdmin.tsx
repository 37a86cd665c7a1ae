import { useMemo } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { useCategorias, useCuentasTextos, useProductos } from '../datos/listas';
import { seccionesOf } from '../modelo/secciones';
import { ERROR_CARTA } from '../textos-carta';
import { CartaAdminCargando } from './CartaAdminCargando';
import { ListaCarta } from './ListaCarta';
import type { PasosDelLocal } from './PrimerosPasos';

interface PropsCartaAdmin {
  /** False for staff, who may only mark things as sold out. */
  puedeEditar: boolean;
  /** The carta is read in other languages too. */
  conLenguas?: boolean;
  /** It is absent when there are no first steps. */
  local?: PasosDelLocal | undefined;
  /** Leads to where a whole carta is imported. */
  onImportar?: () => void;
}

export function CartaAdmin({ puedeEditar, conLenguas = false, local, onImportar }: PropsCartaAdmin) {
  const categorias = useCategorias();
  const productos = useProductos();
  const { data: porTraducir = [] } = useCuentasTextos(puedeEditar && conLenguas);
  const secciones = useMemo(
    () => categorias.data && productos.data && seccionesOf(categorias.data, productos.data),
    [categorias.data, productos.data],
  );
  const error = categorias.error ?? productos.error;

  if (secciones) {
    const hayCategorias = categorias.data?.length !== 0;
    return (
      <ListaCarta
        secciones={secciones}
        hayCategorias={hayCategorias}
        puedeEditar={puedeEditar}
        porTraducir={porTraducir}
        local={local}
        onImportar={onImportar}
      />
    );
  }
  if (error === null) return <CartaAdminCargando />;
  return (
    <ErrorVacio
      titulo={ERROR_CARTA.cargar}
      texto={mensajeDe(error)}
      ocupado={categorias.isFetching || productos.isFetching}
      onReintentar={() => Promise.all([categorias.refetch(), productos.refetch()])}
    />
  );
}
