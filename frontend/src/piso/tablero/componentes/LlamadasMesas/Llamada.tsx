import { ESTADO_AVISO_AL, ETIQUETA_PAGO, isEnCamino, isSinAtender } from '@carta/contracts';
import type { Aviso } from '@carta/contracts';
import { claimAviso, closeAviso, useEnCursoSala } from '../../../vivo/acciones-sala';
import { formatHace, minutosDesde, urgenciaOf } from '../../../vivo/modelo/espera';
import { useTablero } from '../../../vivo/useTablero';
import { Boton } from '../../../../shared/ui/Boton/Boton';
import css from './LlamadasMesas.module.css';

interface PropsLlamada {
  aviso: Aviso;
  /** ms of the server's clock. */
  ahora: number;
}

/** One call: which mesa, what for and since when, who goes, and the taps that take and close it. */
export function Llamada({ aviso, ahora }: PropsLlamada) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const pedido = useEnCursoSala(({ avisos }) => avisos.get(aviso._id));
  const { mesa, creadoEn, por, sinVerificar } = aviso;
  const minutos = minutosDesde(creadoEn, ahora);
  const texto = textoLlamada(aviso);
  return (
    <li className={css.llamada}>
      <div className={css.detalle}>
        <p className={css.texto}>
          <strong>Mesa {mesa}</strong> · {texto} ·{' '}
          <span className={`${css.espera} cifras`} data-urgencia={urgenciaOf(minutos, servicio)}>
            {formatHace(minutos)}
          </span>
        </p>
        {isEnCamino(aviso) && <p className={css.nota}>{por ?? 'Alguien'} va para allá</p>}
        {sinVerificar && <p className={css.nota}>Sin verificar</p>}
      </div>
      <div className={css.botones}>
        {isSinAtender(aviso) && (
          <Boton
            tamano="compacto"
            ocupado={pedido === ESTADO_AVISO_AL.ir}
            aria-label={`Voy: mesa ${mesa}, ${texto}`}
            onClick={() => void claimAviso(aviso)}
          >
            Voy
          </Boton>
        )}
        <Boton
          variante="secundario"
          tamano="compacto"
          ocupado={pedido === ESTADO_AVISO_AL.atender}
          aria-label={`Atendido: mesa ${mesa}, ${texto}`}
          onClick={() => void closeAviso(aviso)}
        >
          Atendido
        </Boton>
      </div>
    </li>
  );
}

/** What a mesa asks for: 'Llama al camarero', 'La cuenta (tarjeta)'. */
function textoLlamada({ tipo, pago }: Pick<Aviso, 'tipo' | 'pago'>): string {
  if (tipo === 'camarero') return 'Llama al camarero';
  return pago === undefined ? 'La cuenta' : `La cuenta (${ETIQUETA_PAGO[pago].toLowerCase()})`;
}
