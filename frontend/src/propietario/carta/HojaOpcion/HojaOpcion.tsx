import { LIMITES, reglasCarta } from '@carta/contracts';
import type { Opcion } from '@carta/contracts';
import { showErroresDeCampo, toValidate } from '../../../shared/lib/formulario';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { HojaFormulario } from '../../../shared/ui/HojaFormulario/HojaFormulario';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { useApertura } from '../../../shared/ui/capas/useApertura';
import { CuantasSeEligen } from './CuantasSeEligen';
import css from './HojaOpcion.module.css';
import { Valores } from './Valores';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, mensajeDe } from '../../../shared/api/cliente';
import { currentOf } from '../datos/carta-api';
import { useCambiosCarta } from '../datos/useCambiosCarta';
import { useClave } from '../../../shared/lib/useClave';
import { textoCambiada, toOpcionRequest, toValoresOpcion } from '../modelo/opciones';
import type { ValoresOpcion } from '../modelo/opciones';
import { ERROR_CARTA } from '../textos';

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
  const { formulario, sucio, handleSubmit } = useFormularioOpcion(opcion, (hecha) => {
    onClose();
    onHecha?.(hecha);
  });
  const { register, formState } = formulario;
  const { errors, isSubmitting } = formState;

  return (
    <HojaFormulario
      abierta={abierta}
      titulo={opcion ? 'Editar opción' : 'Nueva opción'}
      tamano="completa"
      className={css.formulario}
      sucio={sucio}
      ocupado={isSubmitting}
      onClose={onClose}
      onSubmit={handleSubmit}
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
    </HojaFormulario>
  );
}

const CAMPOS = ['nombre', 'max', 'valores'] as const satisfies readonly (keyof ValoresOpcion)[];

/** Receives the stored opción. */
function useFormularioOpcion(opcion: Opcion | null, onGuardada: (opcion: Opcion) => void) {
  const formulario = useForm<ValoresOpcion>({ defaultValues: toValoresOpcion(opcion) });
  const { setError, handleSubmit, formState } = formulario;
  const { addOpcion, editOpcion } = useCambiosCarta();
  const claveFor = useClave();
  const [vista, setVista] = useState(opcion);

  async function save(valores: ValoresOpcion) {
    const request = toOpcionRequest(valores);
    const clave = claveFor(request);
    try {
      onGuardada(await (vista ? editOpcion(vista, request, clave) : addOpcion(request, clave)));
    } catch (error) {
      const ahora = currentOf<Opcion>(error);
      if (ahora) {
        setVista(ahora);
        return setError('root', { message: textoCambiada(ahora) });
      }
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      const deNombre = error instanceof ApiError && error.status === 409;
      const message = mensajeDe(error, ERROR_CARTA.guardarOpcion);
      setError(deNombre ? 'nombre' : 'root', { message }, { shouldFocus: true });
    }
  }

  return { formulario, sucio: formState.isDirty, handleSubmit: handleSubmit(save) };
}
