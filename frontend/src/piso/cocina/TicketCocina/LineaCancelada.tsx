import Ban from 'lucide-react/icons/ban';
import { unidadesVivas, textoQuedan } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { acknowledgeLinea } from '../../vivo/actos/enterado';
import { cancelacionesPorVer } from '../../vivo/tickets/cancelaciones';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { unidadesPedidas } from '../../../shared/lib/retiradas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { t } from '../../lenguas/t';
import css from './LineaCancelada.module.css';

interface PropsLineaCancelada {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

/** It is struck, hatched and in words until acknowledged; cancelled units are under the rest of the line. */
export function LineaCancelada({ grupo, ticket, linea }: PropsLineaCancelada) {
  const { cancelada, enterado } = linea;
  const porVer = cancelacionesPorVer(linea);
  const nombre = nombreCompleto(linea);
  const quedan = unidadesVivas(linea);
  const unidades = cancelada
    ? unidadesPedidas(linea)
    : porVer.reduce((suma, cancelacion) => suma + cancelacion.unidades, 0);
  if (unidades === 0) return null;
  return (
    <li className={css.linea} data-linea={linea._id} data-enterado={enterado ? '' : undefined}>
      <p className={`fila ${css.que}`} data-seguida="">
        <s className={`${css.cantidad} cifras`}>{unidades}</s>
        <s className={css.nombre}>{nombre}</s>
        {quedan > 0 && <strong className={css.quedan}>{textoQuedan(quedan, t)}</strong>}
      </p>
      {(cancelada ? [cancelada] : porVer).map(({ motivo, por }, i) => (
        // nothing is ever removed from the list
        <p key={i} className={`fila ${css.motivo}`} data-seguida="" data-cuerpo="l">
          <Ban aria-hidden="true" />
          <span>
            <strong>{t('Cancelado')}</strong>: {motivo}
            {por && <span className="tenue"> · {por}</span>}
          </span>
        </p>
      ))}
      {porVer.length > 0 && (
        <Boton
          tamano="grande"
          ancho="completo"
          className={css.enterado}
          data-enterado=""
          onClick={() => void acknowledgeLinea(grupo, ticket._id, linea)}
        >
          {t('Enterado')}
          <span className="solo-lectores"> {t('de que se ha cancelado {plato}', { plato: nombre })}</span>
        </Boton>
      )}
    </li>
  );
}
