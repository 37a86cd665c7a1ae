import type { Opcion } from '@carta/contracts';
import ListChecks from 'lucide-react/icons/list-checks';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Cargando } from '../../../shared/ui/Cargando/Cargando';
import { ErrorVacio } from '../../../shared/ui/EstadoVacio/ErrorVacio';
import { EstadoVacio } from '../../../shared/ui/EstadoVacio/EstadoVacio';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { useOpciones, useProductos } from '../datos/listas';
import { HojaAgotadoOpcion } from '../HojaAgotado/HojaAgotado';
import { HojaOpcion } from '../HojaOpcion/HojaOpcion';
import { MismoNombre } from '../MismoNombre';
import { countUsos, cuentaPlatos } from '../modelo/opciones';
import lista from '../reordenar/lista.module.css';
import { ERROR_CARTA } from '../textos-carta';
import { FilaOpcion } from './FilaOpcion';
import { toastFallo } from '../toast-fallo';
import { DialogoConfirmar } from '../../../shared/ui/Dialogo/DialogoConfirmar';
import { useCambiosCarta } from '../datos/useCambiosCarta';

interface PropsHojaOpciones {
  abierta: boolean;
  /** False for staff, who may only mark things as sold out. */
  puedeEditar: boolean;
  onClose: () => void;
}

export function HojaOpciones({ abierta, puedeEditar, onClose }: PropsHojaOpciones) {
  const [editada, setEditada] = useState<{ abierta: boolean; opcion: Opcion | null }>({
    abierta: false,
    opcion: null,
  });
  const edit = (opcion: Opcion | null) => setEditada({ abierta: true, opcion });
  return (
    <HojaInferior
      abierta={abierta}
      onClose={onClose}
      titulo="Opciones"
      subtitulo="Lo que se pregunta al pedir. Se escriben una vez y sirven para muchos platos."
      tamano="completa"
      pie={
        puedeEditar && (
          <Boton ancho="completo" icono={<Plus aria-hidden="true" />} onClick={() => edit(null)}>
            Nueva opción
          </Boton>
        )
      }
    >
      <Contenido onEdit={puedeEditar ? edit : undefined} />
      <HojaOpcion {...editada} onClose={() => setEditada((antes) => ({ ...antes, abierta: false }))} />
    </HojaInferior>
  );
}

interface PropsContenido {
  onEdit: ((opcion: Opcion) => void) | undefined;
}

function Contenido({ onEdit }: PropsContenido) {
  const { data: opciones, error, isError, refetch } = useOpciones();
  if (opciones?.length === 0) {
    return (
      <EstadoVacio
        icono={<ListChecks />}
        titulo="Todavía no hay opciones"
        texto="Empieza por el punto de la carne, la guarnición o los extras."
      />
    );
  }
  if (opciones) return <Lista opciones={opciones} onEdit={onEdit} />;
  if (!isError) return <Cargando texto="Cargando opciones..." />;
  return <ErrorVacio titulo={ERROR_CARTA.cargarOpciones} texto={mensajeDe(error)} onReintentar={refetch} />;
}

interface PropsLista extends PropsContenido {
  opciones: readonly Opcion[];
}

function Lista({ opciones, onEdit }: PropsLista) {
  const { data: productos = [] } = useProductos();
  const [agotada, setAgotada] = useState<{ abierta: boolean; id: string | null }>({
    abierta: false,
    id: null,
  });
  const [eliminada, setEliminada] = useState<Opcion | null>(null);
  const deAgotada = opciones.find(({ _id }) => _id === agotada.id);
  return (
    <>
      {onEdit && <MismoNombre cuales="opciones" nombres={opciones.map(({ nombre }) => nombre)} />}
      <ul className={lista.lista}>
        {opciones.map((opcion) => (
          <FilaOpcion
            key={opcion._id}
            opcion={opcion}
            usos={countUsos(opcion._id, productos)}
            onAgotado={() => setAgotada({ abierta: true, id: opcion._id })}
            edicion={onEdit && { onEdit: () => onEdit(opcion), onDelete: () => setEliminada(opcion) }}
          />
        ))}
      </ul>
      {deAgotada && (
        <HojaAgotadoOpcion
          abierta={agotada.abierta}
          opcion={deAgotada}
          onClose={() => setAgotada((antes) => ({ ...antes, abierta: false }))}
        />
      )}
      <EliminarOpcion
        opcion={eliminada}
        platos={eliminada ? countUsos(eliminada._id, productos) : 0}
        onClose={() => setEliminada(null)}
      />
    </>
  );
}

interface PropsEliminarOpcion {
  opcion: Opcion | null;
  platos: number;
  onClose: () => void;
}

/** Says how many dishes will lose it. */
function EliminarOpcion({ opcion, platos, onClose }: PropsEliminarOpcion) {
  const { removeOpcion } = useCambiosCarta();
  const handleEliminar = async () => {
    if (!opcion) return;
    await removeOpcion(opcion._id).catch((error) =>
      toastFallo(error, mensajeDe(error, ERROR_CARTA.eliminarOpcion)),
    );
    onClose();
  };

  return (
    <DialogoConfirmar
      abierto={opcion !== null}
      onClose={onClose}
      titulo="Eliminar opción"
      texto={`Se eliminará «${opcion?.nombre ?? ''}». ${usoDe(platos)} Esta acción no se puede deshacer.`}
      accion="Eliminar"
      onConfirmar={handleEliminar}
    />
  );
}

function usoDe(platos: number): string {
  if (platos === 0) return 'Ningún plato la usa.';
  return platos === 1
    ? 'La usa 1 plato, que dejará de preguntarla.'
    : `La usan ${cuentaPlatos(platos)}, que dejarán de preguntarla.`;
}
