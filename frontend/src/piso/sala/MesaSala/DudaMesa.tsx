import type { MouseEvent } from 'react';
import { useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { isRepetido } from '../../ui/toque';
import type { Duda } from '../../vivo/modelo/dudas';
import { resumenOf } from '../../vivo/modelo/resumen-ticket';
import { dropDuda, joinDuda } from '../dudas';
import css from './DudaMesa.module.css';

/** Whether an order is of the party that has just left this mesa, for who stands at it to say. */
export function DudaMesa({ duda }: { duda: Duda }) {
  const [ocupado, setOcupado] = useState(false);
  const { ticket, otro } = duda;
  const mesa = otro.mesa.numero;
  const handleJuntar = async (event: MouseEvent) => {
    if (isRepetido(event)) return;
    setOcupado(true);
    await joinDuda(duda);
    setOcupado(false);
  };
  return (
    <section className={css.duda} aria-label={`¿Puede ser de la mesa ${mesa}?`}>
      <p className={css.que}>
        <CircleQuestionMark aria-hidden="true" />
        ¿Puede ser de la mesa {mesa}?
      </p>
      <p className={css.dato}>{resumenOf(ticket)}, pedido desde aquí cuando se acababan de cambiar.</p>
      <div className={css.botones}>
        <Boton tamano="compacto" ocupado={ocupado} onClick={(event) => void handleJuntar(event)}>
          Juntar con la {mesa}
        </Boton>
        <Boton tamano="compacto" variante="secundario" onClick={() => dropDuda(ticket._id)}>
          No
        </Boton>
      </div>
    </section>
  );
}
