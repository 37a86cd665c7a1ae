import { memo, useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { ETIQUETA_ESTADO, esperaDesde, textoComensales } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { useHora } from '../../../../shared/lib/hora';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { Abandono } from '../../../ui/Abandono';
import { Espera } from '../../../ui/Espera';
import { MenuMesa } from '../../../ui/Mesas/MenuMesa';
import { PartidaMesa } from '../../../ui/Mesas/PartidaMesa';
import { isPagado } from '../../../vivo/modelo/grupos';
import { paseDeTurno } from '../../../vivo/modelo/pases';
import { hasNuevos, marchasNuevas } from '../../../vivo/modelo/novedades';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { touch, useTablero } from '../../../vivo/useTablero';
import { toggleMesa, useMesasAbiertas } from '../../mesas-abiertas';
import { TicketTablero } from '../TicketTablero/TicketTablero';
import { AvanceGrupo } from './AvanceGrupo';
import { PieGrupo } from './PieGrupo';
import css from './FilaGrupo.module.css';

interface PropsFilaGrupo {
  grupo: Grupo;
  tablero: Tablero;
}

/** A mesa is a row with its state and its buttons, and opens: prices and steppers alone are not there before. */
export const FilaGrupo = memo(function FilaGrupo({ grupo, tablero }: PropsFilaGrupo) {
  const formatHora = useHora();
  const id = useId();
  const nuevo = useTablero(({ novedades }) => hasNuevos(novedades, grupo));
  const marchas = useTablero(({ novedades }) => marchasNuevas(novedades, grupo).join(' · '));
  const abierta = useMesasAbiertas(({ abiertas }) => abiertas.has(grupo.grupoMesa));
  const { mesa, comensales, estadoGrupo, pedidos: tickets, pagadoEn, motivoCierre } = grupo;
  const espera = tablero === 'activos' ? esperaDesde(grupo) : null;
  return (
    <article
      className={css.tarjeta}
      data-nuevo={nuevo || undefined}
      data-tablero={tablero}
      aria-labelledby={`${id}titulo`}
      onPointerDown={nuevo ? () => touch(grupo) : undefined}
    >
      {nuevo && <span className={css.nuevo}>{marchas || 'Nuevo'}</span>}
      <header className={css.cabecera}>
        <h2 className={css.mesa}>
          <button
            type="button"
            className="cubre"
            id={`${id}titulo`}
            aria-expanded={abierta}
            aria-controls={`${id}detalle`}
            onClick={() => toggleMesa(grupo.grupoMesa)}
          >
            <ChevronDown className={css.flecha} aria-hidden="true" />
            Mesa {mesa.numero}
          </button>
        </h2>
        <Insignia estado={estadoGrupo}>
          {paseDeTurno(grupo) ? 'En espera' : ETIQUETA_ESTADO[estadoGrupo]}
        </Insignia>
        {comensales && <p className={css.comensales}>{textoComensales(comensales)}</p>}
        {espera !== null && <Espera className={css.espera} desde={espera} />}
        {pagadoEn !== undefined && <p className={css.pagado}>a las {formatHora(pagadoEn)}</p>}
      </header>
      <div className={css.partida}>
        <PartidaMesa mesa={mesa.numero} />
      </div>
      {motivoCierre !== undefined && <p className={css.cierre}>Cerrada sin cobrar: {motivoCierre}</p>}
      <Abandono className={css.abandono} grupo={grupo} />
      {!abierta && <AvanceGrupo grupo={grupo} />}
      <div id={`${id}detalle`} hidden={!abierta}>
        {abierta &&
          tickets.map((ticket) => (
            <TicketTablero key={ticket._id} grupo={grupo} ticket={ticket} tablero={tablero} />
          ))}
      </div>
      <PieGrupo grupo={grupo}>{abierta && !isPagado(grupo) && <MenuMesa grupo={grupo} />}</PieGrupo>
    </article>
  );
});
