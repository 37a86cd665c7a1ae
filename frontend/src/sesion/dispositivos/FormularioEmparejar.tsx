import { useEffect, useRef } from 'react';
import { reglasDispositivo } from '@carta/contracts';
import { toValidate } from '../../shared/lib/formulario';
import { useFormulario } from '../../shared/lib/useFormulario';
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

export function FormularioEmparejar({ codigoInicial, onEmparejar }: PropsFormularioEmparejar) {
  const { register, errors, marco } = useFormulario({
    defaultValues: { codigo: groupCodigo(codigoInicial) },
    campoDe: () => 'codigo',
    isDeCampo: () => true,
    guardar: ({ codigo }) => onEmparejar(toDigitos(codigo)),
  });
  useOnce(codigoInicial !== '', () => void marco.onSubmit());

  const campo = register('codigo', { validate: toValidate(reglasDispositivo.codigo) });
  return (
    <form
      className={`${css.formulario} formulario`}
      noValidate
      onSubmit={(event) => void marco.onSubmit(event)}
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
      <Boton type="submit" tamano="grande" ancho="completo" ocupado={marco.ocupado}>
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
