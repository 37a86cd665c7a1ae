import { ALERGENOS } from '@carta/contracts/comensal';
import type { Alergeno } from '@carta/contracts';
import { t } from '../../../shared/lengua/lengua';
import { ListaAlergenos } from '../../../shared/ui/Alergenos/ListaAlergenos';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './EvitarAlergenos.module.css';

interface PropsEvitarAlergenos {
  evitados: readonly Alergeno[];
  onToggle: (alergeno: Alergeno) => void;
  ajenos: boolean;
  onListo: () => void;
}

/** All fourteen may be told, also what no dish declares: a dish may change, or be on no carta. */
export function EvitarAlergenos({ evitados, onToggle, ajenos, onListo }: PropsEvitarAlergenos) {
  return (
    <div className={`pila ${css.panel}`}>
      <p className="suave">
        {ajenos
          ? t('Lo que evita quien va a comer: se marca en la carta y va con el pedido.')
          : t('Marcamos los platos que los contienen. Avisa siempre al personal.')}
      </p>
      <ListaAlergenos
        opciones={ALERGENOS}
        elegidos={evitados}
        onToggle={onToggle}
        etiqueta={ajenos ? t('Alérgenos que evita') : t('Alérgenos que evitas')}
        tono="peligro"
      />
      <Boton variante="secundario" onClick={onListo}>
        {t('Ver la carta')}
      </Boton>
    </div>
  );
}
