import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { anunciado } from '../../shared/lib/anuncio';
import { paths } from '../../shared/paths';
import css from './PedidosSinConfirmar.module.css';
import { useTomados } from './tomados';

export function PedidosSinConfirmar() {
  const tomados = useTomados();
  const mesas = [...tomados].filter(([, { sinConfirmar }]) => sinConfirmar).map(([mesa]) => mesa);
  return (
    <div ref={anunciado}>
      {mesas.map((mesa) => (
        <Link key={mesa} className={`renglon ${css.llamada}`} to={paths.salaPedir(mesa)}>
          <TriangleAlert aria-hidden="true" />
          El pedido de la mesa {mesa} está sin confirmar
        </Link>
      ))}
    </div>
  );
}
