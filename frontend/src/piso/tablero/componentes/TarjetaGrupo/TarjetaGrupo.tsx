import { memo, useId } from 'react';
import { ETIQUETA_ESTADO, esperaDesde } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { useHora } from '../../../../shared/lib/hora';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { isPagado } from '../../../vivo/modelo/grupos';
import { hasNuevos } from '../../../vivo/modelo/novedades';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { touch, useTablero } from '../../../vivo/useTablero';
import { TicketTablero } from '../TicketTablero/TicketTablero';
import { Abandono } from '../../../ui/Abandono';
import { Espera } from '../../../ui/Espera';
import { MenuMesa } from '../../../ui/Mesas/MenuMesa';
import { PartidaMesa } from '../../../ui/Mesas/PartidaMesa';
import { PieGrupo } from './PartesGrupo';
import css from './TarjetaGrupo.module.css';

export interface PropsTarjetaGrupo {
  grupo: Grupo;
  tablero: Tablero;
}

/** One mesa on a board: who waits and for how long, what they asked for, and what can be done. */
export const TarjetaGrupo = memo(function TarjetaGrupo({ grupo, tablero }: PropsTarjetaGrupo) {
  const formatHora = useHora();
  const tituloId = useId();
  const nuevo = useTablero(({ novedades }) => hasNuevos(novedades, grupo));
  const { mesa, estadoGrupo, pedidos: tickets, pagadoEn, motivoCierre } = grupo;
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
        {espera !== null && <Espera className={css.espera} desde={espera} />}
        {pagadoEn !== undefined && <p className={css.pagado}>a las {formatHora(pagadoEn)}</p>}
        {!isPagado(grupo) && (
          <div className={css.menu}>
            <MenuMesa grupo={grupo} />
          </div>
        )}
      </header>
      <div className={css.partida}>
        <PartidaMesa mesa={mesa.numero} />
      </div>
      {motivoCierre !== undefined && <p className={css.cierre}>Cerrada sin cobrar: {motivoCierre}</p>}
      <Abandono className={css.abandono} grupo={grupo} />
      {tickets.map((ticket) => (
        <TicketTablero key={ticket._id} grupo={grupo} ticket={ticket} tablero={tablero} />
      ))}
      <PieGrupo grupo={grupo} />
    </article>
  );
});
