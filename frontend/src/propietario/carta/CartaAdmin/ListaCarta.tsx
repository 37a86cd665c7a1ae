// Longer than most: an owner's carta is composed here of all its parts.
import type { CuentaDeLengua } from '@carta/contracts';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { BarraCategorias } from '../../../shared/ui/BarraCategorias/BarraCategorias';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Buscador } from '../../../shared/ui/Buscador/Buscador';
import { useMedia } from '../../../shared/lib/useMedia';
import { MEDIDAS } from '../../../styles/medidas';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaCategoria } from '../HojaCategoria/HojaCategoria';
import { HojaCategorias } from '../HojaCategorias/HojaCategorias';
import { HojaOpciones } from '../HojaOpciones/HojaOpciones';
import { HojaOrden } from '../HojaOrden/HojaOrden';
import { HojaProducto } from '../HojaProducto/HojaProducto';
import { HojaTanda } from '../HojaTanda/HojaTanda';
import { TiraMenu } from '../MenuDeHoy/TiraMenu';
import { isMenu } from '../MenuDeHoy/es-menu';
import { MismoNombre } from '../MismoNombre';
import { PRODUCTOS_PARA_BUSCAR, categoriaNueva, searchProductos } from '../modelo/secciones';
import type { SeccionAdmin } from '../modelo/secciones';
import { AccionesCategorias } from './AccionesCategorias';
import { BarraSeleccion } from './BarraSeleccion';
import { IndiceCategorias } from './IndiceCategorias';
import css from './ListaCarta.module.css';
import { PorDeclarar } from './PorDeclarar';
import { PorTraducir } from './PorTraducir';
import { PrimerosPasos } from './PrimerosPasos';
import type { PasosDelLocal } from './PrimerosPasos';
import { SeccionProductos } from './SeccionProductos';
import { SinProductos } from './SinProductos';
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

export function ListaCarta({
  secciones,
  hayCategorias,
  puedeEditar,
  porTraducir,
  local,
  onImportar,
}: PropsListaCarta) {
  const ancha = useMedia(MEDIDAS.portatil);
  const conPanel = useMedia(MEDIDAS.ancha);
  const [busqueda, setBusqueda] = useState('');
  const [eligiendo, setEligiendo] = useState<string | null>(null);
  const visibles = useMemo(() => searchProductos(secciones, busqueda), [secciones, busqueda]);
  const anclas = useMemo(() => visibles.map(({ ancla }) => ancla), [visibles]);
  const productos = useMemo(() => secciones.flatMap((seccion) => seccion.productos), [secciones]);
  const menus = useMemo(() => productos.filter(isMenu), [productos]);
  const cuantos = productos.length;
  const conFormatos = productos.some(({ formatos = [] }) => formatos.length > 0);
  const conOpciones = productos.some(({ opciones = [] }) => opciones.length > 0);
  const orden = useMemo(
    () => visibles.flatMap((seccion) => seccion.productos.map(({ _id }) => _id)),
    [visibles],
  );
  const seleccion = useSeleccion(orden);
  const { marcados } = seleccion;
  const marcadosDe = productos.filter(({ _id }) => marcados?.has(_id));
  const hojas = useHojasCarta();
  const { hoja, panel } = hojas;
  const enVista = useRef<string>(undefined);
  const handleActual = useCallback((ancla: string | undefined) => void (enVista.current = ancla), []);
  const nuevaCategoria = () => hojas.openCategoria(null);
  const nuevoProductoAqui = () => hojas.openNuevoProducto(categoriaNueva(secciones, enVista.current));
  const edicion = {
    onOpenProducto: conPanel ? hojas.openPanel : hojas.openProducto,
    onEditProducto: conPanel ? hojas.openProducto : undefined,
    onNuevoProducto: hojas.openNuevoProducto,
    onEditCategoria: hojas.openCategoria,
    onOrdenar: hojas.openOrden,
  };

  function handleBuscadorKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || busqueda === '') return;
    setBusqueda('');
    // Escape was for the search, and must close no panel
    event.preventDefault();
    event.stopPropagation();
  }

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
    <div className={css.buscador}>
      <Buscador valor={busqueda} onChange={setBusqueda} onKeyDown={handleBuscadorKeyDown} />
    </div>
  );
  const nuevoProducto = puedeEditar && !marcados && (
    <div className={css.nuevo}>
      {cuantos > 1 && (
        <Boton variante="secundario" tamano="compacto" onClick={seleccion.begin}>
          Seleccionar
        </Boton>
      )}
      <Boton
        variante={hayCategorias ? 'primario' : 'secundario'}
        tamano={ancha ? 'compacto' : 'normal'}
        icono={<Plus aria-hidden="true" />}
        onClick={nuevoProductoAqui}
      >
        Nuevo producto
      </Boton>
    </div>
  );

  return (
    <div
      className={css.carta}
      data-formatos={conFormatos ? '' : undefined}
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
      {puedeEditar && <TiraMenu menus={menus} />}
      {puedeEditar && <PorDeclarar productos={productos} onEdit={hojas.openProducto} />}
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
      <div className={css.comienzo}>
        {cuantos === 0 && (
          <SinProductos
            hayCategorias={hayCategorias}
            onNuevaCategoria={puedeEditar ? nuevaCategoria : undefined}
            onImportar={puedeEditar ? onImportar : undefined}
          />
        )}
        {local && (
          <PrimerosPasos
            local={local}
            hayCategorias={hayCategorias}
            hayProductos={cuantos > 0}
            onCategoria={nuevaCategoria}
            onProducto={nuevoProductoAqui}
          />
        )}
      </div>
      {cuantos > 0 && visibles.length === 0 && (
        <EstadoVacio
          icono={<SearchX />}
          titulo={`Nada con «${busqueda.trim()}»`}
          texto="Prueba con otra palabra, o mira la carta entera."
          acciones={
            <Boton variante="secundario" onClick={() => setBusqueda('')}>
              Ver toda la carta
            </Boton>
          }
        />
      )}
      {visibles.map((seccion) => (
        <SeccionProductos
          key={seccion.ancla}
          seccion={seccion}
          tabla={ancha}
          enPanel={panel.abierto ? panel.producto?._id : undefined}
          eligiendo={eligiendo}
          onEligiendo={setEligiendo}
          edicion={puedeEditar ? edicion : undefined}
          seleccion={seleccion}
        />
      ))}
      {!ancha && puedeEditar && onImportar && cuantos > 0 && (
        <div className={css.importar}>
          <Boton variante="fantasma" icono={<FileUp aria-hidden="true" />} onClick={onImportar}>
            Importar carta
          </Boton>
        </div>
      )}
      {!ancha && nuevoProducto}
      {marcados && (
        <div className={css.nuevo}>
          <BarraSeleccion
            cuantos={marcadosDe.length}
            isToda={marcadosDe.length === cuantos}
            onToda={() => seleccion.toggleTodos(productos.map(({ _id }) => _id))}
            onCambiar={hojas.openTanda}
            onListo={seleccion.end}
          />
        </div>
      )}
      <HojaTanda
        abierta={hojas.isAbierta('tanda')}
        productos={marcadosDe}
        onClose={hojas.close}
        onHecho={seleccion.end}
      />
      <HojaProducto
        anclada={conPanel}
        abierta={panel.abierto}
        producto={productos.find(({ _id }) => _id === panel.producto?._id) ?? panel.producto}
        categoria=""
        onClose={hojas.closePanel}
        onDuplicar={hojas.openCopia}
      />
      <HojaProducto
        abierta={hojas.isAbierta('producto')}
        producto={hoja?.tipo === 'producto' ? hoja.producto : null}
        categoria={hoja?.tipo === 'producto' ? hoja.categoria : ''}
        onClose={hojas.close}
        onDuplicar={hojas.openCopia}
      />
      <HojaProducto
        abierta={hojas.isAbierta('copia')}
        producto={null}
        copia={hoja?.tipo === 'copia' ? hoja.producto : null}
        categoria=""
        onClose={hojas.close}
      />
      <HojaCategoria
        abierta={hojas.isAbierta('categoria')}
        categoria={hoja?.tipo === 'categoria' ? hoja.categoria : null}
        onClose={hojas.close}
      />
      <HojaCategorias abierta={hojas.isAbierta('categorias')} onClose={hojas.close} />
      <HojaOrden
        abierta={hojas.isAbierta('orden')}
        ancla={hoja?.tipo === 'orden' ? hoja.ancla : ''}
        onClose={hojas.close}
      />
      <HojaOpciones abierta={hojas.isAbierta('opciones')} puedeEditar={puedeEditar} onClose={hojas.close} />
    </div>
  );
}
