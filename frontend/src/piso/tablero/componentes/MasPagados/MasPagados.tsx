import { Boton } from '../../../../shared/ui/Boton/Boton';
import { MAX_PAGADOS, useTablero } from '../../../vivo/tablero/useTablero';
import { loadMasPagados } from '../../../vivo/motor/useTableroEnVivo';
import { useGrupos } from '../../../vivo/tablero/useVista';
import css from './MasPagados.module.css';

/** The paid board shows it at its foot when there may be older mesas. */
export function MasPagados() {
  const pedidos = useTablero((tablero) => tablero.pagadosTickets);
  const cuantos = useGrupos('pagados').length;
  if (cuantos >= MAX_PAGADOS)
    return <p className={css.mas}>Se muestran los {MAX_PAGADOS} pagos más recientes.</p>;
  if (cuantos === 0 || cuantos < pedidos) return null;
  return (
    <p className={css.mas}>
      <Boton variante="secundario" onClick={loadMasPagados}>
        Ver más
      </Boton>
    </p>
  );
}
