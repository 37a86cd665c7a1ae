import type { MouseEvent } from 'react';
import { useState } from 'react';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { isRepetido } from '../../ui/toque';
import type { Duda } from '../../vivo/modelo/dudas';
import { resumenOf } from '../../vivo/modelo/resumen-ticket';
import { dropDuda, joinDuda } from '../useDudas';
import { PreguntaMesa } from './PreguntaMesa';

/** The waiter at this mesa decides whether an order is of the party that has just left it. */
export function DudaMesa({ duda }: { duda: Duda }) {
  const [ocupado, setOcupado] = useState(false);
  const { ticket, ida } = duda;
  const mesa = ida.mesa.numero;
  const handleJuntar = async (event: MouseEvent) => {
    if (isRepetido(event)) return;
    setOcupado(true);
    await joinDuda(duda);
    setOcupado(false);
  };
  return (
    <PreguntaMesa
      titulo={`¿Puede ser de la mesa ${mesa}?`}
      icono={<CircleQuestionMark aria-hidden="true" />}
      dato={`${resumenOf(ticket)}, pedido desde aquí cuando se acababan de cambiar.`}
    >
      <Boton tamano="compacto" ocupado={ocupado} onClick={(event) => void handleJuntar(event)}>
        Juntar con la {mesa}
      </Boton>
      <Boton tamano="compacto" variante="secundario" onClick={() => dropDuda(ticket._id)}>
        No
      </Boton>
    </PreguntaMesa>
  );
}
