import { canDo, rolConPlanOf } from '@carta/contracts';
import { Outlet } from 'react-router-dom';
import { useSesion } from '../../sesion/useSesion';
import { BarraPestanas } from '../../shared/ui/BarraPestanas/BarraPestanas';
import css from './MarcoCasa.module.css';
import { Oficina, Pestanas } from './Pestanas';

/**
 * The frame behind the login, except the wall and the floor: places at the left from 1,024 px, below that at
 * thumb's reach on pages that make room (`data-pie-…`).
 */
export function MarcoCasa() {
  const restaurante = useSesion((sesion) => sesion.restaurante);
  const esCuenta = useSesion((sesion) => sesion.dispositivo === null);
  return (
    <div className={css.casa}>
      {restaurante !== null && (
        <BarraPestanas lateral className={css.barra}>
          <Pestanas conTableros={!esCuenta || canDo(rolConPlanOf(restaurante.tipoUsuario), 'tablero')} />
          {esCuenta && (
            <Oficina conCifras={canDo(rolConPlanOf(restaurante.tipoUsuario), 'tablero.estadisticas')} />
          )}
        </BarraPestanas>
      )}
      <div>
        <Outlet />
      </div>
    </div>
  );
}
