import { ETIQUETA_ESTADO, estadoLineaOrPendiente, formatEuros } from '@carta/contracts';
import type { Linea, Pedido, TipoPedido } from '@carta/contracts';
import { CupSoda, Utensils } from 'lucide-react';
import { Insignia } from '../../../shared/ui/Insignia/Insignia';
import { recibidoEn } from '../resumen';
import { totalRonda } from '../rondas';
import type { Ronda } from '../rondas';
import css from './RondaSeguida.module.css';

interface PropsRondaSeguida {
  ronda: Ronda;
  /** Which of this phone's orders it is: 1 for the first. */
  orden: number;
}

const TIPO = {
  comida: { nombre: 'Comida', Icono: Utensils },
  bebida: { nombre: 'Bebida', Icono: CupSoda },
} as const satisfies Record<TipoPedido, { nombre: string; Icono: typeof Utensils }>;

/** One order: when the kitchen got it, and how its food and its drinks go. */
export function RondaSeguida({ ronda, orden }: PropsRondaSeguida) {
  const notas = ronda.pedidos.find(({ pedido }) => pedido.notas)?.pedido.notas;
  return (
    <li className={css.ronda}>
      <div className={css.cabecera}>
        <h3 className={css.titulo}>Pedido {orden}</h3>
        {ronda.pagado ? (
          <Insignia estado="pagado">{ETIQUETA_ESTADO.pagado}</Insignia>
        ) : (
          <p className={css.hora}>Recibido en cocina {recibidoEn(ronda)}</p>
        )}
      </div>
      {ronda.pedidos.map(({ pedido }) => (
        <Ticket key={pedido._id} pedido={pedido} />
      ))}
      {notas && <p className={css.notas}>«{notas}»</p>}
      <p className={css.total}>
        <span>Mesa {ronda.mesa}</span>
        <span className="cifras">{formatEuros(totalRonda(ronda))}</span>
      </p>
    </li>
  );
}

function Ticket({ pedido }: { pedido: Pedido }) {
  const { nombre, Icono } = TIPO[pedido.tipoPedido];
  return (
    <section>
      <h4 className={css.tipo}>
        <Icono aria-hidden="true" />
        {nombre}
      </h4>
      <ul>
        {pedido.productos.map((linea) => (
          <LineaSeguida key={linea._id} linea={linea} />
        ))}
      </ul>
    </section>
  );
}

function LineaSeguida({ linea: { nombre, cantidad, estado } }: { linea: Linea }) {
  const conocido = estadoLineaOrPendiente(estado);
  return (
    <li className={css.linea}>
      <span className={`${css.cantidad} cifras`}>{cantidad} ×</span>
      <span className={css.nombre}>{nombre}</span>
      <Insignia estado={conocido}>{ETIQUETA_ESTADO[conocido]}</Insignia>
    </li>
  );
}
