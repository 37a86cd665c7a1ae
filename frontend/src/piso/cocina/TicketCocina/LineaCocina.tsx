import type { MouseEvent } from 'react';
import { ABREVIATURA_ESTADO, ETIQUETA_ESTADO, estadoLineaOrPendiente, isSinEmpezar } from '@carta/contracts';
import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { AlergiaLinea } from '../../ui/Alergia';
import { FormatoLinea, OpcionesLinea } from '../../ui/ElegidoLinea';
import { nombreCompleto } from '../../vivo/tickets/resumen-ticket';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { MarcaMenu } from '../../ui/MarcaMenu';
import { isRepetido } from '../../ui/toque';
import { stepLinea } from '../../vivo/actos/linea';
import { useEnCurso } from '../../vivo/cola/peticiones';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import { Nota } from '../../ui/Nota';
import { pasoDeLinea } from '../modelo/tickets-cocina';
import { t } from '../../lenguas/t';
import css from './LineaCocina.module.css';

export interface ObjetivoLinea {
  grupo: Grupo;
  ticket: Ticket;
  linea: Linea;
}

interface PropsLineaCocina extends ObjetivoLinea {
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/** A tap anywhere on the line is its next step. */
export function LineaCocina({ grupo, ticket, linea, onMenu }: PropsLineaCocina) {
  const { cantidad, nombre, notas } = linea;
  const estado = estadoLineaOrPendiente(linea.estado);
  const to = pasoDeLinea(estado);
  const enCurso = useEnCurso(linea._id);

  const handleClick = (event: MouseEvent) => {
    if (to !== null && !isRepetido(event)) void stepLinea(grupo, ticket, linea, to);
  };

  return (
    <li className={css.linea} data-linea={linea._id} data-estado={estado}>
      <button
        type="button"
        className={`fila ${css.paso}`}
        aria-disabled={to === null || enCurso || undefined}
        onClick={handleClick}
      >
        <span className={`${css.cantidad} cifras`} data-varias={cantidad > 1 ? '' : undefined}>
          {cantidad}
        </span>
        <span className={`crece ${css.detalle}`}>
          <span className={css.nombre}>{nombre}</span> <FormatoLinea linea={linea} tamano="muro" />{' '}
          <MarcaMenu linea={linea} lineas={[]} />
          <span
            className={isSinEmpezar({ estado }) ? 'solo-lectores' : css.estado}
            data-abreviatura={t(ABREVIATURA_ESTADO[estado])}
          >
            <span className={css.palabra}>{t(ETIQUETA_ESTADO[estado])}</span>
          </span>
          <OpcionesLinea linea={linea} tamano="muro" />
          <Nota notas={notas} de="linea" tamano="muro" />
          <AlergiaLinea ticket={ticket} linea={linea} tamano="muro" />
          <MarcaEspera de={linea._id} />
        </span>
        {to !== null && (
          <span className="solo-lectores">, {t('pasar a {estado}', { estado: t(ETIQUETA_ESTADO[to]) })}</span>
        )}
      </button>
      <BotonIcono
        className={css.mas}
        etiqueta={t('Más de {plato}', { plato: nombreCompleto(linea) })}
        icono={<span className={css.puntos} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => onMenu({ grupo, ticket, linea })}
      />
    </li>
  );
}
