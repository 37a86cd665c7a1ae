import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { FormatoLinea } from '../../ui/ElegidoLinea';
import { useMedia } from '../../../shared/lib/useMedia';
import { MEDIDAS } from '../../../styles/medidas';
import { claveTotal, contadosOf, totalesOf } from '../modelo/totales';
import type { Buscado } from '../modelo/totales';
import { isMismo, toggleResaltado, useResaltado } from '../resaltado';
import panel from './Panel.module.css';
import { t } from '../../lenguas/t';
import css from './Totales.module.css';

interface PropsTotales {
  tickets: readonly TicketConGrupo[];
  onClose: (() => void) | undefined;
}

/** Counts what is still to be made, by product and choice; a tap highlights the tickets. */
export function Totales({ tickets, onClose }: PropsTotales) {
  const totales = useMemo(() => totalesOf(tickets), [tickets]);
  const contados = useMemo(() => contadosOf(tickets), [tickets]);
  // on such screens they cover the tickets (Lateral.module.css)
  const isEncima = useMedia(`not all and ${MEDIDAS.tableta}`);
  if (totales.length === 0) return <p className={panel.vacio}>{t('No queda nada por hacer.')}</p>;
  const handleBuscar = (buscado: Buscado) => {
    toggleResaltado(buscado);
    if (isEncima) onClose?.();
  };
  const platos = (
    <ul>
      {totales.map((total) => {
        const clave = claveTotal(total);
        return (
          <li key={clave}>
            <BotonTotal buscado={{ clave }} unidades={total.unidades} onBuscar={handleBuscar}>
              {total.nombre} <FormatoLinea linea={total} />
              {total.enEspera && (
                <span className={css.espera}>{t('+ {n} en espera', { n: total.enEspera })}</span>
              )}
            </BotonTotal>
            {total.elegidos?.map(({ texto, unidades }) => (
              <BotonTotal key={texto} buscado={{ clave, texto }} unidades={unidades} onBuscar={handleBuscar}>
                {texto === '' ? t('Sin elegir nada') : texto}
              </BotonTotal>
            ))}
          </li>
        );
      })}
    </ul>
  );
  if (contados.length === 0) return platos;
  return (
    <>
      <h3 className={css.grupo}>{t('Ingredientes')}</h3>
      <ul>
        {contados.map(({ clave, nombre, unidades, enEspera }) => (
          <li key={clave}>
            <BotonTotal buscado={{ clave, contado: true }} unidades={unidades} onBuscar={handleBuscar}>
              {nombre}
              {enEspera && <span className={css.espera}>{t('+ {n} en espera', { n: enEspera })}</span>}
            </BotonTotal>
          </li>
        ))}
      </ul>
      <h3 className={css.grupo}>{t('Platos')}</h3>
      {platos}
    </>
  );
}

interface PropsBotonTotal {
  buscado: Buscado;
  unidades: number;
  onBuscar: (buscado: Buscado) => void;
  children: ReactNode;
}

function BotonTotal({ buscado, unidades, onBuscar, children }: PropsBotonTotal) {
  const encendido = useResaltado(
    (resaltado) => resaltado.buscado !== null && isMismo(resaltado.buscado, buscado),
  );
  return (
    <button
      type="button"
      className={css.total}
      data-elegido={buscado.texto === undefined ? undefined : ''}
      aria-pressed={encendido}
      onClick={() => onBuscar(buscado)}
    >
      <span className={`${css.unidades} cifras`}>{unidades}</span>
      <span className="medio cede" data-cuerpo="l">
        {children}
      </span>
    </button>
  );
}
