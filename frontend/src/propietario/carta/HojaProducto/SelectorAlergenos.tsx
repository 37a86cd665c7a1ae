import { ALERGENOS, declaracionOf } from '@carta/contracts';
import type { Alergeno, Declaracion } from '@carta/contracts';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import { Interruptor } from '../../../shared/ui/Interruptor/Interruptor';
import type { ValoresProducto } from '../modelo/producto';
import css from './SelectorAlergenos.module.css';

const TEXTO: Readonly<Record<Declaracion, string>> = {
  contiene: 'Contiene…',
  ninguno: 'Sin ninguno de los 14 que la ley obliga a declarar.',
  sin_declarar: 'Sin declarar: tus clientes leerán «Alérgenos sin declarar: pregunta al personal».',
};

/** What a dish says it contains: some of the fourteen, in the order of the Regulation, or none, or nothing yet. */
export function SelectorAlergenos({ control }: { control: Control<ValoresProducto> }) {
  const { field: lista } = useController({ control, name: 'alergenos' });
  const { field: declarados } = useController({ control, name: 'alergenosDeclarados' });
  const declaracion = declaracionOf({ alergenos: lista.value, alergenosDeclarados: declarados.value });

  const declare = (alergenos: Alergeno[], alergenosDeclarados: boolean) => {
    lista.onChange(alergenos);
    declarados.onChange(alergenosDeclarados);
  };
  const toggle = (alergeno: Alergeno) => {
    const elegidos = ALERGENOS.filter((otro) => (otro === alergeno) !== lista.value.includes(otro));
    declare(elegidos, elegidos.length > 0);
  };

  return (
    <fieldset className={css.selector}>
      <legend className={css.etiqueta}>Alérgenos</legend>
      <p className={css.declaracion} role="status">
        {TEXTO[declaracion]}
      </p>
      <ListaAlergenos opciones={ALERGENOS} elegidos={lista.value} onToggle={toggle} />
      <Interruptor encendido={declaracion === 'ninguno'} onChange={(ninguno) => declare([], ninguno)}>
        No contiene ninguno de los 14
      </Interruptor>
    </fieldset>
  );
}
