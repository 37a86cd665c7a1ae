import { ALERGENOS } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import css from './SelectorAlergenos.module.css';

interface PropsSelectorAlergenos {
  valor: readonly Alergeno[];
  onChange: (alergenos: Alergeno[]) => void;
}

/** The fourteen allergens that have to be declared, in the order of the Regulation. */
export function SelectorAlergenos({ valor, onChange }: PropsSelectorAlergenos) {
  const toggle = (alergeno: Alergeno) =>
    onChange(ALERGENOS.filter((otro) => (otro === alergeno) !== valor.includes(otro)));

  return (
    <fieldset className={css.selector}>
      <legend className={css.etiqueta}>Alérgenos</legend>
      <ListaAlergenos opciones={ALERGENOS} elegidos={valor} onToggle={toggle} />
    </fieldset>
  );
}
