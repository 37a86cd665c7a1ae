import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { reglasSala } from '@carta/contracts';
import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { showErroresDeCampo, toEntero, toValidate } from '../../../shared/lib/formulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes } from '../ajustes-api';
import apartado from '../apartado.module.css';
import css from './Servicio.module.css';

interface PropsFormularioMinutos {
  servicio: Servicio;
  /** @throws ApiError or NetworkError. */
  onGuardar: (cambios: CambiarServicioRequest) => Promise<unknown>;
}

interface Minutos {
  minutosAmbar: string;
  minutosRojo: string;
}

const CAMPOS = ['minutosAmbar', 'minutosRojo'] as const;

const isMinutos = (texto: string) => toValidate(reglasSala.minutos)(toEntero(texto));

export function FormularioMinutos({ servicio, onGuardar }: PropsFormularioMinutos) {
  const [guardado, setGuardado] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm<Minutos>({
    defaultValues: { minutosAmbar: String(servicio.minutosAmbar), minutosRojo: String(servicio.minutosRojo) },
  });
  const { errors, isSubmitting } = formState;
  const onChange = () => setGuardado(false);

  const handleGuardar = async (escrito: Minutos) => {
    const minutosAmbar = toEntero(escrito.minutosAmbar);
    const minutosRojo = toEntero(escrito.minutosRojo);
    const desorden = reglasSala.minutosEnOrden({ minutosAmbar, minutosRojo });
    if (desorden !== null) return setError('minutosRojo', { message: desorden }, { shouldFocus: true });
    try {
      await onGuardar({ minutosAmbar, minutosRojo });
      setGuardado(true);
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('root', { message: falloDeAjustes(error) });
    }
  };
  return (
    <form
      className={`${apartado.apartado} ${css.seccion}`}
      noValidate
      aria-label="Tiempos de espera"
      onSubmit={(event) => void handleSubmit(handleGuardar)(event)}
    >
      <div>
        <h2>Tiempos de espera</h2>
        <p className="suave">
          Un pedido que espera se pone primero ámbar y después rojo, en cocina y en sala. Tú dices a los
          cuántos minutos.
        </p>
      </div>
      <div className={css.minutos}>
        <CampoTexto
          etiqueta="Ámbar desde (minutos)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.minutosAmbar?.message}
          {...register('minutosAmbar', { validate: isMinutos, onChange })}
        />
        <CampoTexto
          etiqueta="Rojo desde (minutos)"
          inputMode="numeric"
          autoComplete="off"
          error={errors.minutosRojo?.message}
          {...register('minutosRojo', { validate: isMinutos, onChange })}
        />
      </div>
      {errors.root && <Mensaje tono="error">{errors.root.message}</Mensaje>}
      {guardado && <Mensaje tono="exito">Tiempos guardados</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={isSubmitting}>
        Guardar
      </Boton>
    </form>
  );
}
