import { useState } from 'react';
import { SERVICIO } from '@carta/contracts';
import type { CambiarServicioRequest, Servicio } from '@carta/contracts';
import { toEntero, toValidate } from '../../../shared/lib/formulario';
import { useFormulario } from '../../../shared/lib/useFormulario';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { falloDeAjustes } from '../ajustes-api';
import apartado from '../apartado.module.css';
import css from './Servicio.module.css';

interface PropsFormularioOlvido {
  servicio: Servicio;
  /** @throws ApiError or NetworkError. */
  onGuardar: (cambios: CambiarServicioRequest) => Promise<unknown>;
}

const isDias = (texto: string) => toValidate(SERVICIO.diasNotas.regla)(toEntero(texto));

export function FormularioOlvido({ servicio, onGuardar }: PropsFormularioOlvido) {
  const [guardado, setGuardado] = useState(false);
  const { register, errors, marco } = useFormulario({
    defaultValues: { diasNotas: String(servicio.diasNotas) },
    guardar: async ({ diasNotas }) => {
      await onGuardar({ diasNotas: toEntero(diasNotas) });
      setGuardado(true);
    },
    textoOf: falloDeAjustes,
  });
  return (
    <form
      className={`${apartado.apartado} ${css.seccion}`}
      noValidate
      aria-label="Notas y alergias"
      onSubmit={(event) => void marco.onSubmit(event)}
    >
      <div>
        <h2>Notas y alergias</h2>
        <p className="suave">
          De los pedidos que quitas de Pagados se borran las notas y las alergias pasados estos días. Lo
          pedido y lo cobrado se queda.
        </p>
      </div>
      <CampoTexto
        etiqueta="Se guardan (días)"
        inputMode="numeric"
        autoComplete="off"
        error={errors.diasNotas?.message}
        {...register('diasNotas', { validate: isDias, onChange: () => setGuardado(false) })}
      />
      {marco.fallo && <Mensaje tono="error">{marco.fallo}</Mensaje>}
      {guardado && <Mensaje tono="exito">Plazo guardado</Mensaje>}
      <Boton type="submit" ancho="completo" ocupado={marco.ocupado}>
        Guardar plazo
      </Boton>
    </form>
  );
}
