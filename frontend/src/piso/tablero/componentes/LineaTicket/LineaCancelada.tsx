import { isCanceladaPorVer } from '@carta/contracts';
import type { Grupo, Linea } from '@carta/contracts';
import { FormatoLinea, OpcionesLinea } from '../../../ui/ElegidoLinea';
import { MotivoLinea, RetiradasLinea } from '../../../ui/MotivoLinea';
import { precioDeLinea } from '../../../ui/MarcaMenu';
import { Nota } from '../../../ui/Nota';
import { isPagado } from '../../../vivo/mesas/grupos';
import { EnteradoLinea } from './EnteradoLinea';
import css from './LineaTicket.module.css';

interface PropsLineaCancelada {
  grupo: Grupo;
  ticketId: string;
  linea: Linea;
  motivo: string;
}

/** A cancelled line is struck, with its reason, until its station acknowledges it. */
export function LineaCancelada({ grupo, ticketId, linea, motivo }: PropsLineaCancelada) {
  const { cantidad, nombre, notas } = linea;
  const porVer = isCanceladaPorVer(linea) && !isPagado(grupo);
  return (
    <li
      className={css.linea}
      data-cancelada
      data-por-ver={porVer || undefined}
      data-plato={linea.deMenu && ''}
    >
      <del className={`${css.cantidad} cifras`}>{cantidad}</del>
      <div className={`cede ${css.detalle}`}>
        <del className={`medio ${css.nombre}`} data-cuerpo="l">
          {nombre} <FormatoLinea linea={linea} />
        </del>
        <OpcionesLinea linea={linea} />
        <Nota notas={notas} de="linea" />
        <RetiradasLinea linea={linea} />
        <MotivoLinea>Cancelado: {motivo}</MotivoLinea>
      </div>
      {porVer && <EnteradoLinea grupo={grupo} ticketId={ticketId} linea={linea} />}
      <div className={`suave ${css.pie}`}>
        <del className={`${css.precio} cifras`}>{precioDeLinea(linea)}</del>
      </div>
    </li>
  );
}
