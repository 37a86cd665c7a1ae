import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatEuros, isEntregado, isVacia } from '@carta/contracts';
import type { Grupo, Reparto } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { payMesa } from '../../vivo/acciones-pagar';
import { cuentaDe } from '../../vivo/modelo/falta';
import type { Partida } from '../../vivo/modelo/partidas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { paths } from '../../../shared/paths';
import { useTomados } from '../../tomar-pedido/tomados';
import { DividirCuenta } from './DividirCuenta';
import css from './PieMesa.module.css';

interface PropsPieMesa {
  numero: number;
  /** Its own, or that of its party, whose tabs are paid together. */
  partida: Partida;
  /** How the mesa would share its bill. */
  reparto: Reparto | undefined;
}

/** What a mesa, or its party, owes and what comes next for it, always at thumb's reach. */
export function PieMesa({ numero, partida, reparto }: PropsPieMesa) {
  const navigate = useNavigate();
  const { grupos } = partida;
  const primero = grupos.find(({ mesa }) => mesa.numero === numero) ?? grupos[0];
  const aMedias = useBorrador(numero, primero);
  const { etiqueta, importe } = cuentaDe(grupos);
  const llenos = grupos.filter(({ estadoGrupo }) => !isVacia({ estado: estadoGrupo }));
  const cobrable = llenos.length > 0 && llenos.every(({ pedidos }) => pedidos.every(isEntregado));
  const handleCobrar = (event: MouseEvent) => {
    if (primero && !isRepetido(event)) void payMesa(primero);
  };
  return (
    <footer className={css.pie}>
      {primero && (
        <div className={css.cuenta}>
          <p className={css.total}>
            {etiqueta} <strong className="cifras">{formatEuros(importe)}</strong>
          </p>
          {llenos.length > 0 && <DividirCuenta partida={partida} reparto={reparto} />}
        </div>
      )}
      <Boton
        className={css.boton}
        variante={cobrable ? 'secundario' : 'primario'}
        onClick={() => void navigate(paths.salaPedir(aMedias.mesa))}
      >
        {aMedias.unidades === 0 ? 'Tomar pedido' : `Seguir con el pedido (${aMedias.unidades})`}
      </Boton>
      {cobrable && (
        <Boton className={css.boton} onClick={handleCobrar}>
          Cobrar
        </Boton>
      )}
    </footer>
  );
}

/** The order that was begun here and not sent; else the one that was begun for this tab where it was before. */
function useBorrador(numero: number, grupo: Grupo | undefined): { mesa: number; unidades: number } {
  const tomados = useTomados();
  const suyo = tomados.get(numero);
  const isDeEste = grupo?.mesa.numero === numero;
  const [venido] = [...tomados].filter(([, { grupoMesa }]) => isDeEste && grupoMesa === grupo.grupoMesa);
  if (suyo || !venido) return { mesa: numero, unidades: suyo?.unidades ?? 0 };
  return { mesa: venido[0], unidades: venido[1].unidades };
}
