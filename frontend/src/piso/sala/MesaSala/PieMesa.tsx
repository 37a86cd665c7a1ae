import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatEuros, isEntregado } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { payMesa } from '../../vivo/acciones-pagar';
import { totalDe } from '../../vivo/modelo/partidas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { paths } from '../../../shared/paths';
import { useTomados } from '../../tomar-pedido/tomados';
import css from './PieMesa.module.css';

interface PropsPieMesa {
  numero: number;
  grupo: Grupo | undefined;
  /** Every tab of its party, its own included: they are paid together. */
  grupos: readonly Grupo[];
}

/** What a mesa, or its party, owes and what comes next for it, always at thumb's reach. */
export function PieMesa({ numero, grupo, grupos }: PropsPieMesa) {
  // units in the cart of an order that was begun and not sent
  const aMedias = useTomados((tomados) => tomados.get(numero)?.unidades ?? 0);
  const navigate = useNavigate();
  const primero = grupo ?? grupos[0];
  const cobrable = grupos.length > 0 && grupos.every(({ pedidos }) => pedidos.every(isEntregado));
  const handleCobrar = (event: MouseEvent) => {
    if (primero && !isRepetido(event)) void payMesa(primero);
  };
  return (
    <footer className={css.pie}>
      {primero && (
        <p className={css.total}>
          Total
          <strong className="cifras">{formatEuros(totalDe(grupos))}</strong>
        </p>
      )}
      <Boton
        className={css.boton}
        variante={cobrable ? 'secundario' : 'primario'}
        onClick={() => void navigate(paths.salaPedir(numero))}
      >
        {aMedias === 0 ? 'Tomar pedido' : `Seguir con el pedido (${aMedias})`}
      </Boton>
      {cobrable && (
        <Boton className={css.boton} onClick={handleCobrar}>
          Cobrar
        </Boton>
      )}
    </footer>
  );
}
