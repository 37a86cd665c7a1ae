import { useRef } from 'react';
import { ETIQUETA_ESTADO, isEntregado } from '@carta/contracts';
import type { Grupo, Ticket, TipoPedido } from '@carta/contracts';
import { FranjaAlergia, FranjaAvisado, textoAvisado } from '../../../ui/Alergia';
import { FranjaMudanza } from '../../../ui/FranjaMudanza';
import { MotivoLinea } from '../../../ui/MotivoLinea';
import { Nota } from '../../../ui/Nota';
import { cancelacionesPorVer } from '../../../vivo/modelo/cancelaciones';
import { nombreCompleto } from '../../../vivo/modelo/resumen-ticket';
import { useAvisado } from '../../../vivo/useAvisado';
import { useVisto } from '../../../vivo/vistos';
import { avanceOf } from '../../modelo/avance';
import css from './FilaGrupo.module.css';

const TIPO = { comida: 'Comida', bebida: 'Bebida' } as const satisfies Record<TipoPedido, string>;

/** Shows what must not wait until the mesa is opened; nothing when all is under way. */
export function AvanceGrupo({ grupo }: { grupo: Grupo }) {
  const { alergias, notas, sinEmpezar, listos, canceladas, mudados, enEspera } = avanceOf(grupo);
  const cuantas = [alergias, notas, sinEmpezar, listos, canceladas, mudados].flat().length;
  const porServir = grupo.pedidos.filter((ticket) => !isEntregado(ticket)).map(({ _id }) => _id);
  const avisado = textoAvisado(useAvisado(grupo.mesa.numero, porServir));
  const callado = avisado === null || porServir.length === 0;
  if (cuantas + enEspera === 0 && callado) return null;
  return (
    <div className={css.avance}>
      {mudados.map((ticket) => (
        <FranjaMudanza key={ticket._id} grupo={grupo} ticket={ticket} />
      ))}
      {alergias.map((evita) => (
        <FranjaAlergia key={evita.join()} ticket={{ evita }} />
      ))}
      {!callado && <FranjaAvisado de={grupo.mesa.numero} salvo={porServir} />}
      {notas.map((nota) => (
        <Nota de="pedido" key={nota} notas={nota} />
      ))}
      {sinEmpezar.map(({ ticket, texto }) => (
        <TicketSinEmpezar key={ticket._id} ticket={ticket} texto={texto} />
      ))}
      {listos.map((tipo) => (
        <p key={tipo} className={css.linea}>
          <strong>{TIPO[tipo]}</strong> {ETIQUETA_ESTADO.listo}
        </p>
      ))}
      {enEspera > 0 && <p className={`${css.linea} suave`}>En espera: {enEspera}</p>}
      {canceladas.flatMap((linea) =>
        cancelacionesPorVer(linea).map(({ unidades, motivo }, i) => (
          <MotivoLinea key={`${linea._id} ${i}`} className={css.cancelada}>
            Cancelado: {unidades} × {nombreCompleto(linea)} · {motivo}
          </MotivoLinea>
        )),
      )}
    </div>
  );
}

/** Lists the whole ticket in a sentence, so whoever reads it has seen the ticket. */
function TicketSinEmpezar({ ticket, texto }: { ticket: Ticket; texto: string }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useVisto(ticket, ref);
  return (
    <p ref={ref} className={css.linea}>
      <strong>{TIPO[ticket.tipoPedido]}</strong> {texto}
    </p>
  );
}
