import { useForm } from 'react-hook-form';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';
import { refusalRango } from '../modelo/rangos';
import type { Rango } from '../modelo/rangos';
import css from './SelectorRango.module.css';

interface PropsFormularioFechas {
  rango: Rango;
  hoy: string;
  onRango: (rango: Rango) => void;
}

export function FormularioFechas({ rango, hoy, onRango }: PropsFormularioFechas) {
  const { register, handleSubmit, getValues, formState } = useForm<Rango>({
    defaultValues: rango,
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  const validate = (campo: keyof Rango) => () => refusalRango(getValues(), hoy)[campo] ?? true;
  return (
    <form className={css.formulario} noValidate onSubmit={(event) => void handleSubmit(onRango)(event)}>
      <CampoTexto
        etiqueta="Desde"
        type="date"
        variante="compacta"
        max={hoy}
        error={errors.desde?.message}
        {...register('desde', { validate: validate('desde') })}
      />
      <CampoTexto
        etiqueta="Hasta"
        type="date"
        variante="compacta"
        max={hoy}
        error={errors.hasta?.message}
        {...register('hasta', { validate: validate('hasta') })}
      />
      <Boton type="submit" tamano="compacto">
        Ver
      </Boton>
    </form>
  );
}
