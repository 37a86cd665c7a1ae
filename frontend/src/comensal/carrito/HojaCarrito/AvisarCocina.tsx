import { textoAlergenos } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { t } from '../../../shared/lengua/lengua';
import { nombreAlergeno } from '../../../shared/ui/Alergenos/nombre-alergeno';
import type { PlatoConAviso } from '../avisos';
import { Casilla } from './Casilla';
import css from './AvisarCocina.module.css';

interface PropsAvisarCocina {
  platos: readonly PlatoConAviso[];
  evita: readonly Alergeno[];
  avisar: boolean;
  /** On its way: nothing can change any more. */
  bloqueado: boolean;
  onChange: (avisar: boolean) => void;
}

/** The avoided allergens leave the phone only if the box is ticked. */
export function AvisarCocina({ platos, evita, avisar, bloqueado, onChange }: PropsAvisarCocina) {
  return (
    <section className={`pila ${css.alergia}`} data-hueco="2" aria-label={t('Alérgenos')}>
      {platos.length > 0 && (
        <ul className="pila" data-hueco="1">
          {platos.map(({ id, nombre, aviso }) => (
            <li key={id} className={`fila ${css.plato}`} data-seguida="" data-cuerpo="s">
              <TriangleAlert aria-hidden="true" />
              <span>
                <strong>{aviso}</strong>: {nombre}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Casilla marcada={avisar} bloqueada={bloqueado} onChange={onChange}>
        {t('Avisar a cocina de: {alergenos}', { alergenos: textoAlergenos(evita, nombreAlergeno) })}
      </Casilla>
    </section>
  );
}
