import type { MouseEvent } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { isRepuestaPorVer } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { Boton } from '../../shared/ui/Boton/Boton';
import { acknowledgeLinea } from '../vivo/actos/enterado';
import { isPagado } from '../vivo/mesas/grupos';
import { nombreCompleto } from '../vivo/tickets/resumen-ticket';
import { t, tn } from '../lenguas/t';
import css from './FranjaMudanza.module.css';
import { isRepetido } from './toque';

interface PropsFranjaVuelta {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
  /** `muro` is read from where the cooks stand. */
  tamano?: 'muro' | 'normal';
}

/** A cancelled part of a line is wanted again; it stays until somebody of its station acknowledges it. */
export function FranjaVuelta({ grupo, ticketId, linea, tamano = 'normal' }: PropsFranjaVuelta) {
  const { repuesta, cantidad } = linea;
  if (!repuesta || !isRepuestaPorVer(linea) || isPagado(grupo)) return null;
  const { unidades, por } = repuesta;
  const handleEnterado = (event: MouseEvent) => {
    if (!isRepetido(event)) void acknowledgeLinea(grupo, ticketId, linea);
  };
  return (
    <div className={css.franja} data-tamano={tamano} data-vuelta="">
      <p className={`renglon ${css.que}`}>
        <RotateCcw aria-hidden="true" />
        <strong>
          {unidades === cantidad ? t('Vuelve a pedirse') : tn(unidades, 'Vuelve {n}', 'Vuelven {n}')} · {por}
        </strong>
      </p>
      <Boton
        className={css.enterado}
        tamano={tamano === 'muro' ? 'grande' : 'compacto'}
        data-enterado=""
        onClick={handleEnterado}
      >
        {t('Enterado')}
        <span className="solo-lectores">
          {' '}
          {t('de que vuelve a pedirse {plato}', { plato: nombreCompleto(linea) })}
        </span>
      </Boton>
    </div>
  );
}
