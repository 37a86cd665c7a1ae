import { memo, useId } from 'react';
import { ETIQUETA_ESTADO, formatEuros, esperaDesde } from '@carta/contracts';
import type { EstadoGrupo, Grupo } from '@carta/contracts';
import Clock from 'lucide-react/icons/clock';
import type { MouseEvent } from 'react';
import { formatHora } from '../../../../shared/lib/hora';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { hasNuevos } from '../../../vivo/modelo/novedades';
import { ACCIONES_GRUPO } from '../../../vivo/modelo/tableros';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { touch, useTablero } from '../../../vivo/useTablero';
import { TicketTablero } from '../TicketTablero/TicketTablero';
import { Abandono } from '../../../ui/Abandono';
import css from './TarjetaGrupo.module.css';
import { formatHace, minutosDesde, urgenciaOf } from '../../../vivo/modelo/espera';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import { moveGrupo } from '../../../vivo/acciones';
import { isRepetido } from '../../../ui/toque';

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
  const { mesa, estadoGrupo, pedidos: tickets, totalGrupo, pagadoEn, motivoCierre } = grupo;
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
      {tickets.map((ticket) => (
        <TicketTablero key={ticket._id} grupo={grupo} ticket={ticket} tablero={tablero} ahora={ahora} />
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

interface PropsEspera {
  /** ISO 8601. */
  desde: string;
  /** ms of the server's clock. */
  ahora: number;
}

/** How long a mesa has waited. The colour only repeats what the minutes say. */
function Espera({ desde, ahora }: PropsEspera) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = minutosDesde(desde, ahora);
  return (
    <p className={`${css.espera} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
      <Clock aria-hidden="true" />
      {formatHace(minutos)}
    </p>
  );
}

/** The buttons of a grupo; the first is what it usually needs next, and keeps the focus from step to step. */
function BotonesGrupo({ grupo }: { grupo: Grupo }) {
  const acciones = ACCIONES_GRUPO[grupo.estadoGrupo];
  if (acciones.length === 0) return null;
  const handleMove = (event: MouseEvent, to: EstadoGrupo) => {
    if (!isRepetido(event)) void moveGrupo(grupo, to);
  };
  return (
    <div className={css.botones}>
      {acciones.map(({ texto, to }, i) => (
        <Boton
          key={i}
          variante={i === 0 ? 'primario' : 'secundario'}
          onClick={(event) => handleMove(event, to)}
        >
          {texto}
        </Boton>
      ))}
    </div>
  );
}
