import { LIMITES, reglasCarta } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import { useId } from 'react';
import { toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { DialogoDescartar } from '../../../shared/ui/Descartar/DialogoDescartar';
import { useDescartar } from '../../../shared/ui/Descartar/useDescartar';
import { HojaInferior } from '../../../shared/ui/HojaInferior/HojaInferior';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { CuantasSeEligen } from './CuantasSeEligen';
import css from './HojaOpcion.module.css';
import { useFormularioOpcion } from './useFormularioOpcion';
import { Valores } from './Valores';

interface PropsHojaOpcion {
  abierta: boolean;
  /** Null makes a new one. */
  opcion: Opcion | null;
  onClose: () => void;
  /** Receives the stored one. */
  onHecha?: (opcion: Opcion) => void;
}

export function HojaOpcion(props: PropsHojaOpcion) {
  const apertura = useApertura(props.abierta);
  return <Hoja key={apertura} {...props} />;
}

function Hoja({ abierta, opcion, onClose, onHecha }: PropsHojaOpcion) {
  const id = useId();
  const { formulario, sucio, handleSubmit } = useFormularioOpcion(opcion, (hecha) => {
    onClose();
    onHecha?.(hecha);
  });
  const { register, formState } = formulario;
  const { errors, isSubmitting } = formState;
  const { handleClose, pregunta } = useDescartar(abierta && sucio, onClose);

  return (
    <HojaInferior
      abierta={abierta}
      onClose={handleClose}
      titulo={opcion ? 'Editar opción' : 'Nueva opción'}
      tamano="completa"
      pie={
        <Boton type="submit" form={id} ancho="completo" ocupado={isSubmitting}>
          Guardar
        </Boton>
      }
    >
      <form
        id={id}
        className={css.formulario}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void handleSubmit(event);
        }}
      >
        <CampoTexto
          etiqueta="Nombre"
          ayuda="Como «Punto de la carne», «Guarnición» o «Extras»."
          autoComplete="off"
          maxLength={LIMITES.nombreOpcionMax}
          error={errors.nombre?.message}
          {...register('nombre', { validate: toValidate(reglasCarta.nombreOpcion) })}
        />
        <CuantasSeEligen formulario={formulario} />
        <Valores formulario={formulario} />
        {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      </form>
      <DialogoDescartar {...pregunta} />
    </HojaInferior>
  );
}
