import { useMemo } from 'react';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { ETIQUETA_ESTADO, isSinEmpezar } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { bringBack } from '../../vivo/actos/pedido';
import { planVuelta } from '../../vivo/actos/deshacer';
import { withEnCurso } from '../../vivo/pasos/en-curso';
import { isPagado } from '../../vivo/mesas/grupos';
import { hasEspera } from '../../vivo/tickets/marcha-de-pases';
import { recorteDe } from '../../vivo/tickets/solo';
import type { Solo } from '../../vivo/tickets/solo';
import { useTablero } from '../../vivo/tablero/useTablero';
import type { Lugar } from '../modelo/colocacion';
import { isConTrabajo } from '../modelo/tickets-cocina';
import { t } from '../../lenguas/t';
import css from './Fantasma.module.css';

/** Keeps the place of a ticket that left, and brings it back with one tap. */
export function Fantasma({ lugar: { grupo, ticket, numero } }: { lugar: Lugar }) {
  const actual = useGrupo(grupo.grupoMesa);
  const solo = useTablero((tablero) => tablero.solo);
  const puedeVolver = planVuelta(grupo, ticket, actual).length > 0;
  return (
    <div className={`fantasma ${css.fantasma}`}>
      <p className={`renglon ${css.que}`}>
        <span className={`${css.numero} cifras`} aria-hidden="true">
          {numero}
        </span>
        <span>
          {t('Mesa {n}', { n: grupo.mesa.numero })} · {textoDe(actual, ticket._id, solo)}
        </span>
      </p>
      {puedeVolver && (
        <button
          type="button"
          className={`junto ${css.deshacer}`}
          data-cuerpo="l"
          onClick={(event) => {
            if (!isRepetido(event)) void bringBack(grupo, ticket);
          }}
        >
          <RotateCcw aria-hidden="true" />
          {t('Deshacer')}
          <span className="solo-lectores"> {t('la mesa {n}', { n: grupo.mesa.numero })}</span>
        </button>
      )}
    </div>
  );
}

function useGrupo(grupoMesa: string): Grupo | undefined {
  const grupo = useTablero(({ grupos }) => grupos.get(grupoMesa));
  const enCurso = useTablero((tablero) => tablero.enCurso);
  return useMemo(() => grupo && withEnCurso(grupo, enCurso), [grupo, enCurso]);
}

function textoDe(grupo: Grupo | undefined, ticketId: string, solo: Solo | null): string {
  const entero = grupo?.pedidos.find(({ _id }) => _id === ticketId);
  const ticket = entero && recorteDe(entero, solo);
  if (!grupo || !ticket || isPagado(grupo) || isConTrabajo(ticket)) return t('Retirado');
  return isSinEmpezar(ticket) && hasEspera(ticket) ? t('En espera') : t(ETIQUETA_ESTADO[ticket.estado]);
}
