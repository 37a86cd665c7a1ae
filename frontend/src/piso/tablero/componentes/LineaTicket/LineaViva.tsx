import CircleX from 'lucide-react/icons/circle-x';
import { estadoLineaOrPendiente, isCanceladaPorVer, isEnEspera, isEntregado } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { AlergiaLinea } from '../../../ui/Alergia';
import { FormatoLinea, OpcionesLinea } from '../../../ui/ElegidoLinea';
import { FranjaVuelta } from '../../../ui/FranjaVuelta';
import { MarcaEspera } from '../../../ui/MarcaEspera';
import { MarcaMenu, precioDeLinea } from '../../../ui/MarcaMenu';
import { RetiradasLinea } from '../../../ui/MotivoLinea';
import { Nota } from '../../../ui/Nota';
import { PasosLinea } from '../../../ui/PasosLinea';
import { nombreCompleto } from '../../../vivo/tickets/resumen-ticket';
import { isPagado } from '../../../vivo/mesas/grupos';
import { MarcasRebaja } from '../../../../shared/ui/Rebaja/Rebaja';
import { BotonIcono } from '../../../../shared/ui/BotonIcono/BotonIcono';
import { EnteradoLinea } from './EnteradoLinea';
import { EstadoLineas } from './EstadoLineas';
import css from './LineaTicket.module.css';

interface PropsLineaViva {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
  onCancelar: () => void;
}

/** A tap anywhere on the line is its step forward, unless it waits its turn. */
export function LineaViva({ grupo, ticket, linea, onCancelar }: PropsLineaViva) {
  const { cantidad, nombre, notas, esMenu } = linea;
  const estado = estadoLineaOrPendiente(linea.estado);
  const porVer = isCanceladaPorVer(linea) && !isPagado(grupo);
  return (
    <li
      className={css.linea}
      data-estado={estado}
      data-espera={isEnEspera(linea) || undefined}
      data-por-ver={porVer || undefined}
      data-plato={linea.deMenu && ''}
    >
      <span className={`${css.cantidad} cifras`}>{cantidad}</span>
      <div className={`cede ${css.detalle}`}>
        <p className={`medio ${css.nombre}`} data-cuerpo="l">
          {nombre} <FormatoLinea linea={linea} />
          <MarcaMenu linea={linea} lineas={ticket.productos} />
          <MarcasRebaja linea={linea} />
        </p>
        <OpcionesLinea linea={linea} />
        <Nota notas={notas} de="linea" />
        <RetiradasLinea linea={linea} />
        <MarcaEspera de={linea._id} />
        <FranjaVuelta grupo={grupo} ticketId={ticket._id} linea={linea} />
      </div>
      {isEnEspera(linea) && <p className={`suave ${css.espera}`}>En espera</p>}
      {!isPagado(grupo) && !isEnEspera(linea) && !esMenu && (
        <PasosLinea
          className={css.pasos}
          grupo={grupo}
          ticketId={ticket._id}
          linea={linea}
          variante="relleno"
        >
          <EstadoLineas estado={estado} />
        </PasosLinea>
      )}
      <div className={`suave ${css.pie}`}>
        <div className={css.alergia}>
          <AlergiaLinea ticket={ticket} linea={linea} />
        </div>
        <p className={`${css.precio} cifras`}>{precioDeLinea(linea)}</p>
      </div>
      {porVer && <EnteradoLinea grupo={grupo} ticketId={ticket._id} linea={linea} />}
      {!isPagado(grupo) && !isEntregado(linea) && (
        <BotonIcono
          className={css.cancelar}
          etiqueta={`Cancelar ${nombreCompleto(linea)}…`}
          title="Cancelar…"
          icono={<CircleX aria-hidden="true" />}
          onClick={onCancelar}
        />
      )}
    </li>
  );
}
