import type { MouseEvent } from 'react';
import { isEntregado, isVacia } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { payMesa } from '../../vivo/acciones-pagar';
import { Boton } from '../../../shared/ui/Boton/Boton';
import css from './HojaCobrar.module.css';

interface PropsPieCobrado {
  grupos: readonly Grupo[];
  onPagada: () => void;
}

/** Nothing is left to be charged: it is paid when somebody says so, and only once everything is on the mesa. */
export function PieCobrado({ grupos, onPagada }: PropsPieCobrado) {
  const [primero] = grupos;
  const llenos = grupos.filter(({ estadoGrupo }) => !isVacia({ estado: estadoGrupo }));
  const servida = llenos.length > 0 && llenos.every(({ pedidos }) => pedidos.every(isEntregado));
  const handlePagar = (event: MouseEvent) => {
    if (!primero || isRepetido(event)) return;
    onPagada();
    void payMesa(primero);
  };
  if (!servida) {
    return <p className={css.espera}>Todo cobrado. Se marca como pagada cuando esté todo entregado.</p>;
  }
  return (
    <Boton ancho="completo" tamano="grande" onClick={handlePagar}>
      Marcar como Pagado
    </Boton>
  );
}
