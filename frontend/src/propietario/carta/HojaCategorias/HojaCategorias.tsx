import type { Categoria } from '@carta/contracts';
import LayoutList from 'lucide-react/icons/layout-list';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useCategorias, useProductos } from '../datos/listas';
import { useOrdenCategorias } from '../datos/useOrdenCategorias';
import { HojaCategoria } from '../HojaCategoria/HojaCategoria';
import css from '../reordenar/lista.module.css';
import { useDeslizar } from '../reordenar/useDeslizar';
import { useReordenar } from '../reordenar/useReordenar';
import { ERROR_CARTA, mensajeDeEliminar } from '../textos-carta';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { FilaCategoria } from './FilaCategoria';
import { toastFallo } from '../toast-fallo';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { useCambiosCarta } from '../datos/useCambiosCarta';

interface PropsHojaCategorias {
  abierta: boolean;
  onClose: () => void;
}

export function HojaCategorias({ abierta, onClose }: PropsHojaCategorias) {
  const [creando, setCreando] = useState(false);
  const [sucio, setSucio] = useState(false);
  const { handleClose, pregunta } = useDescartar(abierta && sucio, onClose);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo="Categorías"
      subtitulo="En este orden las ven tus clientes."
      tamano="completa"
      pie={
        <Boton ancho="completo" icono={<Plus aria-hidden="true" />} onClick={() => setCreando(true)}>
          Añadir nueva
        </Boton>
      }
    >
      <Contenido onSucio={setSucio} />
      <HojaCategoria abierta={creando} categoria={null} onClose={() => setCreando(false)} />
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}

interface PropsContenido {
  onSucio: (sucio: boolean) => void;
}

function Contenido({ onSucio }: PropsContenido) {
  const { data: categorias, error, isError, refetch } = useCategorias();
  if (categorias) return <Lista onSucio={onSucio} />;
  if (!isError) return <Cargando texto="Cargando categorías..." />;
  return <ErrorVacio titulo={ERROR_CARTA.cargarCategorias} texto={mensajeDe(error)} onReintentar={refetch} />;
}

/** Reads the list itself, so that a new order is drawn at once. */
function Lista({ onSucio }: PropsContenido) {
  const { data: categorias = [] } = useCategorias();
  const { data: productos = [] } = useProductos();
  const listaRef = useRef<HTMLUListElement>(null);
  const onOrden = useOrdenCategorias();
  const { visibles, levantada, move, asa } = useReordenar({
    lista: categorias,
    listaRef,
    onOrden,
  });
  const [editada, setEditada] = useState<string | null>(null);
  const [eliminada, setEliminada] = useState<Categoria | null>(null);
  const cuenta = (id: string) => productos.filter(({ categoria }) => categoria === id).length;
  useDeslizar(listaRef, visibles.map(({ _id }) => _id).join());

  if (visibles.length === 0) {
    return (
      <EstadoVacio
        icono={<LayoutList />}
        titulo="No hay categorías disponibles"
        texto="Empieza por Entrantes, Principales, Postres o Bebidas."
      />
    );
  }
  return (
    <>
      <ul ref={listaRef} className={css.lista}>
        {visibles.map((categoria, i) => (
          <FilaCategoria
            key={categoria._id}
            categoria={categoria}
            productos={cuenta(categoria._id)}
            primera={i === 0}
            ultima={i === visibles.length - 1}
            levantada={levantada === categoria._id}
            editando={editada === categoria._id}
            asa={asa(i)}
            onMove={(paso) => move(i, i + paso)}
            onEdit={(editando) => setEditada(editando ? categoria._id : null)}
            onSucio={onSucio}
            onDelete={() => setEliminada(categoria)}
          />
        ))}
      </ul>
      <EliminarCategoria
        categoria={eliminada}
        productos={eliminada ? cuenta(eliminada._id) : 0}
        onClose={() => setEliminada(null)}
      />
    </>
  );
}

interface PropsEliminarCategoria {
  categoria: Categoria | null;
  productos: number;
  onClose: () => void;
}

/** Says how many products go with it. */
function EliminarCategoria({ categoria, productos, onClose }: PropsEliminarCategoria) {
  const { removeCategoria } = useCambiosCarta();
  const handleEliminar = async () => {
    if (!categoria) return;
    await removeCategoria(categoria._id).catch((error) => toastFallo(error, mensajeDeEliminar(error)));
    onClose();
  };

  return (
    <DialogoConfirmar
      abierto={categoria !== null}
      onClose={onClose}
      titulo="Eliminar categoría"
      texto={`Se eliminará «${categoria?.nombre ?? ''}» y todos sus productos (${productos}). Esta acción no se puede deshacer.`}
      accion="Eliminar"
      onConfirmar={handleEliminar}
    />
  );
}
