import { useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { useMesasNuevas } from '../../../vivo/useVista';
import css from './MarcoTablero.module.css';

interface PropsAnuncioPedidos {
  onShow: () => void;
}

/**
 * Announces new orders to screen readers, and leads everybody else to them: the newest ticket is the last of
 * the board, maybe below the edge. Once followed it disappears until more come.
 */
export function AnuncioPedidos({ onShow }: PropsAnuncioPedidos) {
  const mesas = useMesasNuevas();
  const [seguidas, setSeguidas] = useState('');

  const handleClick = () => {
    setSeguidas(mesas);
    onShow();
  };

  return (
    <div role="status">
      {mesas !== '' && mesas !== seguidas && (
        <Boton tamano="compacto" icono={<BellRing aria-hidden="true" />} onClick={handleClick}>
          <span className={css.corto}>Pedido nuevo en {mesas}</span>
        </Boton>
      )}
    </div>
  );
}
