import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { reglasSala } from '@carta/contracts';
import { mensajeDe } from '../../shared/api/cliente';
import { showErroresDeCampo, toValidate } from '../../shared/lib/formulario';
import { Boton } from '../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../shared/ui/CampoTexto/CampoTexto';
import { groupCampo, groupCodigo, toDigitos } from './codigo';
import css from './FormularioEmparejar.module.css';

interface PropsFormularioEmparejar {
  /** A QR's digits are sent once by themselves; '' without. */
  codigoInicial: string;
  /** @throws ApiError or NetworkError. */
  onEmparejar: (codigo: string) => Promise<void>;
}

const CAMPOS = ['codigo'] as const;

export function FormularioEmparejar({ codigoInicial, onEmparejar }: PropsFormularioEmparejar) {
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { codigo: groupCodigo(codigoInicial) },
  });
  const { errors, isSubmitting } = formState;

  const handleCodigo = handleSubmit(async ({ codigo }) => {
    try {
      await onEmparejar(toDigitos(codigo));
    } catch (error) {
      if (showErroresDeCampo(error, CAMPOS, setError)) return;
      setError('codigo', { message: mensajeDe(error) }, { shouldFocus: true });
    }
  });
  useOnce(codigoInicial !== '', () => void handleCodigo());

  const campo = register('codigo', { validate: toValidate(reglasSala.codigoDispositivo) });
  return (
    <form
      className={`${css.formulario} formulario`}
      noValidate
      onSubmit={(event) => void handleCodigo(event)}
    >
      <CampoTexto
        {...campo}
        etiqueta="Código"
        variante="grande"
        className={`${css.codigo} cifras`}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        placeholder="···· ····"
        autoFocus
        error={errors.codigo?.message}
        onChange={(event) => {
          groupCampo(event.target);
          void campo.onChange(event);
        }}
      />
      <Boton type="submit" tamano="grande" ancho="completo" ocupado={isSubmitting}>
        Emparejar
      </Boton>
    </form>
  );
}

function useOnce(wanted: boolean, task: () => void): void {
  const pendiente = useRef(wanted);
  useEffect(() => {
    if (!pendiente.current) return;
    pendiente.current = false;
    task();
  });
}
