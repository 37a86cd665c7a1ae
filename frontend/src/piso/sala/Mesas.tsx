import BellRing from 'lucide-react/icons/bell-ring';
import CookingPot from 'lucide-react/icons/cooking-pot';
import HandPlatter from 'lucide-react/icons/hand-platter';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import WalletMinimal from 'lucide-react/icons/wallet-minimal';
import type { LucideIcon } from 'lucide-react';
import { formatEuros } from '@carta/contracts';
import { Link } from 'react-router-dom';
import { Cargando } from '../../shared/ui/Cargando/Cargando';
import { paths } from '../../shared/paths';
import { ErrorCarga } from '../ui/ErrorCarga';
import { useFalta } from '../vivo/tablero/usePartida';
import { useTablero } from '../vivo/tablero/useTablero';
import { ETIQUETA_MESA, mesasOf } from './modelo/mesas';
import type { EstadoMesa, MesaSala } from './modelo/mesas';
import { useSala } from './useSala';
import css from './Mesas.module.css';

const ICONO = {
  llama: BellRing,
  cuenta: ReceiptEuro,
  listo: HandPlatter,
  pedido: CookingPot,
  por_cobrar: WalletMinimal,
  vacia: null,
  libre: null,
} as const satisfies Record<EstadoMesa, LucideIcon | null>;

export function Mesas({ numeroMesas }: { numeroMesas: number }) {
  const leido = useTablero((tablero) => tablero.leido);
  const fallo = useTablero((tablero) => tablero.fallo);
  const { grupos, llamadas } = useSala();
  if (!leido) return fallo === null ? <Cargando /> : <ErrorCarga fallo={fallo} />;
  return (
    <ul className={`pila ${css.mesas}`} data-hueco="2">
      {mesasOf(numeroMesas, grupos, llamadas).map(({ numero, estado, juntas }) => (
        <li key={numero}>
          <Mesa numero={numero} estado={estado} juntas={juntas} />
        </li>
      ))}
    </ul>
  );
}

function Mesa({ numero, estado, juntas }: MesaSala) {
  const Icono = ICONO[estado];
  const falta = useFalta(numero);
  return (
    <Link className={`pila ${css.mesa}`} data-hueco="1" to={paths.salaMesa(numero)} data-estado={estado}>
      <span className={`${css.numero} cifras`}>
        <span className="solo-lectores">Mesa </span>
        {numero}
      </span>
      <span className={`fuerte ${css.estado}`} data-cuerpo="xs">
        {Icono && <Icono aria-hidden="true" />}
        {ETIQUETA_MESA[estado]}
      </span>
      {falta !== null && (
        <span className={`${css.juntas} cifras`}>
          <span className="solo-lectores">, falta por cobrar </span>
          {formatEuros(falta)}
        </span>
      )}
      {juntas && (
        <span className={`${css.juntas} cifras`}>
          <span className="solo-lectores">, mesas </span>
          {juntas.join(' + ')}
        </span>
      )}
    </Link>
  );
}
