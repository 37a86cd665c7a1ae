import type { CuentaDeLengua, Producto } from '@carta/contracts';
import FileUp from 'lucide-react/icons/file-up';
import { useCallback, useMemo, useRef, useState } from 'react';
import { BarraCategorias } from '../../../shared/ui/BarraCategorias/BarraCategorias';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useMedia } from '../../../shared/lib/useMedia';
import { MEDIDAS } from '../../../styles/medidas';
import { MismoNombre } from '../MismoNombre';
import { PRODUCTOS_PARA_BUSCAR, categoriaNueva, searchProductos } from '../modelo/secciones';
import type { SeccionAdmin } from '../modelo/secciones';
import { AccionesCategorias } from './AccionesCategorias';
import { BarraSeleccion } from './BarraSeleccion';
import { BuscadorCarta, NadaEncontrado } from './BuscadorCarta';
import { AvisosCarta, ComienzoCarta } from './ComienzoCarta';
import { HojasCarta } from './HojasCarta';
import { IndiceCategorias } from './IndiceCategorias';
import css from './ListaCarta.module.css';
import { NuevoProducto } from './NuevoProducto';
import { PorTraducir } from './PorTraducir';
import type { PasosDelLocal } from './PrimerosPasos';
import { Secciones } from './SeccionProductos';
import { useHojasCarta } from './useHojasCarta';
import { useSeleccion } from './useSeleccion';

interface PropsListaCarta {
  secciones: readonly SeccionAdmin[];
  hayCategorias: boolean;
  /** False for those who may only mark things as sold out. */
  puedeEditar: boolean;
  porTraducir: readonly CuentaDeLengua[];
  local: PasosDelLocal | undefined;
  onImportar: (() => void) | undefined;
}

const NINGUNO: readonly Producto[] = [];

const hasFormatos = ({ formatos = [] }: Producto) => formatos.length > 0;

export function ListaCarta(props: PropsListaCarta) {
  const { secciones, hayCategorias, puedeEditar, porTraducir, local, onImportar } = props;
  const ancha = useMedia(MEDIDAS.portatil);
  const conPanel = useMedia(MEDIDAS.ancha);
  const { busqueda, setBusqueda, visibles, anclas, productos, seleccion } = useVista(secciones);
  const cuantos = productos.length;
  const conOpciones = productos.some(({ opciones = [] }) => opciones.length > 0);
  const marcados = seleccion.marcados && productos.filter(({ _id }) => seleccion.marcados?.has(_id));
  const hojas = useHojasCarta();
  const { panel } = hojas;
  const enVista = useRef<string>(undefined);
  const handleActual = useCallback((ancla: string | undefined) => void (enVista.current = ancla), []);
  const nuevaCategoria = () => hojas.openCategoria(null);
  const nuevoProductoAqui = () => hojas.openNuevoProducto(categoriaNueva(secciones, enVista.current));
  const edicion = puedeEditar ? edicionOf(hojas, conPanel) : undefined;

  const acciones = (puedeEditar || conOpciones) && (
    <AccionesCategorias
      conTexto={ancha}
      edicion={
        puedeEditar ? { onNueva: nuevaCategoria, onEdit: hojas.openCategorias, onImportar } : undefined
      }
      onOpciones={hojas.openOpciones}
    />
  );

  const buscador = cuantos >= PRODUCTOS_PARA_BUSCAR && (
    <BuscadorCarta valor={busqueda} onChange={setBusqueda} />
  );
  const nuevoProducto = puedeEditar && !marcados && (
    <NuevoProducto
      compacto={ancha}
      esPrincipal={hayCategorias}
      onSeleccionar={cuantos > 1 ? seleccion.begin : undefined}
      onNuevo={nuevoProductoAqui}
    />
  );

  return (
    <div
      className={css.carta}
      data-formatos={productos.some(hasFormatos) ? '' : undefined}
      data-panel={panel.abierto && conPanel ? '' : undefined}
    >
      {ancha ? (
        <>
          {hayCategorias && (
            <IndiceCategorias
              secciones={visibles}
              anclas={anclas}
              acciones={acciones}
              ordenable={puedeEditar && visibles.length === secciones.length}
              onActual={handleActual}
            />
          )}
          <div className={css.cima}>
            {buscador}
            {nuevoProducto}
          </div>
        </>
      ) : (
        buscador
      )}
      {puedeEditar && <AvisosCarta productos={productos} onEdit={hojas.openProducto} />}
      <PorTraducir cuentas={porTraducir} />
      {puedeEditar && (
        <MismoNombre
          cuales="categorías"
          nombres={secciones.flatMap(({ categoria, nombre }) => (categoria ? [nombre] : []))}
        />
      )}
      {hayCategorias && !ancha && (
        <BarraCategorias secciones={visibles} anclas={anclas} acciones={acciones} onActual={handleActual} />
      )}
      <ComienzoCarta
        local={local}
        hayCategorias={hayCategorias}
        hayProductos={cuantos > 0}
        puedeEditar={puedeEditar}
        onCategoria={nuevaCategoria}
        onProducto={nuevoProductoAqui}
        onImportar={onImportar}
      />
      {cuantos > 0 && visibles.length === 0 && (
        <NadaEncontrado busqueda={busqueda} onTodo={() => setBusqueda('')} />
      )}
      <Secciones
        secciones={visibles}
        tabla={ancha}
        enPanel={panel.abierto ? panel.producto?._id : undefined}
        edicion={edicion}
        seleccion={seleccion}
      />
      {!ancha && puedeEditar && onImportar && cuantos > 0 && <ImportarCarta onImportar={onImportar} />}
      {!ancha && nuevoProducto}
      {marcados && (
        <div className={`fila ${css.nuevo}`} data-seguida="">
          <BarraSeleccion
            cuantos={marcados.length}
            isToda={marcados.length === cuantos}
            onToda={() => seleccion.toggleTodos(productos.map(({ _id }) => _id))}
            onCambiar={hojas.openTanda}
            onListo={seleccion.end}
          />
        </div>
      )}
      <HojasCarta
        hojas={hojas}
        productos={productos}
        marcados={marcados ?? NINGUNO}
        onTanda={seleccion.end}
        conPanel={conPanel}
        puedeEditar={puedeEditar}
      />
    </div>
  );
}

function ImportarCarta({ onImportar }: { onImportar: () => void }) {
  return (
    <div className={css.importar}>
      <Boton variante="fantasma" icono={<FileUp aria-hidden="true" />} onClick={onImportar}>
        Importar carta
      </Boton>
    </div>
  );
}

/** What was looked for, and what of it is chosen. */
function useVista(secciones: readonly SeccionAdmin[]) {
  const [busqueda, setBusqueda] = useState('');
  const visibles = useMemo(() => searchProductos(secciones, busqueda), [secciones, busqueda]);
  const anclas = useMemo(() => visibles.map(({ ancla }) => ancla), [visibles]);
  const productos = useMemo(() => secciones.flatMap((seccion) => seccion.productos), [secciones]);
  const orden = useMemo(
    () => visibles.flatMap((seccion) => seccion.productos.map(({ _id }) => _id)),
    [visibles],
  );
  return { busqueda, setBusqueda, visibles, anclas, productos, seleccion: useSeleccion(orden) };
}

/** Beside the table a product is looked at first. */
const edicionOf = (hojas: ReturnType<typeof useHojasCarta>, conPanel: boolean) => ({
  onOpenProducto: conPanel ? hojas.openPanel : hojas.openProducto,
  onEditProducto: conPanel ? hojas.openProducto : undefined,
  onNuevoProducto: hojas.openNuevoProducto,
  onEditCategoria: hojas.openCategoria,
  onOrdenar: hojas.openOrden,
});
