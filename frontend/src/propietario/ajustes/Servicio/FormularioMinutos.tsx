import { useState } from 'react';
import { SERVICIO, reglasSala } from '@carta/contracts';
import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { toEntero, toValidate } from '../../../shared/lib/formulario';
import { useFormulario } from '../../../shared/lib/useFormulario';
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

const toMinutos = (escrito: { minutosAmbar: string; minutosRojo: string }) => ({
  minutosAmbar: toEntero(escrito.minutosAmbar),
  minutosRojo: toEntero(escrito.minutosRojo),
});

const isMinutos = (texto: string) => toValidate(SERVICIO.minutosAmbar.regla)(toEntero(texto));

export function FormularioMinutos({ servicio, onGuardar }: PropsFormularioMinutos) {
  const [guardado, setGuardado] = useState(false);
  const { register, errors, marco } = useFormulario({
    defaultValues: { minutosAmbar: String(servicio.minutosAmbar), minutosRojo: String(servicio.minutosRojo) },
    regla: (escrito) => reglasSala.minutosEnOrden(toMinutos(escrito)),
    campoDe: () => 'minutosRojo',
    guardar: async (escrito) => {
      await onGuardar(toMinutos(escrito));
      setGuardado(true);
    },
    textoOf: falloDeAjustes,
  });
  const onChange = () => setGuardado(false);

  return (
    <form
      className={`${apartado.apartado} ${css.seccion}`}
      noValidate
      aria-label="Tiempos de espera"
      onSubmit={(event) => void marco.onSubmit(event)}
    >
      <div>
        <h2>Tiempos de espera</h2>
        <p className="suave">
          Un pedido que espera se pone primero ámbar y después rojo, en cocina y en sala. Tú dices a los
          cuántos minutos.
        </p>
      </div>
      <div className={`pila ${css.minutos}`} data-hueco="4">
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
      {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
      {guardado && <Mensaje tono="exito">Tiempos guardados</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
        Guardar
      </Boton>
    </form>
  );
}
