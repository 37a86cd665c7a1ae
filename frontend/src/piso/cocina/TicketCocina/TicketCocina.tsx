import { memo, useEffect, useRef, useState } from 'react';
import type { CSSProperties, MouseEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { canceladasPorVer, isRepuestaPorVer } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { useVisto } from '../../vivo/motor/vistos';
import { FranjaAlergia, FranjaAvisado } from '../../ui/Alergia';
import { FranjaVuelta } from '../../ui/FranjaVuelta';
import { FranjaMudanza } from '../../ui/FranjaMudanza';
import { FranjaUrgente } from '../../ui/FranjaUrgente';
import { Nota } from '../../ui/Nota';
import { isRepetido } from '../../ui/toque';
import { trozosOf } from '../modelo/cajas';
import type { Caja } from '../modelo/cajas';
import { REPOSO_MS } from '../../vivo/tablero/quietud';
import { filasOf, terminadasOf } from '../modelo/filas';
import { lineasPlegadas } from '../modelo/plegado';
import { hasTotal } from '../modelo/totales';
import { useResaltado } from '../resaltado';
import { useNovedades } from '../useNovedades';
import { isMudado } from '../../vivo/tickets/mudados';
import { marchadosDe } from '../../vivo/tickets/novedades';
import { estacionesEn, lineasAparte } from '../../vivo/tickets/solo';
import { isUrgentePorHacer } from '../../vivo/tickets/urgentes';
import { useAvisado } from '../../vivo/tablero/useAvisado';
import { CabeceraMarcha } from './CabeceraMarcha';
import { CabeceraTicket } from './CabeceraTicket';
import { FilaEspera } from './FilaEspera';
import { LineaCancelada } from './LineaCancelada';
import { LineaCocina } from './LineaCocina';
import type { ObjetivoLinea } from './LineaCocina';
import { nombreDe } from './nombre-ticket';
import { t } from '../../lenguas/t';
import css from './TicketCocina.module.css';

interface PropsTicketCocina {
  grupo: Grupo;
  ticket: Ticket;
  numero: number;
  /** It is null before it is known. */
  caja?: Caja | null;
  conEstacion: boolean;
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/** States differ in frame and word, not only in colour. */
export const TicketCocina = memo(function TicketCocina(props: PropsTicketCocina) {
  const { grupo, ticket, numero, caja = null, conEstacion, onMenu } = props;
  const ref = useRef<HTMLElement>(null);
  useVisto(ticket, ref, lineasAparte(grupo, ticket) && estacionesEn(ticket));
  const nuevo = useNovedades(
    (novedades) => novedades.nuevos.has(ticket._id) || marchadosDe(novedades, ticket).length > 0,
  );
  const cambio = useNovedades(({ cambiados }) => cambiados.get(ticket._id)?.tipo ?? null);
  const resaltado = useResaltado(({ buscado }) => buscado !== null && hasTotal(ticket, buscado));
  const avisado = useAvisado(ticket._id, [ticket._id]);
  const cancelado = canceladasPorVer(ticket.productos).length > 0;
  const [abierto, setAbierto] = useState(false);
  const asentadas = useAsentadas(ticket);
  const { lineas: visibles, marchan, esperan } = filasOf(ticket, asentadas);
  const plegadas = lineasPlegadas(visibles);
  const filas = [...(abierto ? visibles : plegadas), ...esperan];
  const handlePliegue = (event: MouseEvent) => {
    if (!isRepetido(event)) setAbierto(!abierto);
  };
  const aspecto = cancelado
    ? 'cancelado'
    : nuevo
      ? 'nuevo'
      : isMudado(ticket) || ticket.productos.some(isRepuestaPorVer)
        ? 'mudado'
        : (cambio ?? 'normal');

  const urgente = isUrgentePorHacer(ticket);
  const trozos = cutIn(filas, caja);
  const hayPliegue = plegadas.length < visibles.length;

  return (
    <article
      ref={ref}
      className={css.ticket}
      aria-label={nombreDe(grupo, ticket, avisado)}
      data-aspecto={aspecto}
      data-resaltado={resaltado ? '' : undefined}
      data-entero={isEntero(ticket) ? '' : undefined}
    >
      {trozos.map((filasTrozo, i) => (
        <div key={i} className={css.sitio} data-partido={caja?.sigue && ''} style={sitioDe(caja, i)}>
          <div className={css.trozo} data-trozo="">
            {i === 0 ? (
              <>
                <CabeceraTicket grupo={grupo} ticket={ticket} numero={numero} conEstacion={conEstacion} />
                <FranjaUrgente grupo={grupo} tickets={urgente ? [ticket] : []} tamano="muro" />
                <FranjaMudanza grupo={grupo} ticket={ticket} tamano="muro" />
                <FranjaAlergia ticket={ticket} tamano="muro" />
                <FranjaAvisado de={ticket._id} salvo={[ticket._id]} tamano="muro" />
                <Nota notas={ticket.notas} de="pedido" tamano="muro" />
              </>
            ) : (
              <div className={`renglon ${css.corte}`} data-hueco="0" aria-hidden="true">
                ‹ {t('Mesa {n}', { n: grupo.mesa.numero })}
              </div>
            )}
            <ul className={css.lineas}>
              {filasTrozo.map((fila) =>
                'lineas' in fila ? (
                  <FilaEspera key={fila.id} grupo={grupo} ticket={ticket} pase={fila} />
                ) : (
                  <LineaEntera
                    key={fila._id}
                    grupo={grupo}
                    ticket={ticket}
                    linea={fila}
                    marcha={marchan.get(fila._id)}
                    onMenu={onMenu}
                  />
                ),
              )}
            </ul>
            {i < trozos.length - 1 && (
              <div className={`renglon ${css.corte}`} data-hueco="0" data-sigue="" aria-hidden="true">
                {t('sigue')} ›
              </div>
            )}
            {i === trozos.length - 1 && hayPliegue && (
              <button type="button" className={css.resto} aria-expanded={abierto} onClick={handlePliegue}>
                {abierto ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
                {abierto ? t('Ver menos') : t('+ {n} más', { n: visibles.length - plegadas.length })}
                <span className="solo-lectores"> {t('de la mesa {n}', { n: grupo.mesa.numero })}</span>
              </button>
            )}
          </div>
        </div>
      ))}
    </article>
  );
});

interface PropsLineaEntera extends ObjetivoLinea, Pick<PropsTicketCocina, 'onMenu'> {
  marcha: Linea['pase'];
}

function LineaEntera({ grupo, ticket, linea, marcha, onMenu }: PropsLineaEntera) {
  return (
    <>
      {marcha && <CabeceraMarcha grupo={grupo} ticketId={ticket._id} linea={linea} pase={marcha} />}
      {!linea.cancelada && <LineaCocina grupo={grupo} ticket={ticket} linea={linea} onMenu={onMenu} />}
      {isRepuestaPorVer(linea) && (
        <li data-linea={linea._id}>
          <FranjaVuelta grupo={grupo} ticketId={ticket._id} linea={linea} tamano="muro" />
        </li>
      )}
      <LineaCancelada grupo={grupo} ticket={ticket} linea={linea} />
    </>
  );
}

/** Notes and allergies on top concern every line, so such a ticket is not cut. */
function isEntero({ evita = [], notas }: Ticket): boolean {
  return evita.length > 0 || notas !== undefined;
}

function cutIn<F>(filas: readonly F[], caja: Caja | null): (readonly F[])[] {
  if (!caja) return [filas];
  return trozosOf(caja).map(({ desde, sigue }) => filas.slice(desde, sigue?.desde));
}

/** What a tap has finished stays for a moment: nothing moves under a finger. */
function useAsentadas(ticket: Ticket): string {
  const terminadas = terminadasOf(ticket);
  const [asentadas, setAsentadas] = useState(terminadas);
  useEffect(() => {
    if (terminadas === asentadas) return;
    const reloj = setTimeout(() => setAsentadas(terminadas), REPOSO_MS);
    return () => clearTimeout(reloj);
  }, [terminadas, asentadas]);
  const fuera = new Set(terminadas.split(' '));
  return asentadas
    .split(' ')
    .filter((tanda) => fuera.has(tanda))
    .join(' ');
}

/** A part's place is relative to the first part; a whole ticket has its own. */
function sitioDe(caja: Caja | null, indice: number): CSSProperties | undefined {
  const trozo = caja?.sigue && trozosOf(caja)[indice];
  if (!trozo) return undefined;
  const { columna, arriba, alto } = trozo;
  return { '--trozo': columna - caja.columna, top: arriba - caja.arriba, height: alto } as CSSProperties;
}
