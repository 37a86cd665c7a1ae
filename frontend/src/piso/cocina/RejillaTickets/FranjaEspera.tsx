import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Hourglass from 'lucide-react/icons/hourglass';
import { enEsperaOf, pasesOf } from '@carta/contracts';
import { LimiteTarjeta } from '../../../shared/ui/Limite/LimiteTarjeta';
import { FranjaAlergia, FranjaAvisado } from '../../ui/Alergia';
import { Nota } from '../../ui/Nota';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import { isRepetido } from '../../ui/toque';
import { idOf } from '../modelo/colocacion';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { FilaEspera } from '../TicketCocina/FilaEspera';
import { t, tn } from '../../lenguas/t';
import css from './FranjaEspera.module.css';

interface PropsFranjaEspera {
  /** All that is left of them waits its turn; there is at least one. */
  tickets: readonly TicketConGrupo[];
}

/** What nobody makes yet is one row under the wall, which opens over it: the tickets stay where they hang. */
export function FranjaEspera({ tickets }: PropsFranjaEspera) {
  const id = useId();
  const botonRef = useRef<HTMLButtonElement>(null);
  const [abierta, setAbierta] = useState(false);
  const mesas = new Set(tickets.map(({ grupo }) => grupo.mesa.numero)).size;
  const handleAbrir = (event: MouseEvent) => {
    if (!isRepetido(event)) setAbierta(!abierta);
  };
  const handleTecla = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !abierta) return;
    setAbierta(false);
    botonRef.current?.focus();
  };
  return (
    <div className={css.franja} onKeyDown={handleTecla}>
      <button
        ref={botonRef}
        type="button"
        className={`renglon ${css.abrir}`}
        data-cuerpo="m"
        aria-expanded={abierta}
        aria-controls={id}
        onClick={handleAbrir}
      >
        <Hourglass aria-hidden="true" />
        <span>
          {t('En espera')} · {tn(mesas, '{n} mesa', '{n} mesas')}
        </span>
        {abierta ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />}
      </button>
      <div className={css.panel} id={id} hidden={!abierta}>
        {abierta && (
          <ListaQuieta
            className={css.lista}
            etiqueta={t('En espera')}
            items={tickets}
            idOf={idOf}
            nombreOf={nombreDe}
            render={(espera) => <MesaEnEspera {...espera} />}
          />
        )}
      </div>
    </div>
  );
}

const nombreDe = ({ grupo }: TicketConGrupo) => t('Mesa {n}', { n: grupo.mesa.numero });

function MesaEnEspera({ grupo, ticket }: TicketConGrupo) {
  const mesa = nombreDe({ grupo, ticket });
  return (
    <div className={css.mesa}>
      <LimiteTarjeta nombre={mesa} de={grupo.rev} sola>
        <FranjaAlergia ticket={ticket} tamano="muro" />
        <FranjaAvisado de={ticket._id} salvo={[ticket._id]} tamano="muro" />
        <Nota notas={ticket.notas} de="pedido" tamano="muro" />
        <ul>
          {pasesOf(enEsperaOf(ticket.productos)).map((pase) => (
            <FilaEspera key={pase.id} grupo={grupo} ticket={ticket} pase={pase} rotulo={mesa} />
          ))}
        </ul>
      </LimiteTarjeta>
    </div>
  );
}
