import { useState } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { useMesasNuevas } from '../../../vivo/useVista';
import css from './MarcoTablero.module.css';

interface PropsAnuncioPedidos {
  /** Takes its person to where the new orders are. */
  onShow: () => void;
}

/**
 * Tells new orders to who does not see the screen, and leads there who does: the newest ticket is the
 * last of the board, and may well be below the edge. Once followed it is out of the way until more come.
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
