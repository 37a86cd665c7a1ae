import { useState } from 'react';
import Ban from 'lucide-react/icons/ban';
import { estadoLineaOrPendiente, estadoSiguiente, formatEuros } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { cancelLinea } from '../../vivo/acciones-cocina';
import { AlergiaLinea } from '../../ui/Alergia';
import { FormatoLinea, OpcionesLinea } from '../../ui/ElegidoLinea';
import { HojaCancelar } from '../../ui/HojaCancelar';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { Nota } from '../../ui/Nota';
import { nombreCompleto } from '../../vivo/modelo/resumen-ticket';
import { textosRetiradas } from '../../../shared/lib/retiradas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { PasosLinea } from './PasosLinea';
import css from './LineaMesa.module.css';

interface PropsLineaMesa {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

/** One product of a mesa: what was asked for, how it goes, and a way to put either right. */
export function LineaMesa({ grupo, ticket, linea }: PropsLineaMesa) {
  const [cancelando, setCancelando] = useState(false);
  const { cantidad, nombre, precio, notas, cancelada } = linea;
  const cancelable = estadoSiguiente(estadoLineaOrPendiente(linea.estado)) !== null;
  return (
    <li className={css.linea} data-cancelada={cancelada ? '' : undefined}>
      <p className={css.producto}>
        <span className={`${css.cantidad} cifras`}>{cantidad} ×</span>
        <span>
          {cancelada ? <s>{nombre}</s> : nombre} <FormatoLinea linea={linea} />
        </span>
        <span className={`${css.precio} cifras`}>{formatEuros(precio)}</span>
      </p>
      <OpcionesLinea linea={linea} />
      <Nota notas={notas} de="linea" />
      {!cancelada && <AlergiaLinea ticket={ticket} linea={linea} />}
      <MarcaEspera de={linea._id} />
      {textosRetiradas(linea).map((texto, i) => (
        // Nothing is ever taken out of the list
        <p key={i} className={css.motivo}>
          <Ban aria-hidden="true" />
          {texto}
        </p>
      ))}
      {cancelada ? (
        <p className={css.motivo}>
          <Ban aria-hidden="true" />
          Cancelado: {cancelada.motivo}
        </p>
      ) : (
        <div className={css.pie}>
          <PasosLinea grupo={grupo} ticketId={ticket._id} linea={linea} />
          {cancelable && (
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
        onCancelar={(motivo, parte) => cancelLinea(grupo, ticket._id, linea, motivo, parte)}
      />
    </li>
  );
}
