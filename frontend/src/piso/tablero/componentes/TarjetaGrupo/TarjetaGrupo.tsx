import { memo, useId } from 'react';
import { ETIQUETA_ESTADO, formatEuros } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { formatHora } from '../../../../shared/lib/hora';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { hasNuevos } from '../../../vivo/modelo/novedades';
import { esperaDesde } from '../../../vivo/modelo/tableros';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { touch, useTablero } from '../../../vivo/useTablero';
import { Ticket } from '../Ticket/Ticket';
import { Abandono } from '../../../ui/Abandono';
import { BotonesGrupo } from './BotonesGrupo';
import { Espera } from './Espera';
import css from './TarjetaGrupo.module.css';

interface PropsTarjetaGrupo {
  grupo: Grupo;
  tablero: Tablero;
  /** ms of the server's clock. */
  ahora: number;
}

/** One mesa on a board: who waits and for how long, what they asked for, and what can be done. */
export const TarjetaGrupo = memo(function TarjetaGrupo({ grupo, tablero, ahora }: PropsTarjetaGrupo) {
  const tituloId = useId();
  const nuevo = useTablero(({ novedades }) => hasNuevos(novedades, grupo));
  const { mesa, estadoGrupo, pedidos, totalGrupo, pagadoEn, motivoCierre } = grupo;
  const espera = tablero === 'activos' ? esperaDesde(grupo) : null;
  return (
    <article
      className={css.tarjeta}
      data-nuevo={nuevo || undefined}
      data-tablero={tablero}
      aria-labelledby={tituloId}
      onPointerDown={nuevo ? () => touch(grupo) : undefined}
    >
      {nuevo && <span className={css.nuevo}>Nuevo</span>}
      <header className={css.cabecera}>
        <h2 className={css.mesa} id={tituloId}>
          Mesa {mesa.numero}
        </h2>
        <Insignia estado={estadoGrupo}>{ETIQUETA_ESTADO[estadoGrupo]}</Insignia>
        {espera !== null && <Espera desde={espera} ahora={ahora} />}
        {pagadoEn !== undefined && <p className={css.pagado}>a las {formatHora(pagadoEn)}</p>}
      </header>
      {motivoCierre !== undefined && <p className={css.cierre}>Cerrada sin cobrar: {motivoCierre}</p>}
      <Abandono className={css.abandono} grupo={grupo} ahora={ahora} />
      {pedidos.map((pedido) => (
        <Ticket key={pedido._id} grupo={grupo} pedido={pedido} tablero={tablero} ahora={ahora} />
      ))}
      <footer className={css.pie}>
        <p className={css.total}>
          Total <strong className="cifras">{formatEuros(totalGrupo)}</strong>
        </p>
        <BotonesGrupo grupo={grupo} />
      </footer>
    </article>
  );
});
