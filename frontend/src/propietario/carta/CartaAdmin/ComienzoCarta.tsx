import type { Producto } from '@carta/contracts';
import { useMemo } from 'react';
import { TiraMenu } from '../MenuDeHoy/TiraMenu';
import { isMenu } from '../MenuDeHoy/es-menu';
import css from './ListaCarta.module.css';
import { PorDeclarar } from './PorDeclarar';
import { PrimerosPasos } from './PrimerosPasos';
import type { PasosDelLocal } from './PrimerosPasos';
import { SinProductos } from './SinProductos';

interface PropsComienzoCarta {
  local: PasosDelLocal | undefined;
  hayCategorias: boolean;
  hayProductos: boolean;
  puedeEditar: boolean;
  onCategoria: () => void;
  onProducto: () => void;
  onImportar: (() => void) | undefined;
}

/** What a carta that is being begun asks for. */
export function ComienzoCarta({ local, puedeEditar, onImportar, ...resto }: PropsComienzoCarta) {
  return (
    <div className={css.comienzo}>
      {!resto.hayProductos && (
        <SinProductos
          hayCategorias={resto.hayCategorias}
          onNuevaCategoria={puedeEditar ? resto.onCategoria : undefined}
          onImportar={puedeEditar ? onImportar : undefined}
        />
      )}
      {local && <PrimerosPasos local={local} {...resto} />}
    </div>
  );
}

interface PropsAvisosCarta {
  productos: readonly Producto[];
  onEdit: (producto: Producto) => void;
}

/** What an owner may have left undone. */
export function AvisosCarta({ productos, onEdit }: PropsAvisosCarta) {
  const menus = useMemo(() => productos.filter(isMenu), [productos]);
  return (
    <>
      <TiraMenu menus={menus} />
      <PorDeclarar productos={productos} onEdit={onEdit} />
    </>
  );
}
