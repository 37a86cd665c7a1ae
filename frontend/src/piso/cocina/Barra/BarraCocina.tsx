import History from 'lucide-react/icons/rotate-ccw-clock';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Menu from 'lucide-react/icons/menu';
import Undo2 from 'lucide-react/icons/undo-2';
import { undoUltimo, useDeshacibles } from '../../vivo/cola/deshacibles';
import { Eleccion } from '../../../shared/ui/Eleccion/Eleccion';
import type { Solo } from '../../vivo/tickets/solo';
import { ChipTurno } from '../../ui/Turno/ChipTurno';
import { isPorAtender } from '../modelo/tickets-cocina';
import type { Filtro, Vista } from '../modelo/tickets-cocina';
import type { NombrePanel } from '../Panel/Panel';
import { usePantallaAncha } from '../usePantallaAncha';
import { useTickets } from '../useTickets';
import { BotonBarra } from './BotonBarra';
import { opcionesDe } from './opciones';
import { t, tn } from '../../lenguas/t';
import css from './BarraCocina.module.css';

interface PropsBarraCocina {
  filtro: Filtro;
  estaciones: Solo | null;
  vista: Vista;
  onVista: (vista: Vista) => void;
  panel: NombrePanel | null;
  onPanel: (panel: NombrePanel) => void;
  onMenu: () => void;
}

export function BarraCocina({
  filtro,
  estaciones,
  vista,
  onVista,
  panel,
  onPanel,
  onMenu,
}: PropsBarraCocina) {
  const ancha = usePantallaAncha();
  const ultimo = useDeshacibles(({ pila }) => pila.at(-1));
  return (
    <header className={css.barra}>
      <div className={css.filtro} data-estaciones={estaciones ? '' : undefined}>
        <Eleccion
          etiqueta={t('Pedidos que se ven')}
          etiquetaOculta
          valor={vista}
          opciones={opcionesDe(estaciones)}
          onChange={onVista}
        />
      </div>
      <Cuenta filtro={filtro} solo={vista === 'solo' ? estaciones : null} />
      <div className={`${css.botones} fila`}>
        <BotonBarra
          icono={<Undo2 aria-hidden="true" />}
          tecla="Z"
          detalle={ultimo?.texto}
          disabled={ultimo === undefined}
          onClick={() => void undoUltimo()}
        >
          {t('Deshacer')}
        </BotonBarra>
        <BotonBarra
          icono={<History aria-hidden="true" />}
          tecla="R"
          aria-pressed={panel === 'recientes'}
          onClick={() => onPanel('recientes')}
        >
          {t('Recientes')}
        </BotonBarra>
        {!ancha && (
          <BotonBarra
            icono={<ListOrdered aria-hidden="true" />}
            tecla="T"
            aria-pressed={panel === 'totales'}
            onClick={() => onPanel('totales')}
          >
            {t('Totales')}
          </BotonBarra>
        )}
        <ChipTurno />
        <BotonBarra icono={<Menu aria-hidden="true" />} aria-haspopup="dialog" onClick={onMenu}>
          {t('Más')}
        </BotonBarra>
      </div>
    </header>
  );
}

/** What waits its turn is no order to be made yet. A component of its own, because every order changes it. */
function Cuenta({ filtro, solo }: { filtro: Filtro; solo: Solo | null }) {
  const cuantos = useTickets(filtro, solo).filter(({ ticket }) => isPorAtender(ticket)).length;
  return (
    <p className={css.cuenta}>
      <strong className="cifras">{cuantos}</strong> {tn(cuantos, 'pedido', 'pedidos')}
    </p>
  );
}
