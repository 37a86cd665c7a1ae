import type { Grupo, Ticket } from '@carta/contracts';
import { useHora } from '../../../shared/lib/hora';
import { EN_ESPANOL } from '../../../shared/lib/lenguas';
import { FranjaAlergia } from '../../ui/Alergia';
import { Nota } from '../../ui/Nota';
import { ListaQuieta } from '../../ui/quietud/ListaQuieta';
import type { RondaSala } from '../modelo/rondas';
import { TicketSala } from './TicketSala';
import css from './RondaMesa.module.css';

interface PropsRondaMesa {
  grupo: Grupo;
  ronda: RondaSala;
}

export function RondaMesa({ grupo, ronda }: PropsRondaMesa) {
  const formatHora = useHora();
  const { numero, pedidaEn, pedidos: tickets } = ronda;
  const notas = tickets.find((ticket) => ticket.notas)?.notas;
  const tomadoPor = tickets.find((ticket) => ticket.tomadoPor)?.tomadoPor;
  const leidaEn = tickets.find((ticket) => ticket.lengua)?.lengua;
  const sinVerificar = tickets.some((ticket) => ticket.sinVerificar);
  return (
    <section className={css.ronda} aria-label={`Ronda ${numero}`}>
      <header className={css.cabecera}>
        <h2 data-cuerpo="l">Ronda {numero}</h2>
        <p className="suave">
          <time className="cifras" dateTime={pedidaEn}>
            {formatHora(pedidaEn)}
          </time>
          {tomadoPor && ` · Pedido por ${tomadoPor}`}
        </p>
        {leidaEn && <p className="suave">Carta leída en {EN_ESPANOL[leidaEn]}</p>}
        {sinVerificar && (
          <p className="fuerte" data-cuerpo="s">
            Sin verificar
          </p>
        )}
      </header>
      <FranjaAlergia ticket={tickets[0] ?? {}} />
      <Nota de="pedido" notas={notas} />
      {/* the buttons of one that was brought leave, and those of the next stay where they are */}
      <ListaQuieta
        items={tickets}
        idOf={idDe}
        render={(ticket) => <TicketSala grupo={grupo} ticket={ticket} />}
      />
    </section>
  );
}

const idDe = ({ _id }: Ticket) => _id;
