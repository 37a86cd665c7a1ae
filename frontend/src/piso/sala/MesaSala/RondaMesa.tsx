import type { Grupo } from '@carta/contracts';
import { formatHora } from '../../../shared/lib/hora';
import type { RondaSala } from '../modelo/rondas';
import { TicketMesa } from './TicketMesa';
import css from './RondaMesa.module.css';

interface PropsRondaMesa {
  grupo: Grupo;
  ronda: RondaSala;
  /** ms of the server's clock. */
  ahora: number;
}

/** One order of a mesa, its food and its drinks apart. */
export function RondaMesa({ grupo, ronda, ahora }: PropsRondaMesa) {
  const { numero, pedidaEn, pedidos } = ronda;
  const notas = pedidos.find((pedido) => pedido.notas)?.notas;
  const tomadoPor = pedidos.find((pedido) => pedido.tomadoPor)?.tomadoPor;
  const sinVerificar = pedidos.some((pedido) => pedido.sinVerificar);
  return (
    <section className={css.ronda} aria-label={`Ronda ${numero}`}>
      <header className={css.cabecera}>
        <h2 className={css.titulo}>Ronda {numero}</h2>
        <p className={css.dato}>
          <time className="cifras" dateTime={pedidaEn}>
            {formatHora(pedidaEn)}
          </time>
          {tomadoPor && ` · Pedido por ${tomadoPor}`}
        </p>
        {sinVerificar && <p className={css.marca}>Sin verificar</p>}
      </header>
      {notas && (
        <p className={css.notas}>
          <span className="solo-lectores">Nota del pedido: </span>
          {notas}
        </p>
      )}
      {pedidos.map((pedido) => (
        <TicketMesa key={pedido._id} grupo={grupo} pedido={pedido} ahora={ahora} />
      ))}
    </section>
  );
}
