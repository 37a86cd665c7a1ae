import { ESTADO_AL, ETIQUETA_ESTADO, formatEuros } from '@carta/contracts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { formatHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import type { Ronda } from '../rondas';
import { lineasVivas, pedidosOf, totalRonda } from '../totales';
import css from './RondaSeguida.module.css';
import { TicketSeguido } from './TicketSeguido';

interface PropsRondaSeguida {
  ronda: Ronda;
  /** Which of this phone's orders it is: 1 for the first. */
  orden: number;
  onRepetir: (ronda: Ronda) => void;
}

/** One order: when it was sent, and how its food and its drinks go. */
export function RondaSeguida({ ronda, orden, onRepetir }: PropsRondaSeguida) {
  const pedidos = pedidosOf(ronda);
  const notas = pedidos.find((pedido) => pedido.notas)?.notas;
  return (
    <li className={css.ronda}>
      <div className={css.cabecera}>
        <h3 className={css.titulo}>Pedido {orden}</h3>
        {ronda.pagado ? (
          <Insignia estado={ESTADO_AL.cobrar}>{ETIQUETA_ESTADO[ESTADO_AL.cobrar]}</Insignia>
        ) : (
          <p className={css.hora}>Enviado a las {formatHora(pedidos[0]?.createdAt ?? ronda.creado)}</p>
        )}
      </div>
      {pedidos.map((pedido) => (
        <TicketSeguido key={pedido._id} pedido={pedido} demora={ronda.demora[pedido.tipoPedido]} />
      ))}
      {notas && <p className={css.notas}>«{notas}»</p>}
      <p className={css.total}>
        <span>Mesa {ronda.mesa}</span>
        <span className="cifras">{formatEuros(totalRonda(ronda))}</span>
      </p>
      {pedidos.some((pedido) => lineasVivas(pedido).length > 0) && (
        <Boton
          className={css.repetir}
          variante="fantasma"
          tamano="compacto"
          icono={<RotateCcw aria-hidden="true" />}
          aria-label={`Pedir otra vez el pedido ${orden}`}
          onClick={() => onRepetir(ronda)}
        >
          Pedir otra vez
        </Boton>
      )}
    </li>
  );
}
