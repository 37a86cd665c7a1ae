import { useState } from 'react';
import {
  ETIQUETA_ESTADO,
  estadoLineaOrPendiente,
  estadoSiguiente,
  isEnEspera,
  textoSilla,
} from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { cancelLinea } from '../../vivo/actos/cancelar';
import { AlergiaLinea } from '../../ui/Alergia';
import { BotonPesar } from '../../ui/BotonPesar';
import { FormatoLinea, OpcionesLinea } from '../../ui/ElegidoLinea';
import { HojaCancelar } from '../../ui/HojaCancelar';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { MarcaMenu, precioDeLinea } from '../../ui/MarcaMenu';
import { MotivoLinea, RetiradasLinea } from '../../ui/MotivoLinea';
import { Nota } from '../../ui/Nota';
import { PasosLinea } from '../../ui/PasosLinea';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { MarcasRebaja } from '../../../shared/ui/Rebaja/Rebaja';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { EsperaLinea } from './EsperaLinea';
import { LineaLeida } from './LineaLeida';
import css from './LineaMesa.module.css';

interface PropsLineaMesa {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

/** Shows one product and its state, and lets a waiter correct either. */
export function LineaMesa({ grupo, ticket, linea }: PropsLineaMesa) {
  const [cancelando, setCancelando] = useState(false);
  const { cantidad, nombre, notas, silla, cancelada, esMenu } = linea;
  const estado = estadoLineaOrPendiente(linea.estado);
  return (
    <li className={css.linea} data-cancelada={cancelada ? '' : undefined} data-plato={linea.deMenu && ''}>
      <p className={`fila ${css.producto}`} data-seguida="">
        <span className="fuerte cifras">{cantidad} ×</span>
        <span>
          {cancelada ? <s>{nombre}</s> : nombre} <FormatoLinea linea={linea} />
          {silla !== undefined && <strong>{textoSilla(silla)}</strong>}
          <MarcaMenu linea={linea} lineas={ticket.productos} />
          <MarcasRebaja linea={linea} />
        </span>
        <span className={`${css.precio} cifras`}>{precioDeLinea(linea)}</span>
      </p>
      <OpcionesLinea linea={linea} />
      {ticket.lengua && <LineaLeida lengua={ticket.lengua} linea={linea} />}
      <Nota notas={notas} de="linea" />
      {!cancelada && <AlergiaLinea ticket={ticket} linea={linea} />}
      <MarcaEspera de={linea._id} />
      {!cancelada && (
        <BotonPesar
          grupo={grupo}
          ticket={ticket}
          linea={linea}
          variante="secundario"
          tamano="compacto"
          ancho="completo"
        />
      )}
      <RetiradasLinea linea={linea} />
      {cancelada ? (
        <MotivoLinea>Cancelado: {cancelada.motivo}</MotivoLinea>
      ) : (
        <div className={`fila ${css.pie}`} data-hueco="0">
          {isEnEspera(linea) ? (
            <EsperaLinea grupo={grupo} ticket={ticket} linea={linea} />
          ) : (
            !esMenu && (
              <PasosLinea className={css.pasos} grupo={grupo} ticketId={ticket._id} linea={linea}>
                <Insignia estado={estado}>{ETIQUETA_ESTADO[estado]}</Insignia>
              </PasosLinea>
            )
          )}
          {estadoSiguiente(estado) !== null && (
            <Boton
              variante="fantasma"
              tamano="compacto"
              aria-label={`Cancelar ${nombreCompleto(linea)}`}
              onClick={() => setCancelando(true)}
            >
              Cancelar…
            </Boton>
          )}
        </div>
      )}
      <HojaCancelar
        grupo={grupo}
        linea={linea}
        abierta={cancelando}
        onClose={() => setCancelando(false)}
        onCancelar={(motivo, retira) => cancelLinea(grupo, ticket._id, linea, motivo, retira)}
      />
    </li>
  );
}
