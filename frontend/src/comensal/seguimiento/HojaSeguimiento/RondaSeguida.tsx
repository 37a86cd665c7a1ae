import { ESTADO_AL, ETIQUETA_ESTADO, aprox, formatEuros } from '@carta/contracts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { t } from '../../../shared/lengua/lengua';
import { useHora } from '../../../shared/lib/hora';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { plazoOf } from '../resumen';
import { lineasVivas, pedidosOf } from '../rondas';
import type { Ronda } from '../rondas';
import { isEstimado, totalRonda } from '../totales';
import { useAhora } from '../useAhora';
import css from './RondaSeguida.module.css';
import { TicketSeguido } from './TicketSeguido';

interface PropsRondaSeguida {
  ronda: Ronda;
  /** 1 is this phone's first. */
  orden: number;
  onRepetir: (ronda: Ronda) => void;
}

export function RondaSeguida({ ronda, orden, onRepetir }: PropsRondaSeguida) {
  const formatHora = useHora();
  const plazo = plazoOf(ronda);
  const isPasado = useAhora([plazo]) >= plazo;
  const tickets = pedidosOf(ronda);
  const notas = tickets.find((ticket) => ticket.notas)?.notas;
  return (
    <li className={`pila ${css.ronda}`}>
      <div className={css.cabecera}>
        <h3 className="titulillo" data-cuerpo="m">
          {t('Pedido {orden}', { orden })}
        </h3>
        {ronda.pagado ? (
          <Insignia estado={ESTADO_AL.cobrar}>{ETIQUETA_ESTADO[ESTADO_AL.cobrar]}</Insignia>
        ) : (
          <p className="suave">
            {t('Enviado a las {hora}', { hora: formatHora(tickets[0]?.createdAt ?? ronda.creado) })}
          </p>
        )}
      </div>
      {tickets.map((ticket) => (
        <TicketSeguido
          key={ticket._id}
          ticket={ticket}
          isPasado={isPasado}
          demora={ronda.demora[ticket.tipoPedido]}
        />
      ))}
      {notas && <p className={`suave ${css.notas}`}>«{notas}»</p>}
      <p className={css.total}>
        <span>{t('Mesa {mesa}', { mesa: ronda.mesa })}</span>
        <span className="cifras">{aprox(formatEuros(totalRonda(ronda)), isEstimado(tickets))}</span>
      </p>
      {tickets.some((ticket) => lineasVivas(ticket).length > 0) && (
        <Boton
          className={css.repetir}
          variante="fantasma"
          tamano="compacto"
          icono={<RotateCcw aria-hidden="true" />}
          aria-label={t('Pedir otra vez el pedido {orden}', { orden })}
          onClick={() => onRepetir(ronda)}
        >
          {t('Pedir otra vez')}
        </Boton>
      )}
    </li>
  );
}
