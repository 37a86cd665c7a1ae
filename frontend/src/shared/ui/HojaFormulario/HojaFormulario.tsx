import { useId } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { Boton } from '../Boton/Boton';
import { DialogoDescartar } from '../Descartar/DialogoDescartar';
import { useDescartar } from '../Descartar/useDescartar';
import { HojaInferior } from '../HojaInferior/HojaInferior';
import { Mensaje } from '../Mensaje/Mensaje';

interface PropsHojaFormulario {
  abierta: boolean;
  titulo: string;
  tamano?: 'completa';
  /** There is something to lose. */
  sucio: boolean;
  ocupado: boolean;
  /** Why it was not stored. */
  fallo?: string | undefined;
  /** False while it cannot be saved. */
  completo?: boolean;
  className?: string | undefined;
  onClose: () => void;
  onSubmit: (event: SyntheticEvent) => unknown;
  children: ReactNode;
  /** Under all fields. */
  quitar?: ReactNode;
}

/** A sheet that is one form, saved at its foot; it asks before what was typed is lost. */
export function HojaFormulario(props: PropsHojaFormulario) {
  const { abierta, sucio, ocupado, completo = true, className = 'formulario', onClose, onSubmit } = props;
  const { titulo, tamano, fallo, children, quitar } = props;
  const id = useId();
  const { handleClose, pregunta } = useDescartar(abierta && sucio, onClose);
  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo={titulo}
      tamano={tamano}
      pie={
        <Boton type="submit" form={id} ancho="completo" ocupado={ocupado} disabled={!completo}>
          Guardar
        </Boton>
      }
    >
      <form
        id={id}
        className={className}
        noValidate
        onSubmit={(event) => {
          // it may stand in the sheet of another form
          event.stopPropagation();
          void onSubmit(event);
        }}
      >
        {children}
        {fallo !== undefined && <Mensaje tono="error">{fallo}</Mensaje>}
        {quitar}
      </form>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}
