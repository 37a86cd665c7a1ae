import { memo, useId } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { esperaDesde, nombreMesas } from '@carta/contracts';
import { useHora } from '../../../../shared/lib/hora';
import { Espera } from '../../../ui/Espera';
import { MenuMesa } from '../../../ui/Mesas/MenuMesa';
import { ListaQuieta } from '../../../ui/quietud/ListaQuieta';
import { isPagado } from '../../../vivo/mesas/grupos';
import { hasNuevos, marchasNuevas } from '../../../vivo/tickets/novedades';
import { idPartida } from '../../../vivo/mesas/partidas-abiertas';
import type { Partida } from '../../../vivo/mesas/partidas-abiertas';
import type { Tablero } from '../../../vivo/tickets/tableros';
import { touch, useTablero } from '../../../vivo/tablero/useTablero';
import { toggleMesa, useMesasAbiertas } from '../../mesas-abiertas';
import { CuentaDeMesa, EstadoDeMesa, MesaDePartida } from './MesaDePartida';
import { PieGrupo } from './PieGrupo';
import css from './FilaGrupo.module.css';

interface PropsFilaGrupo {
  /** A mesa that sits alone is one, too; of others the tabs of this board. */
  partida: Partida;
  tablero: Tablero;
}

/**
 * A mesa, or a party, is a row with its state and its buttons, and opens: prices and steppers alone are not there
 * before.
 */
export const FilaGrupo = memo(function FilaGrupo({ partida, tablero }: PropsFilaGrupo) {
  const formatHora = useHora();
  const id = useId();
  const { mesas, grupos } = partida;
  const nuevo = useTablero(({ novedades }) => grupos.some((grupo) => hasNuevos(novedades, grupo)));
  const marchas = useTablero(({ novedades }) =>
    [...new Set(grupos.flatMap((grupo) => marchasNuevas(novedades, grupo)))].join(' · '),
  );
  const abierta = useMesasAbiertas(({ abiertas }) => abiertas.has(idPartida(partida)));
  const sola = mesas.length > 1 ? undefined : grupos[0];
  const pedidos = grupos.flatMap((grupo) => grupo.pedidos);
  const espera = tablero === 'activos' ? esperaDesde({ pedidos }) : null;
  return (
    <article
      className={css.tarjeta}
      data-nuevo={nuevo || undefined}
      data-tablero={tablero}
      aria-labelledby={`${id}titulo`}
      onPointerDown={nuevo ? () => grupos.forEach(touch) : undefined}
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
            onClick={() => toggleMesa(idPartida(partida))}
          >
            <ChevronDown className={css.flecha} aria-hidden="true" />
            {nombreMesas(mesas)}
          </button>
        </h2>
        {sola && <EstadoDeMesa grupo={sola} />}
        {espera !== null && <Espera className={css.espera} desde={espera} />}
        {sola?.pagadoEn !== undefined && <p className={css.pagado}>a las {formatHora(sola.pagadoEn)}</p>}
      </header>
      <div id={`${id}detalle`}>
        {sola ? (
          <CuentaDeMesa grupo={sola} tablero={tablero} abierta={abierta} />
        ) : (
          <ListaQuieta
            items={grupos}
            idOf={idDe}
            render={(grupo) => <MesaDePartida grupo={grupo} tablero={tablero} abierta={abierta} />}
          />
        )}
      </div>
      <PieGrupo partida={partida}>{abierta && sola && !isPagado(sola) && <MenuMesa grupo={sola} />}</PieGrupo>
    </article>
  );
});

const idDe = ({ grupoMesa }: { grupoMesa: string }) => grupoMesa;
