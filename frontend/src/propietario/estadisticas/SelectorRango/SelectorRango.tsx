import { useState } from 'react';
import CalendarRange from 'lucide-react/icons/calendar-range';
import { ETIQUETA_PERIODO, PERIODOS, periodoOf, rangoOf, refusalRango } from '../modelo/rangos';
import type { Rango } from '../modelo/rangos';
import css from './SelectorRango.module.css';
import { useForm } from 'react-hook-form';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { CampoTexto } from '../../../shared/ui/CampoTexto/CampoTexto';

interface PropsSelectorRango {
  rango: Rango;
  hoy: string;
  onRango: (rango: Rango) => void;
}

export function SelectorRango({ rango, hoy, onRango }: PropsSelectorRango) {
  const elegido = periodoOf(rango, hoy);
  const [abierto, setAbierto] = useState(false);
  const handleRango = (chosen: Rango) => {
    setAbierto(false);
    onRango(chosen);
  };
  return (
    <section className="pila no-imprimir" data-hueco="4" aria-label="Fechas">
      <div className="fila">
        {PERIODOS.map((periodo) => (
          <button
            key={periodo}
            type="button"
            className={`junto ${css.periodo}`}
            data-cuerpo="s"
            aria-pressed={periodo === elegido}
            onClick={() => handleRango(rangoOf(periodo, hoy))}
          >
            {ETIQUETA_PERIODO[periodo]}
          </button>
        ))}
        <button
          type="button"
          className={`junto ${css.periodo}`}
          data-cuerpo="s"
          aria-pressed={elegido === null}
          aria-expanded={abierto}
          onClick={() => setAbierto(!abierto)}
        >
          <CalendarRange aria-hidden="true" />
          Elegir fechas
        </button>
      </div>
      {abierto && <FormularioFechas rango={rango} hoy={hoy} onRango={handleRango} />}
    </section>
  );
}

interface PropsFormularioFechas {
  rango: Rango;
  hoy: string;
  onRango: (rango: Rango) => void;
}

function FormularioFechas({ rango, hoy, onRango }: PropsFormularioFechas) {
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
