import { ETIQUETA_ESTADO, textoComensales } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import { Abandono } from '../../../ui/Abandono';
import { MenuMesa } from '../../../ui/Mesas/MenuMesa';
import { paseDeTurno } from '../../../vivo/tickets/marcha-de-pases';
import type { Tablero } from '../../../vivo/tickets/tableros';
import { TicketTablero } from '../TicketTablero/TicketTablero';
import { AvanceGrupo } from './AvanceGrupo';
import css from './FilaGrupo.module.css';

interface PropsMesaDePartida {
  grupo: Grupo;
  tablero: Tablero;
  abierta: boolean;
}

/** What one mesa of a party has, under its number. */
export function MesaDePartida({ grupo, tablero, abierta }: PropsMesaDePartida) {
  return (
    <section className={css.deMesa}>
      <header className={css.cabecera}>
        <h3 className="titulillo" data-cuerpo="m">
          Mesa <span className="cifras">{grupo.mesa.numero}</span>
        </h3>
        <EstadoDeMesa grupo={grupo} />
        {abierta && <MenuMesa grupo={grupo} />}
      </header>
      <CuentaDeMesa grupo={grupo} tablero={tablero} abierta={abierta} />
    </section>
  );
}

export function EstadoDeMesa({ grupo }: { grupo: Grupo }) {
  const { comensales, estadoGrupo } = grupo;
  return (
    <>
      <Insignia estado={estadoGrupo}>
        {paseDeTurno(grupo) ? 'En espera' : ETIQUETA_ESTADO[estadoGrupo]}
      </Insignia>
      {comensales && <p className={`suave ${css.comensales}`}>{textoComensales(comensales)}</p>}
    </>
  );
}

/** The orders of a tab, whole or, of a closed row, in units. */
export function CuentaDeMesa({ grupo, tablero, abierta }: PropsMesaDePartida) {
  const { pedidos: tickets, motivoCierre } = grupo;
  return (
    <>
      {motivoCierre !== undefined && (
        <p className={`tenue ${css.cierre}`}>Cerrada sin cobrar: {motivoCierre}</p>
      )}
      <Abandono className={css.abandono} grupo={grupo} />
      {abierta ? (
        tickets.map((ticket) => (
          <TicketTablero key={ticket._id} grupo={grupo} ticket={ticket} tablero={tablero} />
        ))
      ) : (
        <AvanceGrupo grupo={grupo} />
      )}
    </>
  );
}
