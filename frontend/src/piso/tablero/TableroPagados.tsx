import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { EstadoVacio } from '../../shared/ui/EstadoVacio/EstadoVacio';
import { MasPagados } from './componentes/MasPagados/MasPagados';
import { BorrarPagados } from './componentes/BorrarPagados';
import { ListaTablero } from './componentes/ListaTablero/ListaTablero';
import { usePantalla } from '../vivo/motor/vistos';
import { usePagados } from '../vivo/motor/useTableroEnVivo';

interface PropsTableroPagados {
  puedeBorrar: boolean;
}

/** /admin/pagados shows paid mesas that are not cleared yet, the newest first. */
export function TableroPagados({ puedeBorrar }: PropsTableroPagados) {
  usePantalla('caja');
  usePagados();
  const vacio = (
    <EstadoVacio
      titulo="No hay pedidos pagados"
      texto="Las mesas pagadas se quedan aquí hasta que las eliminas."
      icono={<ReceiptEuro />}
    />
  );
  return (
    <>
      {puedeBorrar && <BorrarPagados />}
      <ListaTablero tablero="pagados" vacio={vacio} />
      <MasPagados />
    </>
  );
}
