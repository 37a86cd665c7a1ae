import { LIMITES, preguntaOf, reglasCarta } from '@carta/contracts';
import { useController, useWatch } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { anunciadoAlCambiar } from '../../../shared/lib/anuncio';
import { Contador } from '../../../shared/ui/Contador/Contador';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import { Mensaje } from '../../../shared/ui/Mensaje/Mensaje';
import { textoCuantas } from '../modelo/opciones';
import type { ValoresOpcion } from '../modelo/opciones';

export function CuantasSeEligen({ formulario }: { formulario: UseFormReturn<ValoresOpcion> }) {
  const { control, setValue, formState } = formulario;
  const min = useWatch({ control, name: 'min' });
  const { field: maximo } = useController({
    control,
    name: 'max',
    rules: {
      validate: (max, { min: minimo, valores }) =>
        reglasCarta.cuantas({ min: minimo, max, valores: valores.length }) ?? true,
    },
  });
  const max = maximo.value;
  const nombre = useWatch({ control, name: 'nombre' }).trim();
  const obligatoria = min > 0;

  function setMin(nuevo: number) {
    setValue('min', nuevo, { shouldDirty: true });
    if (nuevo > max) maximo.onChange(nuevo);
  }
  function setMax(nuevo: number) {
    maximo.onChange(nuevo);
    if (nuevo < min) setValue('min', nuevo, { shouldDirty: true });
  }

  return (
    <fieldset>
      <legend className="etiqueta">Cuántas se eligen</legend>
      <div className="pila" data-hueco="2">
        <Interruptor encendido={obligatoria} onChange={(si) => setMin(si ? 1 : 0)}>
          Obligatoria
        </Interruptor>
        {obligatoria && <Cuenta texto="Como mínimo" valor={min} minimo={1} onChange={setMin} />}
        <Cuenta texto="Como máximo" valor={max} minimo={1} onChange={setMax} />
        <p className="suave" ref={anunciadoAlCambiar}>
          {textoCuantas({ min, max })}
          {obligatoria && nombre !== '' && `. Si falta: «${preguntaOf(nombre)}»`}
        </p>
        {formState.errors.max && <Mensaje tono="error">{formState.errors.max.message}</Mensaje>}
      </div>
    </fieldset>
  );
}

interface PropsCuenta {
  texto: string;
  valor: number;
  minimo: number;
  onChange: (valor: number) => void;
}

function Cuenta({ texto, valor, minimo, onChange }: PropsCuenta) {
  return (
    <div className="renglon" data-extremos="" data-hueco="3" data-cuerpo="s">
      <span aria-hidden="true">{texto}</span>
      <Contador
        etiqueta={texto}
        etiquetaMenos={`${texto}, uno menos`}
        etiquetaMas={`${texto}, uno más`}
        valor={valor}
        minimo={minimo}
        maximo={LIMITES.valoresMax}
        onMenos={() => onChange(valor - 1)}
        onMas={() => onChange(valor + 1)}
      />
    </div>
  );
}
