import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ESTADO_AL, formatEuros, isEntregado } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { moveGrupo } from '../../vivo/acciones';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { paths } from '../../../shared/paths';
import { useTomados } from '../../tomar-pedido/tomados';
import css from './PieMesa.module.css';

interface PropsPieMesa {
  numero: number;
  grupo: Grupo | undefined;
}

/** What a mesa owes and what comes next for it, always at thumb's reach. */
export function PieMesa({ numero, grupo }: PropsPieMesa) {
  // units in the cart of an order that was begun and not sent
  const aMedias = useTomados((tomados) => tomados.get(numero)?.unidades ?? 0);
  const navigate = useNavigate();
  const cobrable = grupo?.pedidos.every(isEntregado) ?? false;
  const handleCobrar = (event: MouseEvent) => {
    if (grupo && !isRepetido(event)) void moveGrupo(grupo, ESTADO_AL.cobrar);
  };
  return (
    <footer className={css.pie}>
      {grupo && (
        <p className={css.total}>
          Total
          <strong className="cifras">{formatEuros(grupo.totalGrupo)}</strong>
        </p>
      )}
      <Boton
        className={css.boton}
        variante={cobrable ? 'secundario' : 'primario'}
        onClick={() => void navigate(paths.salaPedir(numero))}
      >
        {aMedias === 0 ? 'Tomar pedido' : `Seguir con el pedido (${aMedias})`}
      </Boton>
      {cobrable && (
        <Boton className={css.boton} onClick={handleCobrar}>
          Cobrar
        </Boton>
      )}
    </footer>
  );
}
