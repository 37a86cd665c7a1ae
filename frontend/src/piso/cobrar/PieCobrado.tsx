import type { MouseEvent } from 'react';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../ui/toque';
import { payMesa } from '../vivo/actos/pagar';
import { isServida } from '../vivo/mesas/partidas-abiertas';
import { Boton } from '../../shared/ui/Boton/Boton';

interface PropsPieCobrado {
  grupos: readonly Grupo[];
  onPagada: () => void;
}

/** Nothing is left to charge; somebody still has to close it, once everything has been served. */
export function PieCobrado({ grupos, onPagada }: PropsPieCobrado) {
  const [primero] = grupos;
  const handlePagar = (event: MouseEvent) => {
    if (!primero || isRepetido(event)) return;
    onPagada();
    void payMesa(primero);
  };
  if (!isServida(grupos)) {
    return (
      <p className="centro">
        {grupos.length > 1
          ? 'Todo cobrado. Cuando esté todo entregado, márcala como pagada.'
          : 'Todo cobrado. Quedará pagada cuando esté todo entregado.'}
      </p>
    );
  }
  return (
    <Boton ancho="completo" tamano="grande" onClick={handlePagar}>
      Marcar como Pagado
    </Boton>
  );
}
