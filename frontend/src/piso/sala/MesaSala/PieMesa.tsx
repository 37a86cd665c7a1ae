import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isVacia } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { openCuenta } from '../../cobrar/cobrando';
import { cuentaDe, textoImporte } from '../../vivo/mesas/falta';
import { isServida } from '../../vivo/mesas/partidas-abiertas';
import type { Partida } from '../../vivo/mesas/partidas-abiertas';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { paths } from '../../../shared/paths';
import { tellPie } from '../../../shared/lib/pie';
import { useTomados } from '../../tomar-pedido/tomados';
import { textoDescuentos } from '../Rebajas/modelo-rebaja';
import css from './PieMesa.module.css';

const tellCuenta = tellPie('data-pie-cuenta');

interface PropsPieMesa {
  numero: number;
  /** The tabs of a party are paid together. */
  partida: Partida;
}

/** The debt of the mesa or its party, and its next step, stay at thumb's reach. */
export function PieMesa({ numero, partida }: PropsPieMesa) {
  const navigate = useNavigate();
  const { grupos } = partida;
  const primero = grupos.find(({ mesa }) => mesa.numero === numero) ?? grupos[0];
  const aMedias = useBorrador(numero, primero);
  const { etiqueta, ...cuenta } = cuentaDe(grupos);
  const descuentos = textoDescuentos(grupos);
  const cobrable = isServida(grupos);
  const handleCobrar = (event: MouseEvent) => {
    if (primero && !isRepetido(event)) openCuenta(primero);
  };
  return (
    <footer ref={tellCuenta} className={`fila ${css.pie}`} data-centrada="">
      {primero && (
        <p className={`suave ${css.total}`}>
          {etiqueta} <strong className="cifras">{textoImporte(cuenta)}</strong>
          {descuentos !== null && (
            <>
              {' '}
              · Descuentos <span className="cifras">{descuentos}</span>
            </>
          )}
        </p>
      )}
      <Boton
        className={css.boton}
        variante={cobrable ? 'secundario' : 'primario'}
        onClick={() => void navigate(paths.salaPedir(aMedias.mesa))}
      >
        {aMedias.unidades === 0 ? 'Tomar pedido' : `Seguir con el pedido (${aMedias.unidades})`}
      </Boton>
      {grupos.some(({ estadoGrupo }) => !isVacia({ estado: estadoGrupo })) && (
        <Boton
          className={css.boton}
          variante={cobrable ? 'primario' : 'secundario'}
          aria-haspopup="dialog"
          onClick={handleCobrar}
        >
          Cobrar
        </Boton>
      )}
    </footer>
  );
}

/**
 * Returns the unsent order that was begun here, or else the one that was begun for this tab at its earlier
 * mesa.
 */
function useBorrador(numero: number, grupo: Grupo | undefined): { mesa: number; unidades: number } {
  const tomados = useTomados();
  const tomado = tomados.get(numero);
  const isEnEstaMesa = grupo?.mesa.numero === numero;
  const [venido] = [...tomados].filter(([, { grupoMesa }]) => isEnEstaMesa && grupoMesa === grupo.grupoMesa);
  if (tomado || !venido) return { mesa: numero, unidades: tomado?.unidades ?? 0 };
  return { mesa: venido[0], unidades: venido[1].unidades };
}
